import { sql } from 'drizzle-orm'
import { v7 as newUid } from 'uuid'
import type { Tx } from '../db/database.ts'
import { JOBS_SCHEMA } from '../db/migrate.ts'
import { defineJob, JobError } from '../jobs/define-job.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mail } from './compose.ts'
import { mailFailure } from './failure.ts'
import type { Transport } from './message.ts'
import type { Seal } from './seal.ts'

/** A mail as it rests in the database: address, code and text are inside the seal. */
interface SealedMail {
  readonly uid: string
  readonly kind: string
  readonly sealed: string
}

export const mailFailedJob = defineJob<SealedMail>('mail_failed', {
  retryLimit: 0,
  retryDelay: 0,
  retryBackoff: false,
  retentionSeconds: 30 * 24 * 60 * 60,
})

/** Tried again for about a day: after about 45 s, then twice as long each time, up to 4 h. */
export const mailJob = defineJob<SealedMail>('mail', {
  retryLimit: 13,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 4 * 60 * 60,
  deadLetter: mailFailedJob.name,
})

export const mailJobs = [mailJob, mailFailedJob] as const

export interface FailedMail {
  readonly uid: string
  readonly kind: string
  readonly to: string
  readonly failed_at: Date
  readonly error: string
}

export interface Mailer {
  /** The mail goes out if and only if the transaction commits. Returns its uid, which is in its Message-ID. */
  enqueue(tx: Tx, mail: Mail): Promise<string>
  /** Newest first. */
  listFailed(): Promise<FailedMail[]>
  /** False: there is no such failed mail. */
  retryFailed(uid: string): Promise<boolean>
  /** Drops all mails to these addresses (in small letters), sent or not: of a deleted account nothing stays. */
  forget(tx: Tx, addresses: readonly string[]): Promise<void>
}

export function createMailer(deps: { jobs: Jobs; seal: Seal; transport: Transport }): Mailer {
  const { jobs, seal, transport } = deps

  function open(sealed: string): Mail {
    try {
      return JSON.parse(seal.open(sealed)) as Mail
    } catch {
      throw new JobError('UNREADABLE', { permanent: true })
    }
  }

  jobs.handle(mailJob, async ({ data }) => {
    const mail = open(data.sealed)
    try {
      await transport.send(mail, data.uid)
    } catch (error) {
      throw mailFailure(error)
    }
  })

  return {
    async enqueue(tx, mail) {
      const uid = newUid()
      const data = { uid, kind: mail.kind, sealed: seal.seal(JSON.stringify(mail)) }
      await jobs.enqueue(tx, mailJob, data, { id: uid })
      return uid
    },

    async listFailed() {
      const dead = await jobs.listDead(mailFailedJob)
      return dead
        .map(({ uid, data, failed_at, error }) => ({
          uid,
          kind: data.kind,
          to: addressIn(data.sealed),
          failed_at,
          error,
        }))
        .toSorted((a, b) => b.failed_at.getTime() - a.failed_at.getTime())
    },

    retryFailed: (uid) => jobs.retryDead(mailFailedJob, uid),

    async forget(tx, addresses) {
      const table = sql`${sql.identifier(JOBS_SCHEMA)}.job`
      const { rows } = await tx.execute<{ id: string; name: string; sealed: string }>(sql`
        SELECT id, name, data->>'sealed' AS sealed FROM ${table}
        WHERE name IN (${mailJob.name}, ${mailFailedJob.name})`)
      for (const { id, name, sealed } of rows) {
        if (!addresses.includes(addressIn(sealed).toLowerCase())) continue
        await tx.execute(sql`DELETE FROM ${table} WHERE name = ${name} AND id = ${id}`)
      }
    },
  }

  function addressIn(sealed: string): string {
    try {
      return open(sealed).to
    } catch {
      return 'unreadable'
    }
  }
}
