import pg from 'pg'

/** Does something that takes longer than any request may, on a connection of its own. */
export async function patiently<T>(pool: pg.Pool, act: (client: pg.Client) => Promise<T>): Promise<T> {
  // The pool hides its password from whoever copies its options.
  const { password } = pool.options
  const client = new pg.Client({ ...pool.options, password, query_timeout: 0 })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
