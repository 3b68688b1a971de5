import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import { people } from './people.ts'

const ownerOf = () =>
  uuid('person_uid')
    .notNull()
    .references(() => people.uid, { onDelete: 'cascade' })

/** Public keys: nothing in here lets anyone sign in. */
export const passkeys = pgTable(
  'passkeys',
  {
    uid: uuid().primaryKey(),
    person_uid: ownerOf(),
    /** As the browser names it, base64url. */
    credential_id: text().notNull(),
    public_key: text().notNull(),
    /** How often it was used, as the key itself counts; 0 where it does not count. A copy falls behind. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    created_at: time('created_at').notNull(),
    last_used_at: time('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential_id_key').on(table.credential_id),
    index('passkeys_person_uid_idx').on(table.person_uid),
  ],
)

/** The key that a person's authenticator app holds too. */
export const authenticators = pgTable('authenticators', {
  person_uid: ownerOf().primaryKey(),
  sealed_key: text().notNull(),
  /** The period of the last code that was taken: it and those before it are used up. */
  last_period: bigint({ mode: 'number' }).notNull(),
  created_at: time('created_at').notNull(),
})

/** Keyed digests only. A used one stays, so that "8 of 10 left" can be said. */
export const recovery_codes = pgTable(
  'recovery_codes',
  {
    person_uid: ownerOf(),
    code_digest: text().notNull(),
    made_at: time('made_at').notNull(),
    used_at: time('used_at'),
  },
  (table) => [primaryKey({ columns: [table.person_uid, table.code_digest] })],
)

/** Sign-ins whose password was right and whose second step is missing. Only the token's hash is kept. */
export const sign_in_steps = pgTable(
  'sign_in_steps',
  {
    token_hash: text().primaryKey(),
    person_uid: ownerOf(),
    tries: integer().notNull().default(0),
    expires_at: time('expires_at').notNull(),
  },
  (table) => [index('sign_in_steps_person_uid_idx').on(table.person_uid)],
)

/** What the server must remember between two calls: a passkey's challenge, an authenticator's new key. */
export const ceremonies = pgTable(
  'ceremonies',
  {
    /** The session, or the hash of the sign-in step's token. */
    owner: text().notNull(),
    kind: text().$type<'new_passkey' | 'new_authenticator' | 'passkey'>().notNull(),
    sealed: text().notNull(),
    expires_at: time('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.kind] })],
)

/** Devices on which the second step is left out for a while. Only the cookie's hash is kept. */
export const trusted_devices = pgTable(
  'trusted_devices',
  {
    uid: uuid().primaryKey(),
    person_uid: ownerOf(),
    token_hash: text().notNull(),
    name: text().notNull(),
    created_at: time('created_at').notNull(),
    trusted_until: time('trusted_until').notNull(),
  },
  (table) => [
    uniqueIndex('trusted_devices_token_hash_key').on(table.token_hash),
    index('trusted_devices_person_uid_idx').on(table.person_uid),
  ],
)

/** Devices from which a person has signed in before: no news in a mail, and tries of their own at the password. */
export const seen_devices = pgTable(
  'seen_devices',
  {
    person_uid: ownerOf(),
    cookie_hash: text().notNull(),
    /** Keyed digest of the device's name and its network, for programs and browsers that keep no cookie. */
    network_digest: text().notNull(),
    seen_at: time('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.person_uid, table.cookie_hash] }),
    index('seen_devices_seen_at_idx').on(table.seen_at),
  ],
)
