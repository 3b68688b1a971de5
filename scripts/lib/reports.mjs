// Reads the JSON reports of vitest and Playwright into { passed, failed, skipped, failures }.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** The beginning of an error, without colours and without the lines of other people's code. */
function firstLines(message = '') {
  const lines = stripVTControlCharacters(message).split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/') && !line.includes('(node:'))
    .slice(0, 8)
    .join('\n    ')
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** A run that ended badly although no test failed (an error between tests, no test at all) is a failure too. */
function withRun(result, code, what) {
  if (result.failed > 0) return result
  if (code === 0 && result.passed > 0) return result
  const reason = code === 0 ? 'no test ran' : `ended with code ${code}, see its output above`
  return { ...result, failed: 1, failures: [`${what}: ${reason}`] }
}

export function readVitestReport(file, code, root) {
  const report = readJson(file)
  if (!report) return withRun(nothing, code || 1, 'vitest')
  const failures = report.testResults.flatMap((suite) => {
    const path = relative(root, suite.name)
    const failed = suite.assertionResults.filter((test) => test.status === 'failed')
    if (suite.status === 'failed' && failed.length === 0) return [`${path}: ${firstLines(suite.message)}`]
    return failed.map((test) => `${path} > ${test.fullName}\n    ${firstLines(test.failureMessages[0])}`)
  })
  const { numPassedTests: passed, numPendingTests, numTodoTests } = report
  const skipped = numPendingTests + numTodoTests
  return withRun({ passed, failed: failures.length, skipped, failures }, code, 'vitest')
}

function listSpecs(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)]
}

export function readPlaywrightReport(file, code) {
  const report = readJson(file)
  if (!report) return withRun(nothing, code || 1, 'Playwright')
  const tests = report.suites.flatMap(listSpecs).flatMap((spec) => spec.tests.map((test) => ({ spec, test })))
  const failures = tests
    .filter(({ test }) => test.status === 'unexpected')
    .map(({ spec, test }) => {
      const message = test.results.flatMap((result) => result.errors).map((error) => error.message)[0]
      return `e2e/${spec.file} [${test.projectName}] > ${spec.title}\n    ${firstLines(message)}`
    })
  const errors = report.errors.map((error) => `Playwright: ${firstLines(error.message)}`)
  const { expected, flaky, skipped } = report.stats
  const all = [...failures, ...errors]
  return withRun({ passed: expected + flaky, failed: all.length, skipped, failures: all }, code, 'Playwright')
}
