// What `npm test` runs, in order. Time plan on two cores, 15 minutes at most in all:
//   install 3 min (packages, Chromium and ClamAV; nothing when they are there), build, types, lint, imports 1,
//   unit and components 1, API 1.5 on the embedded PostgreSQL and 0.5 on PostgreSQL 15, browser journeys 4,
//   bench --smoke 35 s. The limits below only end what hangs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { installIfStale } from './install.mjs'
import { readPlaywrightReport, readVitestReport } from './reports.mjs'
import { findRuntime, refusal } from './runtime.mjs'
import { ensurePrograms } from './system-programs.mjs'

const systemPostgres = '/usr/lib/postgresql/15/bin/postgres'
const unitProjects = ['contract', 'guide', 'scripts', 'docs', 'build-steps', 'web']
// Where the engine's version could matter: migrations, triggers, plans, locks, jobs, notifications.
const sqlTests = [
  'features/audit',
  'features/chat/messages',
  'features/desk/desk-list',
  'features/overview',
  'platform/audit',
  'platform/db/migrate',
  'platform/jobs',
  'platform/realtime',
]

// The other groups take longer to start than to measure.
const smokeGroups = ['static', 'reads', 'growth']

const fine = { passed: 1, failed: 0, failures: [] }
const notCounted = { passed: 0, failed: 0, failures: [] }

function failure(name, output) {
  return { passed: 0, failed: 1, failures: [`${name}: see its output above`], output }
}

/** One pass or one failure for a whole step. The commands after a failing one still run. */
async function verdict(name, { run }, commands) {
  const results = []
  for (const command of commands) results.push(await run(...command))
  const output = results.map((result) => result.output).join('')
  return results.every((result) => result.code === 0) ? { ...fine, output } : failure(name, output)
}

async function vitest({ run, root, reportFolder }, name, chosen, { env, paths = [] } = {}) {
  const report = join(reportFolder, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const filter = chosen.map((project) => `--project=${project}`)
  const { code, output } = await run('vitest', ['run', ...paths, ...reporters, ...filter], {
    env,
    limitSeconds: 480,
  })
  return { ...readVitestReport(report, code, root), output }
}

async function playwright({ run, reportFolder }) {
  const report = join(reportFolder, 'browser.json')
  const options = { env: { E2E_REPORT: report }, limitSeconds: 480 }
  const { code, output } = await run('playwright', ['test', '--config=e2e'], options)
  return { ...readPlaywrightReport(report, code), output }
}

/** `kinds` are the values of --only under which a step runs; without --only all of them run. */
export const steps = [
  {
    name: 'install',
    kinds: ['static', 'unit', 'api', 'browser', 'bench'],
    neededByAll: true,
    async run({ onStart }) {
      const { code, output } = await installIfStale({ onStart })
      if (code !== 0) return failure('install', output)
      return findRuntime() ? notCounted : failure('install', refusal())
    },
  },
  {
    name: 'system programs',
    kinds: ['unit', 'api', 'browser'],
    async run({ onStart }) {
      const problem = await ensurePrograms(['chromium', 'clamd'], { onStart })
      return problem ? failure('system programs', problem) : notCounted
    },
  },
  {
    name: 'web build',
    kinds: ['static', 'unit', 'api', 'browser', 'bench'],
    async run({ root, onStart }) {
      const { code, output } = await buildIfStale({ root, onStart })
      return code === 0 ? { ...fine, output } : failure('web build', output)
    },
  },
  {
    name: 'types',
    kinds: ['static'],
    run: (context) =>
      verdict('types', context, [
        ['tsc', ['-p', 'contract']],
        ['tsc', ['-p', 'guide']],
        ['tsc', ['-p', '.']],
        ['react-router', ['typegen'], { cwd: join(context.root, 'web') }],
        ['tsc', ['-p', 'web']],
      ]),
  },
  { name: 'lint', kinds: ['static'], run: (context) => verdict('lint', context, [['biome', ['check']]]) },
  {
    name: 'imports',
    kinds: ['static'],
    run: (context) => verdict('imports', context, [['node', ['scripts/check-imports.ts']]]),
  },
  {
    name: 'reading level',
    kinds: ['static'],
    run: (context) => verdict('reading level', context, [['node', ['scripts/reading-level.ts']]]),
  },
  // Apart from the API: a browser and a database that contend for two cores make each other time out.
  {
    name: 'unit and component tests',
    kinds: ['unit'],
    run: (context) => vitest(context, 'unit', unitProjects),
  },
  { name: 'API tests', kinds: ['api'], run: (context) => vitest(context, 'api', ['server']) },
  {
    name: 'API tests on PostgreSQL 15',
    kinds: ['api'],
    leftOut: () => (existsSync(systemPostgres) ? undefined : 'it is not installed here'),
    run: (context) =>
      vitest(context, 'api-15', ['server'], {
        env: { TEST_POSTGRES: 'system' },
        paths: sqlTests.map((path) => `server/src/${path}`),
      }),
  },
  { name: 'browser', kinds: ['browser'], run: playwright },
  {
    name: 'bench --smoke',
    kinds: ['bench'],
    run: (context) => verdict('bench', context, [['node', ['scripts/bench.mjs', '--smoke', ...smokeGroups]]]),
  },
]
