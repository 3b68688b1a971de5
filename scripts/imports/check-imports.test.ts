import { describe, expect, test } from 'vitest'
import { makeTree, writeFiles } from '../testing/temp-tree.ts'
import { checkImports } from './check.ts'

const manifests = {
  'package.json': { devDependencies: { vitest: '1.0.0' } },
  'contract/package.json': { dependencies: { zod: '1.0.0' } },
  'guide/package.json': { dependencies: { '@recourse/contract': '1.0.0' } },
  'server/package.json': { dependencies: { '@recourse/contract': '1.0.0', fastify: '1.0.0' } },
  'web/package.json': {
    dependencies: { '@recourse/contract': '1.0.0', '@recourse/guide': '1.0.0', react: '1.0.0' },
  },
  'e2e/package.json': { dependencies: { '@playwright/test': '1.0.0' } },
  'bench/package.json': {},
}

/** Writes a tree of files and returns what the check says about it, as lines of output. */
function check(files: Record<string, string>): string[] {
  const root = makeTree(files)
  for (const [path, json] of Object.entries(manifests)) writeFiles(root, { [path]: JSON.stringify(json) })
  return checkImports(root).map(({ file, line, text }) => `${file}:${line} ${text}`)
}

test('a tree that keeps to the rules has no findings', () => {
  const findings = check({
    'contract/src/claims.ts': "import * as z from 'zod/mini'\nimport { limits } from './limits.ts'",
    'contract/src/claims.test.ts': "import { test } from 'vitest'\nimport './claims.ts'",
    'contract/src/limits.ts': 'export const limits = 1',
    'guide/src/deadlines.ts': "import '@recourse/contract/limits'",
    'server/vitest.config.ts': "import { defineConfig } from 'vitest/config'",
    'server/src/main.ts': "import './app.ts'\nimport './platform/db.ts'",
    'server/src/app.ts': "import './features/claims/routes.ts'",
    'server/src/schema/claims.ts': "import '@recourse/contract/claims'",
    'server/src/platform/db.ts': "import pg from 'fastify'\nimport 'node:fs'\nimport '../schema/claims.ts'",
    'server/src/features/claims/routes.ts': "import './access.ts'\nimport '../../platform/db.ts'",
    'server/src/features/claims/access.ts': "import '../../schema/claims.ts'",
    'server/src/features/messages/routes.ts': "import '../claims/access.ts'",
    'server/src/features/messages/messages.test.ts': "import '../../testing/make-app.ts'\nimport 'vitest'",
    'server/src/testing/make-app.ts': "import '../app.ts'\nimport '../../../scripts/lib/product.mjs'",
    'web/src/routes.ts': "import './pages/home.tsx'",
    'web/src/root.tsx': "import './layout/frame.tsx'",
    'web/src/layout/frame.tsx': "import '../ui/button.tsx'\nimport '../content/links.ts'",
    'web/src/ui/button.tsx': "import { useId } from 'react'\nimport './button.module.css'",
    'web/src/content/links.ts': 'export const links = {}',
    'web/src/pages/home.tsx':
      "import type { Route } from './+types/home'\nimport '../features/guide/list.tsx'",
    'web/src/pages/api-docs.tsx': "import './api-docs.module.css'\nimport './api-docs/part.tsx'",
    'web/src/pages/api-docs/part.tsx': "import './fields.ts'",
    'web/src/pages/api-docs/fields.ts': '',
    'web/src/features/guide/list.tsx': "import '@recourse/guide/deadlines'\nimport '../../ui/button.tsx?url'",
    'e2e/signup.spec.ts': "import { test } from '@playwright/test'\nimport '../scripts/lib/product.mjs'",
  })
  expect(findings).toEqual([])
})

