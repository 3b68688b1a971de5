import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startScript } from '../controls/start-script.ts'
import { bearer, type Filled } from '../filled.ts'
import { visitor } from '../load/target.ts'
import { watchMemory } from '../memory.ts'
import type { Plan } from '../plan.ts'
import { makeRow, type Row } from '../row.ts'
import { takeTurns } from '../take-turns.ts'

const megabyte = 1_000_000
/** Bytes of memory that one upload under way may add. */
const memoryPerStream = 8 * megabyte

/** Documents sent side by side, over a plain pipeline in Node that hashes, seals and writes the same bytes. */
export async function measureUploads(filled: Filled, plan: Plan): Promise<Row[]> {
  const { atOnce, megabytes, rounds } = plan.uploads
  const folder = mkdtempSync(join(tmpdir(), 'recourse-uploads-'))
  const bare = await startScript<{ port: number }>('server/src/testing/bench/bare-upload.ts', [folder])
  const bytes = textOf(megabytes * megabyte)
  const all = async (send: (number: number) => Promise<void>) => {
    const started = performance.now()
    await Promise.all(Array.from({ length: atOnce }, (_, number) => send(number)))
    return (atOnce * megabytes) / ((performance.now() - started) / 1000)
  }
  const growth: number[] = []
  try {
    const rates = await takeTurns(
      {
        control: () => all(() => sendBare(bare.said.port, bytes)),
        ours: async () => {
          const peak = watchMemory(filled.pid)
          const rate = await all((number) => sendDocument(filled, number, bytes))
          growth.push(peak() / atOnce)
          return rate
        },
      },
      { ...plan, rounds },
    )
    return [
      makeRow({
        job: `${atOnce} uploads of ${megabytes} MB at once, over a plain pipeline`,
        unit: 'MB/s',
        goal: { least: 0.7 },
        control: rates.control,
        ours: rates.ours,
      }),
      makeRow({
        job: `${atOnce} uploads at once, memory each over 8 MB`,
        unit: 'bytes',
        goal: { most: 1 },
        control: [memoryPerStream],
        // Also of the warm-up, in which most of it grows.
        ours: [Math.max(...growth)],
      }),
    ]
  } finally {
    await bare.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Plain text, which is judged like every document, and not the same in every line. */
function textOf(size: number): Uint8Array {
  let lines = ''
  for (let line = 0; lines.length < 10_000; line += 1)
    lines += `Line ${line} of a long letter to the insurer.\n`
  return Buffer.alloc(size, lines)
}

async function sendBare(port: number, bytes: Uint8Array): Promise<void> {
  const { status } = await post(`http://127.0.0.1:${port}/`, {}, [bytes])
  if (status !== 201) throw new Error(`The plain pipeline answered ${status}.`)
}

const boundary = 'recourse-bench'

async function sendDocument(filled: Filled, number: number, bytes: Uint8Array): Promise<void> {
  const person = filled.members[number]
  if (!person) throw new Error('There are too few people to upload.')
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="claim_uid"\r\n\r\n${person.claim_uid}\r\n` +
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="letter.txt"\r\n` +
      'content-type: text/plain\r\n\r\n',
  )
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const headers = {
    ...bearer(person),
    'x-forwarded-for': visitor(number),
    'content-type': `multipart/form-data; boundary=${boundary}`,
  }
  const { status, said } = await post(`${filled.baseUrl}/api/v1/upload_supporting_doc`, headers, [
    head,
    bytes,
    tail,
  ])
  if (status !== 201) throw new Error(`An upload answered ${status}: ${said}`)
}

/** By node:http and from the same bytes each time: FormData and fetch copy them, on a machine that the server shares. */
async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  parts: readonly Uint8Array[],
): Promise<{ status: number | undefined; said: string }> {
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  const sending = request(url, { method: 'POST', headers: { ...headers, 'content-length': size } })
  for (const part of parts) sending.write(part)
  sending.end()
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, said: await text(answer) }
}
