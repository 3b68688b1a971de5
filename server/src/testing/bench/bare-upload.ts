// For benchmarks: node bare-upload.ts FOLDER takes the body of each request through a plain pipeline that hashes it, seals
// it by AES-256-GCM and writes it durably to a file in FOLDER. It prints its port.
import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const [, , folder = ''] = process.argv
let count = 0

const server = createServer(async (request, response) => {
  count += 1
  const hash = createHash('sha256')
  const hashed = new PassThrough().on('data', (piece: Buffer) => void hash.update(piece))
  const cipher = createCipheriv('aes-256-gcm', randomBytes(32), randomBytes(12))
  await pipeline(request, hashed, cipher, createWriteStream(join(folder, `bare-${count}`), { flush: true }))
  response.writeHead(201).end(hash.digest('hex'))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(JSON.stringify({ port: address.port }))
})
