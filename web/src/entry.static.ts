import { enhanceDownloads } from './features/downloads/count-views.ts'
import { enhanceDemo } from './features/site/landing/play-demo.ts'
import { enhanceNewsletter } from './features/site/landing/send-newsletter.ts'
import { cameAlive } from './platform/came-alive.ts'
import { enhance } from './ui/enhance.ts'

const { signal } = new AbortController()
enhance(document)
enhanceDemo(document, signal)
enhanceNewsletter(document, signal)
enhanceDownloads(document, signal)
cameAlive()
