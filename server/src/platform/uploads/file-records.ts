import { limits } from '@recourse/contract/limits'
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { claims } from '../../schema/claims.ts'
import { files } from '../../schema/files.ts'
import { hasStaffRole, people } from '../../schema/people.ts'
import type { Orm, Tx } from '../db/database.ts'

export type FileRow = typeof files.$inferSelect
export type FileKind = FileRow['kind']
type Reader = Orm | Tx

export async function insertFile(tx: Tx, file: FileRow): Promise<boolean> {
  const made = await tx
    .insert(files)
    .values(file)
    .onConflictDoNothing({ target: [files.uploaded_by, files.upload_key] })
    .returning({ uid: files.uid })
  return made.length === 1
}

export async function findByUploadKey(db: Reader, uploadedBy: string, key: string) {
  const found = await db
    .select()
    .from(files)
    .where(and(eq(files.uploaded_by, uploadedBy), eq(files.upload_key, key)))
  return found[0]
}

/** Whoever adds to a person's files waits here for whoever is just doing so: the limits hold under a rush. */
export async function lockOwner(tx: Tx, ownerUid: string): Promise<void> {
  await tx.select({ uid: people.uid }).from(people).where(eq(people.uid, ownerUid)).for('no key update')
}

export type Room = 'enough' | 'too_many' | 'over_quota'

/** Letters are ours and take nothing of the person's share. */
export async function roomFor(
  db: Reader,
  { owner_uid, claim_uid, kind, size }: Pick<FileRow, 'owner_uid' | 'claim_uid' | 'kind' | 'size'>,
): Promise<Room> {
  if (kind === 'appeal_letter') return 'enough'
  if (claim_uid !== null) {
    const onClaim = await db.$count(files, and(eq(files.claim_uid, claim_uid), eq(files.kind, kind)))
    if (onClaim >= limits.filesPerClaim) return 'too_many'
  }
  const [used] = await db
    .select({ bytes: sql<string>`coalesce(sum(${files.size}), 0)` })
    .from(files)
    .where(and(eq(files.owner_uid, owner_uid), ne(files.kind, 'appeal_letter')))
  return Number(used?.bytes ?? 0) + size > limits.bytesPerPerson ? 'over_quota' : 'enough'
}

/** Oldest first. */
export async function listOfClaims(db: Reader, claimUids: readonly string[]): Promise<FileRow[]> {
  if (claimUids.length === 0) return []
  return db
    .select()
    .from(files)
    .where(inArray(files.claim_uid, [...claimUids]))
    .orderBy(asc(files.uid))
}

/** What a claim shows of a file. */
export type ClaimFile = Pick<FileRow, 'uid' | 'kind' | 'name' | 'content_type' | 'size' | 'held'> & {
  readonly created_at: string
}

/** The files of a claim as JSON, oldest first, for a statement in which `claims` is the claim; null where it has none. */
export const filesOfClaim = sql`(
  SELECT json_agg(json_build_object('uid', uid, 'kind', kind, 'name', name, 'content_type', content_type,
    'size', size, 'held', held, 'created_at', created_at) ORDER BY uid)
  FROM ${files} WHERE ${files.claim_uid} = ${claims.uid})`

/** A file that this person may open now: their own, or any for staff whose account is in order. */
export async function findOpenable(db: Reader, fileUid: string, viewerUid: string) {
  const found = await db
    .select({ file: files, isOwner: sql<boolean>`${files.owner_uid} = ${people.uid}` })
    .from(files)
    .innerJoin(people, eq(people.uid, viewerUid))
    .where(
      and(
        eq(files.uid, fileUid),
        eq(files.held, false),
        isNull(people.disabled_at),
        or(eq(files.owner_uid, people.uid), hasStaffRole(people)),
      ),
    )
  return found[0]
}

export async function listHeld(db: Reader, count: number): Promise<FileRow[]> {
  return db.select().from(files).where(eq(files.held, true)).orderBy(asc(files.created_at)).limit(count)
}

export async function release(db: Reader, uid: string): Promise<void> {
  await db.update(files).set({ held: false }).where(eq(files.uid, uid))
}

export async function deleteFile(db: Reader, uid: string): Promise<void> {
  await db.delete(files).where(eq(files.uid, uid))
}
