import * as z from 'zod/mini'

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const count = z.int().check(z.nonnegative())

/** The notes of a backup, in the order in which they come: one head, tables, files, one end. */
export const note = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('head'),
    format: z.literal(1),
    made_at: z.string(),
    /** Hashes of the migrations that had run, oldest first. */
    migrations: z.array(z.string()),
    /** Of pg-boss's tables. */
    jobs_version: z.int(),
    /** Tells one SECRET_KEY from another, and nothing else about it. */
    secret_id: z.string(),
    /** The secrets of DATA_DIR/secret, newest first; empty where SECRET_KEY was set, which its owner keeps. */
    kept_secrets: z.array(z.string()),
    sequences: z.array(z.strictObject({ name: z.string(), last_value: z.string() })),
  }),
  z.strictObject({ type: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  z.strictObject({ type: z.literal('table_end'), rows: count }),
  z.strictObject({ type: z.literal('file'), storage_key: z.string() }),
  z.strictObject({
    type: z.literal('file_end'),
    size: count,
    sha256: hash,
    /** `deleted`: its owner deleted it while the backup was made. Of the other two the record is all there is. */
    state: z.enum(['whole', 'deleted', 'missing', 'damaged']),
  }),
  z.strictObject({ type: z.literal('end'), tables: count, rows: count, files: count }),
])
export type Note = z.infer<typeof note>
export type Head = Extract<Note, { type: 'head' }>
export type FileEnd = Extract<Note, { type: 'file_end' }>
