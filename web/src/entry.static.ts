import { enhance } from './ui/enhance.ts'

enhance(document)
