import { fileSentences } from '@recourse/contract/file-rules'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createScanner } from '../../platform/files/scanner/clamd.ts'
import { eicar, startClamd } from '../../platform/files/scanner/test-clamd.ts'
import { scanHeld } from '../../platform/uploads/scan-held.ts'
import { files } from '../../schema/files.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makePerson } from '../../testing/people.ts'
import { fileOf, upload } from '../../testing/uploads.ts'
import { tellAboutRefusedFile } from './refused-file.ts'

async function clamd() {
  const running = await startClamd()
  onTestFinished(() => running.stop())
  return running
}
const clean = () => fileOf('A quiet note', 'note.txt', 'text/plain')
const infected = () => fileOf(eicar, 'virus.txt', 'text/plain')

test('with a scanner a virus is refused and leaves nothing, and a clean file passes', async () => {
  const { tcpUrl } = await clamd()
  const server = await makeApp({ CLAMD_URL: tcpUrl })
  const person = await makePerson(server)
  const { uid } = await makeClaim(person)
  const refused = await upload(server.app, person, uid, infected())
  expect([refused.statusCode, refused.json().detail]).toEqual([422, fileSentences.infected])
  const passed = await upload(server.app, person, uid, clean())
  expect(passed.statusCode).toBe(201)
  expect((await server.app.inject(passed.json().url)).body).toBe('A quiet note')
  const stored: string[] = []
  for await (const { key } of server.parts.files.list()) stored.push(key)
  expect(stored).toHaveLength(1)
})

test('while the scanner is away files are held back; once it is back the clean ones open and the others go, with a mail', async () => {
  const server = await makeApp({ CLAMD_URL: 'tcp://127.0.0.1:1' })
  const { parts, app, outbox } = server
  const deps = { ...parts, orm: parts.database.orm }
  const person = await makePerson(server)
  const { uid } = await makeClaim(person)
  const good = await upload(app, person, uid, clean())
  const bad = await upload(app, person, uid, infected())
  expect([good.statusCode, good.json().url]).toEqual([201, null])
  expect([bad.statusCode, bad.json().url]).toEqual([201, null])

  const tell = (file: typeof files.$inferSelect) => tellAboutRefusedFile(deps, file)
  await scanHeld(deps, tell)
  expect(await deps.orm.$count(files, eq(files.held, true))).toBe(2)

  const { tcpUrl } = await clamd()
  await scanHeld({ ...deps, scanner: createScanner(tcpUrl) }, tell)
  const { docs } = (await person.call('GET', '/api/v1/claims')).json().claims[0]
  expect(docs).toHaveLength(1)
  expect((await app.inject(docs[0].url)).body).toBe('A quiet note')
  const mail = await outbox.waitFor(person.email, 2)
  expect(mail.subject).toBe('We could not keep one of your files')
  expect(JSON.stringify(mail)).not.toMatch(/virus\.txt|Brain MRI/)
})
