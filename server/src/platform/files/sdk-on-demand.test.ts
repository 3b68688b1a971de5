import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** How many files of the AWS SDK a process loads that opens the file store and looks into it. */
async function sdkFilesLoaded(s3: object | null): Promise<number> {
  const script = `
    import { registerHooks } from 'node:module'
    let loaded = 0
    registerHooks({
      load(url, context, next) {
        if (url.includes('@aws-sdk')) loaded += 1
        return next(url, context)
      },
    })
    const { createFiles } = await import(${JSON.stringify(new URL('files.ts', import.meta.url))})
    const config = { s3: ${JSON.stringify(s3)}, dataDir: 'nowhere' }
    const files = createFiles({ config, keys: [Buffer.alloc(32)] })
    await files.open('0'.repeat(32)).catch(() => {})
    await files.close()
    console.log(loaded)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  return Number(stdout)
}

test('the AWS SDK is loaded only where S3 is configured', async () => {
  const s3 = {
    endpoint: 'http://127.0.0.1:1',
    bucket: 'recourse',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  }
  expect(await sdkFilesLoaded(null)).toBe(0)
  expect(await sdkFilesLoaded(s3)).toBeGreaterThan(0)
})
