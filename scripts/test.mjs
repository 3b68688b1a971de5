// npm test: everything CI checks. Ends with one line `N passed, N failed`; the steps and their time plan
// are in lib/steps.mjs. `--only static|unit|api|browser|bench` runs a part of it.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { capture, endGroup } from './lib/capture.mjs'
import { endMarked, markName } from './lib/leftovers.mjs'
import { root } from './lib/root.mjs'
import { steps } from './lib/steps.mjs'

const kinds = [...new Set(steps.flatMap((step) => step.kinds))]

function readOnly(args) {
  if (args.length === 0) return undefined
  const only = args[0] === '--only' ? args[1] : args[0].replace(/^--only=/, '')
  if (kinds.includes(only)) return only
  console.error(`npm test takes --only ${kinds.join('|')} and nothing else.`)
  process.exit(2)
}

const only = readOnly(process.argv.slice(2))
const mark = randomUUID()
const reportFolder = mkdtempSync(join(tmpdir(), 'recourse-reports-'))
let running

function cleanUp() {
  if (running) endGroup(running, 'SIGKILL')
  const left = endMarked(mark)
  rmSync(reportFolder, { recursive: true, force: true })
  return left
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.on(signal, () => {
    cleanUp()
    process.exit(code)
  })

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

function describe({ passed, failed, skipped = 0 }) {
  if (failed === 0 && passed <= 1 && skipped === 0) return 'ok'
  const parts = [failed && `${failed} failed`, passed && `${passed} passed`, skipped && `${skipped} skipped`]
  return parts.filter(Boolean).join(', ')
}

async function runStep(step, context) {
  const started = performance.now()
  process.stdout.write(`${step.name} … `)
  const missing = step.leftOut?.()
  if (missing) {
    console.log(`left out: ${missing}`)
    return { passed: 0, failed: 0, failures: [] }
  }
  const result = await step.run(context)
  running = undefined
  console.log(`${describe(result)} (${seconds(started)})`)
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`)
  return result
}

const started = performance.now()
const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
const base = { ...process.env, ...colours, PATH: path, [markName]: mark }
const onStart = (child) => {
  running = child
}
const context = {
  root,
  reportFolder,
  onStart,
  run: (file, args, { env, ...options } = {}) =>
    capture(file, args, { cwd: root, onStart, limitSeconds: 300, ...options, env: { ...base, ...env } }),
}

let passed = 0
const failures = []
for (const step of steps.filter((step) => !only || step.kinds.includes(only))) {
  const result = await runStep(step, context)
  passed += result.passed
  failures.push(...result.failures)
  if (step.neededByAll && result.failed > 0) break
}

const left = cleanUp()
if (left.length > 0)
  console.log(
    `Ended what was left running: ${left.map(({ pid, command }) => `${command} (${pid})`).join(', ')}`,
  )
if (failures.length > 0)
  console.log(`\nFailed:\n\n${failures.map((failure) => `  ${failure}`).join('\n\n')}\n`)
console.log(`All of it took ${seconds(started)}.`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length > 0 || passed === 0 ? 1 : 0)
