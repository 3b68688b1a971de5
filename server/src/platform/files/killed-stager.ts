/** A process for a test to kill while it stages: node killed-stager.ts <config as JSON> <key in hex>. */
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { createFiles } from './files.ts'

const [config = '', key = ''] = process.argv.slice(2)
const files = createFiles({ config: JSON.parse(config), keys: [Buffer.from(key, 'hex')] })

/** A client that sends two megabytes and then nothing more, without hanging up. */
async function* stuckClient() {
  for (let sent = 0; sent < 32; sent += 1) yield randomBytes(65_536)
  await new Promise((resolve) => setTimeout(resolve, 2 ** 30))
}

await files.stage(Readable.from(stuckClient(), { objectMode: false }), 2 ** 30)
