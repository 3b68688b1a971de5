import type pg from 'pg'

/** The same database as an address, for a server that runs as a process; `host` in place of its socket. */
export function databaseUrl(
  { user = '', password = '', host = '', port, database = '' }: pg.PoolConfig,
  at?: { host: string; port: number },
): string {
  const query = new URLSearchParams({ host: at?.host ?? host, port: String(at?.port ?? port ?? '') })
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(String(password))}`
  return `postgres://${login}@localhost/${database}?${query}`
}
