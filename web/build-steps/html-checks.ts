import { createHash } from 'node:crypto'

/** Replaced by the server when it serves a page, hence never inside a script whose hash is fixed at build. */
const addressPlaceholder = 'public-url.invalid'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const comment = /<!--[\s\S]*?-->/g
const tag = /<[a-z][^\s/>]*((?:\s+[^\s=/>]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi
const attribute = /([^\s=/>]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?/g

/** Data for search engines: never run, so no policy asks for its hash, and the public address may stand in it. */
const dataBlock = /\stype\s*=\s*"application\/ld\+json"/i

/** "sha256-…" of every inline script, each once, in the order of the page. */
export function inlineScriptHashes(html: string): string[] {
  return [...new Set(inlineScripts(html).map(hashOf))]
}

/** "sha256-…" of the styles that stand in a page. */
export function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => hashOf(text))
}

/** What the policy of our pages would refuse, or what would break a script's hash, in words. Empty when all is well. */
export function policyProblems(html: string): string[] {
  const markup = html.replace(comment, '').replace(script, '<script$1></script>')
  const problems: string[] = []
  if (/<style\b/i.test(markup)) problems.push('an inline <style> element')
  for (const [, attributes = ''] of markup.matchAll(tag)) {
    for (const [, name = ''] of attributes.matchAll(attribute)) {
      if (name.toLowerCase() === 'style') problems.push('a style attribute')
      if (/^on[a-z]+$/i.test(name)) problems.push(`an inline event handler (${name})`)
    }
  }
  if (inlineScripts(html).some((text) => text.includes(addressPlaceholder))) {
    problems.push('the public address inside an inline script')
  }
  return [...new Set(problems)]
}

function inlineScripts(html: string): string[] {
  return (
    [...html.matchAll(script)]
      .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && !dataBlock.test(attributes))
      .map(([, , text = '']) => text)
      // Nothing in it, nothing to run, and no browser asks the policy.
      .filter((text) => text !== '')
  )
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
