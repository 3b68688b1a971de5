import type { BrowserContext } from '@playwright/test'

/** Adds every console error, uncaught error and breach of the content security policy to `complaints`. */
export async function watchBrowser(context: BrowserContext, complaints: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) =>
    complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`),
  )
  await context.addInitScript(`
    document.addEventListener('securitypolicyviolation', (breach) =>
      console.error('Breach of the content security policy:', breach.violatedDirective, breach.blockedURI))
  `)
}
