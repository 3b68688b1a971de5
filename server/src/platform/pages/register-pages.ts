import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { scriptSecurityHeaders, securityHeaders } from '../http-headers.ts'
import { type AddressedFile, readAddressedFiles } from './addressed-files.ts'
import { clientDir, listFiles, readPagesFile } from './build.ts'
import { type Page, readPage, sendPage } from './page.ts'

export interface PagesOptions {
  /** The web app's build folder, with pages.json and client/ in it. */
  readonly buildDir: string
  /** The address of this installation, without a slash at its end. */
  readonly publicUrl: string
}

const notFoundPath = '/404'

/** Serves the built web app: pages from memory, files from disk, and /404 for everything nobody knows. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { pages, shell, appPaths, addressed } = await readPages(options)
  const files = await listFiles(options.buildDir)
  const plainHeaders = securityHeaders(options.publicUrl)
  const scriptHeaders = scriptSecurityHeaders(options.publicUrl)

  await app.register(fastifyStatic, {
    root: clientDir(options.buildDir),
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })

  function findPage(path: string, request: FastifyRequest): Page | undefined {
    const page = pages.get(path)
    if (appPaths.has(path) || (page && path !== notFoundPath && isSignedIn(request))) return shell
    return page
  }

  function sendFile(path: string, reply: FastifyReply): FastifyReply {
    reply.headers(path.endsWith('.js') ? scriptHeaders : plainHeaders)
    return reply.header('cache-control', cacheFor(path)).sendFile(path.slice(1))
  }

  function sendText({ type, text }: AddressedFile, reply: FastifyReply): FastifyReply {
    return reply.headers(plainHeaders).header('cache-control', 'public, max-age=86400').type(type).send(text)
  }

  function redirect(reply: FastifyReply, to: string, status: 301 | 302): FastifyReply {
    return reply.headers(plainHeaders).header('cache-control', 'no-cache').redirect(to, status)
  }

  app.get('/*', (request, reply) => {
    const { path, search } = splitUrl(request.url)
    const page = findPage(path, request)
    if (page) return sendPage(page, request, reply)
    const file = addressed.get(path)
    if (file) return sendText(file, reply)
    if (files.has(path)) return sendFile(path, reply)
    const bare = path.replace(/\/+$/, '')
    // Only to a path that is known, so that no request can choose where the redirect leads.
    if (bare !== path && findPage(bare, request)) return redirect(reply, bare + search, 301)
    // The API's own unknown paths, and files of an older build, are no pages: they get the plain 404.
    if (/^\/(api|auth|assets)(\/|$)/.test(path)) return reply.callNotFound()
    return redirect(reply, notFoundPath, 302)
  })
}

async function readPages({ buildDir, publicUrl }: PagesOptions) {
  const built = await readPagesFile(buildDir)
  const pages = new Map<string, Page>()
  for (const [path, page] of Object.entries(built.pages)) {
    const vary = path === notFoundPath ? 'Accept-Encoding' : 'Accept-Encoding, Cookie'
    const status = path === notFoundPath ? 404 : 200
    pages.set(path, await readPage(buildDir, page, { publicUrl, vary, status }))
  }
  // The shell stands in for public pages too: a signed-in person keeps the signed-in header everywhere.
  const shell = await readPage(buildDir, built.shell, { publicUrl, vary: 'Accept-Encoding, Cookie' })
  const addressed = await readAddressedFiles(buildDir, built.addressed, publicUrl)
  return { pages, shell, addressed, appPaths: new Set(built.shell.paths) }
}

function splitUrl(url: string): { path: string; search: string } {
  const mark = url.indexOf('?')
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) }
}

/** The cookie grants nothing: it only says whether to send the prerendered page or the app's shell. */
function isSignedIn(request: FastifyRequest): boolean {
  return (request.headers.cookie ?? '').split(';').some((cookie) => cookie.trim() === 'signed_in=1')
}

function cacheFor(path: string): string {
  // Names under /assets/ carry a hash of the content; the rest keep their names, so they last a day.
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
}
