import type { Resource } from '../region-facts.ts'
import { privateResources } from './national-resources-private.ts'
import { publicResources } from './national-resources-public.ts'

/** Help that serves every region. */
export const nationalResources: readonly Resource[] = [...privateResources, ...publicResources]
