import { minifySync } from 'vite'
import { holdInput } from './hold-input.ts'
import { neededStyles } from './needed-styles.ts'
import { type LaterParts, startPage } from './start-page.ts'

export interface PaintFirst {
  readonly html: string
  /** A file to write beside the others, where the page's own start was a script inside it. */
  readonly written?: { readonly address: string; readonly text: string }
}

const styleLink = /<link rel="stylesheet" href="([^"]+)"\/>/g
const fontLink = /<link rel="preload" href="([^"]+)" as="font"[^>]*>/g
const moduleLink = /<link rel="modulepreload" href="([^"]+)"\/>/g
const startOfReact = /<script type="module" async="">([\s\S]+?)<\/script>/
/** What the page's loaders answered, and more that only React reads. */
const stateOfReact = /<script>(window\.__reactRouterContext[\s\S]+?)<\/script>/g
const startWithoutReact = /<script type="module" src="([^"]+)"><\/script>/
/** The file that holds nothing but the typefaces: see vite.config.ts. */
const isTypefaces = (address: string) => address.includes('/fonts-style-')

/** Bytes before compression. Above it lie nine tenths of what a page fetches, in a handful of files. */
const heavyFrom = 20_000

/** What the build made, by address, and the address that a new script of ours gets. */
export interface Built {
  readonly styles: ReadonlyMap<string, string>
  readonly scripts: ReadonlyMap<string, string>
  nameScript(text: string): string
}

/**
 * A page whose words can be painted from its HTML alone: the styles it needs stand in it, and typefaces and scripts are
 * fetched after the first paint, so that they take no line and no processor time from it (decision 025).
 */
export function paintFirst(html: string, built: Built): PaintFirst {
  const linked = firstGroups(html, styleLink)
  const typefaces = linked.filter(isTypefaces)
  const start = startOf(html)
  const entry =
    start === undefined
      ? (startWithoutReact.exec(html)?.[1] ?? fail('The page starts no script.'))
      : built.nameScript(start)
  const modules = firstGroups(html, moduleLink)
  const later: LaterParts = {
    fonts: firstGroups(html, fontLink),
    typefaces,
    // React brings more than the page shows now, and looks for the links it knows; the others have all they need.
    styles: start === undefined ? [] : linked.filter((address) => !isTypefaces(address)),
    modules,
    heavy: modules.filter((address) => find(built.scripts, address).length > heavyFrom),
    entry,
  }
  const sheets = linked
    .filter((address) => !isTypefaces(address))
    .map((address) => find(built.styles, address))
  const ownScript = start === undefined ? find(built.scripts, entry) : ''
  const head = [
    `<style>${neededStyles(sheets.join('\n'), html + ownScript)}</style>`,
    `<script>${start === undefined ? '' : holder}${startScript(later)}</script>`,
    `<noscript>${typefaces.map(linkTo).join('')}</noscript></head>`,
  ].join('')
  return {
    html: html
      .replaceAll(styleLink, '')
      .replaceAll(fontLink, '')
      .replaceAll(moduleLink, '')
      // React looks for these elements too when it takes the page over.
      .replace(startOfReact, '<script type="module" async=""></script>')
      .replaceAll(stateOfReact, '<script></script>')
      .replace(startWithoutReact, '')
      .replace('</head>', () => head),
    ...(start !== undefined && { written: { address: entry, text: start } }),
  }
}

/** React's start with the state it starts from, which is a quarter of the guide's page; none where there is no React. */
function startOf(html: string): string | undefined {
  const start = startOfReact.exec(html)?.[1]
  return start && [...firstGroups(html, stateOfReact), start].join('\n')
}

/** What such a page fetches after its first paint; nothing of a page that was left as it was built. */
export function laterParts(html: string): LaterParts | undefined {
  const found = /\((\{"fonts":.*?"entry":".*?"\})\);?\s*<\/script>/.exec(html)
  return found?.[1] === undefined ? undefined : (JSON.parse(found[1]) as LaterParts)
}

/** The styles that stand in the page itself. */
export function stylesInside(html: string): string | undefined {
  return /<style>([\s\S]*?)<\/style>/.exec(html)?.[1]
}

const { code: holder } = minifySync('hold-input.js', `(${holdInput})()`)
const { code: starter } = minifySync('start-page.js', `(${startPage})(LATER)`)

function startScript(later: LaterParts): string {
  return starter.replace('LATER', () => JSON.stringify(later).replaceAll('<', '\\u003c'))
}

const linkTo = (address: string) => `<link rel="stylesheet" href="${address}"/>`

function firstGroups(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = '']) => found)
}

/** The build marks some styles with an empty fragment, which names the same file. */
function find(files: ReadonlyMap<string, string>, address: string): string {
  return files.get(address.replace(/#.*$/, '')) ?? fail(`There is no file ${address}.`)
}

function fail(reason: string): never {
  throw new Error(reason)
}
