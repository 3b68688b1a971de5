import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdf } from '../../../testing/awkward-pdfs.ts'
import { createScanner, type Scanner } from './clamd.ts'
import { type Clamd, eicar, findFreePort, startClamd, streamMax } from './test-clamd.ts'

let clamd: Clamd
beforeAll(async () => {
  clamd = await startClamd()
})
afterAll(() => clamd?.stop())

function requireScanner(url: string, silenceMs?: number): Scanner {
  const scanner = createScanner(url, silenceMs === undefined ? {} : { silenceMs })
  if (!scanner) throw new Error('there is no scanner')
  return scanner
}

const bytes = (...chunks: Buffer[]) => Readable.from(chunks, { objectMode: false })

/** In pieces, as it would come from storage. */
function pieces(content: Buffer): Readable {
  const starts = Array.from({ length: Math.ceil(content.length / 65_536) }, (_, index) => index * 65_536)
  return bytes(...starts.map((start) => content.subarray(start, start + 65_536)))
}

test.each(['tcpUrl', 'unixUrl'] as const)(
  'over %s, a letter is clean and the test virus is found',
  async (url) => {
    const scanner = requireScanner(clamd[url])
    expect(await scanner.scan(bytes(pdf(3)))).toBe('clean')
    expect(await scanner.scan(bytes(Buffer.from(eicar)))).toBe('infected')
    expect(await scanner.scan(bytes(Buffer.from(eicar.slice(0, 20)), Buffer.from(eicar.slice(20))))).toBe(
      'infected',
    )
  },
)

test('a file just within the limit of clamd is scanned to its last byte', async () => {
  const scanner = requireScanner(clamd.tcpUrl)
  const noise = randomBytes(streamMax - eicar.length)
  expect(await scanner.scan(pieces(noise))).toBe('clean')
  expect(await scanner.scan(pieces(Buffer.concat([noise, Buffer.from(eicar)])))).toBe('infected')
})

test('a file that clamd is not willing to look at counts as not scanned', async () => {
  const scanner = requireScanner(clamd.tcpUrl)
  expect(await scanner.scan(pieces(randomBytes(4 * streamMax)))).toBe('unavailable')
})

test('many files at once get their own verdicts', async () => {
  const scanner = requireScanner(clamd.unixUrl)
  const contents = Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? eicar : `letter ${index}`))
  const verdicts = await Promise.all(contents.map((content) => scanner.scan(bytes(Buffer.from(content)))))
  expect(verdicts).toEqual(contents.map((content) => (content === eicar ? 'infected' : 'clean')))
})

test('a scanner that is not there is unavailable, and so is one that hangs up', async () => {
  const nobody = requireScanner(`tcp://127.0.0.1:${await findFreePort()}`)
  expect(await nobody.scan(pieces(randomBytes(1_000_000)))).toBe('unavailable')
  expect(await requireScanner('unix:///nowhere/clamd.sock').scan(bytes(pdf()))).toBe('unavailable')

  const rude = createServer((socket) => socket.resetAndDestroy()).listen(0, '127.0.0.1')
  await once(rude, 'listening')
  const { port } = rude.address() as AddressInfo
  expect(await requireScanner(`tcp://127.0.0.1:${port}`).scan(pieces(randomBytes(1_000_000)))).toBe(
    'unavailable',
  )
  rude.close()
})

test('a scanner that hangs is unavailable after a while, and of use again when it goes on', async () => {
  const scanner = requireScanner(clamd.tcpUrl, 500)
  clamd.process.kill('SIGSTOP')
  expect(await scanner.scan(bytes(pdf()))).toBe('unavailable')
  expect(await scanner.scan(pieces(randomBytes(8_000_000)))).toBe('unavailable')
  clamd.process.kill('SIGCONT')
  expect(await requireScanner(clamd.tcpUrl).scan(bytes(Buffer.from(eicar)))).toBe('infected')
})

test('content that cannot be read is the fault of the content', async () => {
  async function* failing() {
    yield Buffer.from('first')
    throw new Error('the disk is gone')
  }
  const content = Readable.from(failing(), { objectMode: false })
  await expect(requireScanner(clamd.tcpUrl).scan(content)).rejects.toThrow('the disk is gone')
})

test('without an address there is no scanner, and a wrong one is refused', () => {
  expect(createScanner(null)).toBeNull()
  for (const wrong of ['', 'clamd', 'http://localhost:3310', 'unix://', 'tcp://'])
    expect(() => createScanner(wrong)).toThrow('CLAMD_URL')
})
