import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { messages } from '../../schema/chat.ts'
import { claim_drafts, claims } from '../../schema/claims.ts'
import { coverages } from '../../schema/coverage.ts'
import { files } from '../../schema/files.ts'
import { claim_history } from '../../schema/history.ts'
import { people, sessions } from '../../schema/people.ts'
import { passkeys, trusted_devices } from '../../schema/second-step.ts'
import { newsletter_subscribers } from '../../schema/site.ts'

/** Everything held about a person that is theirs to read; docs/decisions/023 says what is not. */
export async function readEverything(tx: Tx, personUid: string) {
  const [person] = await tx.select().from(people).where(eq(people.uid, personUid))
  if (!person) return null
  const ofClaims = tx.select({ uid: claims.uid }).from(claims).where(eq(claims.person_uid, personUid))
  return {
    person,
    coverages: await tx
      .select()
      .from(coverages)
      .where(eq(coverages.person_uid, personUid))
      .orderBy(asc(coverages.effective_date)),
    claims: await tx.select().from(claims).where(eq(claims.person_uid, personUid)).orderBy(asc(claims.id)),
    // Who of us has a claim is not the claimant's to know.
    history: await tx
      .select()
      .from(claim_history)
      .where(and(inArray(claim_history.claim_uid, ofClaims), ne(claim_history.kind, 'assigned')))
      .orderBy(asc(claim_history.at), asc(claim_history.uid)),
    messages: await tx
      .select()
      .from(messages)
      .where(inArray(messages.claim_uid, ofClaims))
      .orderBy(asc(messages.claim_uid), asc(messages.seq)),
    files: await tx.select().from(files).where(eq(files.owner_uid, personUid)).orderBy(asc(files.uid)),
    drafts: await tx.select().from(claim_drafts).where(eq(claim_drafts.person_uid, personUid)),
    sessions: await tx
      .select({
        device: sessions.device_name,
        created_at: sessions.created_at,
        last_seen_at: sessions.last_seen_at,
      })
      .from(sessions)
      .where(eq(sessions.person_uid, personUid))
      .orderBy(asc(sessions.created_at)),
    passkeys: await tx
      .select({ name: passkeys.name, added_at: passkeys.created_at, last_used_at: passkeys.last_used_at })
      .from(passkeys)
      .where(eq(passkeys.person_uid, personUid)),
    trustedDevices: await tx
      .select({ device: trusted_devices.name, trusted_until: trusted_devices.trusted_until })
      .from(trusted_devices)
      .where(eq(trusted_devices.person_uid, personUid)),
    newsletter: await tx
      .select({ since: newsletter_subscribers.created_at })
      .from(newsletter_subscribers)
      .where(eq(sql`lower(${newsletter_subscribers.email_address})`, person.email.toLowerCase())),
  }
}

export type Everything = NonNullable<Awaited<ReturnType<typeof readEverything>>>