describe('one planted import is one finding', () => {
  const access = { 'server/src/features/claims/store.ts': '', 'web/src/pages/home.tsx': '' }
  const cases: [title: string, file: string, source: string, finding: string][] = [
    [
      'contract uses a package',
      'contract/src/a.ts',
      "import 'react'",
      '1 imports react: contract uses only zod',
    ],
    [
      'contract imports the guide',
      'contract/src/a.ts',
      "import '@recourse/guide/a'",
      '1 imports @recourse/guide/a: contract may not import guide',
    ],
    ['the guide uses a package', 'guide/src/a.ts', "import 'zod'", '1 imports zod: guide uses no package'],
    [
      'the server imports the guide',
      'server/src/app.ts',
      "\nimport '@recourse/guide/a'",
      '2 imports @recourse/guide/a: server may not import guide',
    ],
    [
      'the server imports the web app',
      'server/src/app.ts',
      "import '@recourse/web/a'",
      '1 imports @recourse/web/a: server may not import web',
    ],
    [
      'the web app imports the server in a test',
      'web/src/a.test.ts',
      "import '@recourse/server/app'",
      '1 imports @recourse/server/app: web may not import server',
    ],
    [
      'a journey imports the contract',
      'e2e/a.spec.ts',
      "import '@recourse/contract/a'",
      '1 imports @recourse/contract/a: e2e may not import contract',
    ],
    [
      'a bench imports the server by path',
      'bench/run.ts',
      "import '../server/src/app.ts'",
      '1 imports ../server/src/app.ts: a relative import may not leave bench/',
    ],
    [
      'a relative import leaves its workspace',
      'server/src/app.ts',
      "import '../../contract/src/a.ts'",
      '1 imports ../../contract/src/a.ts: a relative import may not leave server/',
    ],
    [
      'the product uses the test harness',
      'server/src/app.ts',
      "import '../../scripts/lib/product.mjs'",
      '1 imports ../../scripts/lib/product.mjs: a relative import may not leave server/',
    ],
    [
      'a package is not declared',
      'server/src/app.ts',
      "import 'left-pad'",
      '1 imports left-pad: server/package.json does not declare it',
    ],
    [
      'the product uses a tool of the root',
      'server/src/app.ts',
      "import 'vitest'",
      '1 imports vitest: server/package.json does not declare it',
    ],
    [
      'a feature imports a neighbour',
      'server/src/features/messages/service.ts',
      "import '../claims/store.ts'",
      '1 imports ../claims/store.ts: a server feature imports nothing of its neighbours except access.ts',
    ],
    [
      'a feature imports the app',
      'server/src/features/messages/service.ts',
      "import '../../app.ts'",
      '1 imports ../../app.ts: a server feature may not reach up to the files that join everything',
    ],
    [
      'a feature uses a helper of the tests',
      'server/src/features/messages/service.ts',
      "import '../../testing/a.ts'",
      '1 imports ../../testing/a.ts: only tests use what is made for tests',
    ],
    [
      'the platform imports a feature',
      'server/src/platform/http/a.ts',
      "import '../../features/claims/store.ts'",
      '1 imports ../../features/claims/store.ts: a server platform may not import a server feature',
    ],
    [
      'the schema imports the platform',
      'server/src/schema/a.ts',
      "import '../platform/a.ts'",
      '1 imports ../platform/a.ts: a server schema may not import a server platform',
    ],
    [
      'the ui imports the platform of the web app',
      'web/src/ui/a.tsx',
      "import '../platform/a.ts'",
      '1 imports ../platform/a.ts: a web ui may not import a web platform',
    ],
    [
      'the platform of the web app imports the ui',
      'web/src/platform/a.ts',
      "import '../ui/a.tsx'",
      '1 imports ../ui/a.tsx: a web platform may not import a web ui',
    ],
    [
      'the layout imports a feature',
      'web/src/layout/a.tsx',
      "import '../features/claims/a.tsx'",
      '1 imports ../features/claims/a.tsx: a web layout may not import a web feature',
    ],
    [
      'the ui imports the guide',
      'web/src/ui/a.tsx',
      "import '@recourse/guide/a'",
      '1 imports @recourse/guide/a: a web ui may not import guide',
    ],
    [
      'a web feature imports a neighbour, be it its access.ts',
      'web/src/features/messages/a.tsx',
      "import '../claims/access.ts'",
      '1 imports ../claims/access.ts: a web feature imports nothing of its neighbours',
    ],
    [
      'a feature imports a page',
      'web/src/features/messages/a.tsx',
      "import '../../pages/home.tsx'",
      '1 imports ../../pages/home.tsx: a web feature may not import a web page',
    ],
    [
      'a page imports a page',
      'web/src/pages/other.tsx',
      "import './home.tsx'",
      '1 imports ./home.tsx: a web page imports nothing of its neighbours',
    ],
    [
      'a page is re-exported',
      'web/src/features/messages/a.tsx',
      "export { home } from '../../pages/home.tsx'",
      '1 imports ../../pages/home.tsx: a web feature may not import a web page',
    ],
    [
      'a page is imported later on, after letters of other alphabets',
      'web/src/features/messages/a.tsx',
      "export const name = '\u65e5\u672c\u8a9e \u{1f642}'\n\nexport const home = () => import('../../pages/home.tsx')",
      '3 imports ../../pages/home.tsx: a web feature may not import a web page',
    ],
    [
      'a type of a page is named by import()',
      'web/src/features/messages/a.tsx',
      "\nexport type Home = import('../../pages/home.tsx').Home",
      '2 imports ../../pages/home.tsx: a web feature may not import a web page',
    ],
    [
      'a file is a barrel',
      'contract/src/index.ts',
      'export const a = 1',
      '1 is a barrel: import each file by its own name',
    ],
  ]
  test.each(cases)('%s', (_title, file, source, finding) => {
    expect(check({ ...access, [file]: source })).toEqual([`${file}:${finding}`])
  })
})

test('files that import each other in a circle are reported once, with the whole circle', () => {
  const findings = check({
    'contract/src/a.ts': "import './b.ts'",
    'contract/src/b.ts': "\nimport type { C } from '@recourse/contract/c'",
    'contract/src/c.ts': "import './a.ts'",
  })
  expect(findings).toEqual([
    'contract/src/a.ts:1 imports contract/src/b.ts: a circle, contract/src/a.ts → contract/src/b.ts → contract/src/c.ts → contract/src/a.ts',
  ])
})

test('a file that cannot be read is an error and not a clean bill', () => {
  expect(() => check({ 'contract/src/a.ts': 'import {' })).toThrow('contract/src/a.ts cannot be read')
})
