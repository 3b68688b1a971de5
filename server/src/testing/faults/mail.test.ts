import { expect, test, vi } from 'vitest'
import { makeSmtp } from '../../platform/mail/test-smtp.ts'
import { expectEveryMail, expectNothingLost } from './nothing-lost.ts'
import { all, makeRig } from './rig.ts'

const smtp = await makeSmtp()
const rig = await makeRig({ env: { SMTP_URL: smtp.url } })
const { pool } = rig.quiet.parts.database
const hourly = all ? 3 : 1

const mailsTo = async (address: string) =>
  smtp.mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))

/** Jobs that wait for their next try. */
async function waiting(): Promise<number> {
  const { rows } = await pool.query(
    "SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'mail' AND state = 'retry'",
  )
  return rows[0].n
}

test('while the mail server is away for hours, claims go on; when it is back, every mail is sent once', async () => {
  const storm = rig.storm()
  await smtp.goDown()
  await storm.until(4)
  await storm.stop()
  for (let hour = 0; hour < hourly; hour += 1) {
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), 20_000)
    // An hour goes by: whatever was to be tried again by then is due.
    await pool.query(
      `UPDATE pgboss.job SET start_after = start_after - interval '1 hour' WHERE state = 'retry'`,
    )
  }
  expect(smtp.mails).toEqual([])
  await smtp.comeUp()
  await vi.waitFor(
    async () => {
      await pool.query(
        `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry' AND start_after > now()`,
      )
      expect(smtp.mails.length).toBeGreaterThanOrEqual(storm.acknowledged.claims.length)
    },
    { timeout: 60_000, interval: 500 },
  )
  await expectNothingLost(rig.quiet, storm, rig.members, 'no mail server')
  await expectEveryMail(mailsTo, storm, 'no mail server')
})
