import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { accessLevels } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const here = dirname(fileURLToPath(import.meta.url))

/** What the compiler says about a file that stands beside the contract. */
function compile(source: string): string {
  const folder = mkdtempSync(join(here, '..', 'compile-'))
  try {
    writeFileSync(join(folder, 'sample.ts'), source)
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../tsconfig.json', include: ['sample.ts'] }),
    )
    execFileSync('tsc', ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' })
    return ''
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const sample = (access: string) => `
  import * as z from 'zod/mini'
  import { endpoint } from '../src/endpoint.ts'
  export const getThing = endpoint({
    method: 'GET', path: '/api/v1/thing', ${access} summary: 'A thing.', reply: z.object({}),
  })`

describe('the contract', () => {
  test('an endpoint without declared access does not compile', () => {
    expect(compile(sample("access: 'staff',"))).toBe('')
    expect(compile(sample(''))).toMatch(/access/)
    expect(compile(sample("access: 'everyone',"))).toMatch(/everyone/)
  })

  test('no two endpoints share a method and a path', () => {
    const keys = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.length).toBeGreaterThan(10)
  })

  test('every endpoint says who may call it and what it is for', () => {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      expect(accessLevels, name).toContain(endpoint.access)
      expect(endpoint.summary, name).toMatch(/\.$/)
    }
  })
})
