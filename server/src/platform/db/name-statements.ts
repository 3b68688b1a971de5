import pg from 'pg'

/** Texts that were seen are few: a statement's text changes with its shape, never with its values. */
const remembered = 1_000
const names = new Map<string, string>()

/** PostgreSQL reads and plans a statement with a name once per connection, instead of every time it is asked. */
export function nameStatements(client: pg.PoolClient): void {
  const ask = (...given: unknown[]): unknown => Reflect.apply(pg.Client.prototype.query, client, given)
  const askByName = (...given: unknown[]) => {
    const [config, values] = given
    return isNameless(config) && (Array.isArray(values) || config.values !== undefined)
      ? ask({ ...config, name: nameOf(config.text) }, ...given.slice(1))
      : ask(...given)
  }
  Object.assign(client, { query: askByName })
}

function isNameless(config: unknown): config is pg.QueryConfig {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    !('submit' in config) &&
    (config as pg.QueryConfig).name === undefined
  )
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= remembered) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
