import { fillPlaceholders, is, Placeholder, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResultRow } from 'pg'
import type { Database } from './connect.ts'

export interface Prepared {
  /** Unique to the statement. There should be few. */
  name: string
  write: () => SQL
  values: Record<string, unknown>
  /** Plans each run anew, where the best plan depends on the values. */
  isPlannedAnew?: boolean
}

const dialect = new PgDialect()
type Fill = (values: Prepared['values']) => unknown
const statements = new Map<string, { text: string; parameters: Fill[] }>()

function built(write: () => SQL) {
  const { sql: text, params } = dialect.sqlToQuery(write())
  // Finding the parameters takes longer than the rest, so it happens once.
  const parameters = params.map(
    (param): Fill =>
      is(param, Placeholder) ? (values) => values[param.name] : (values) => fillPlaceholders([param], values)[0],
  )
  return { text, parameters }
}

/**
 * Builds a statement once and prepares it once per connection, for queries that people wait for most. Not for use in a
 * transaction.
 */
export async function rowsOf<Row extends QueryResultRow>(
  db: Database,
  { name, write, values, isPlannedAnew }: Prepared,
): Promise<Row[]> {
  let statement = statements.get(name)
  if (!statement) {
    statement = built(write)
    statements.set(name, statement)
  }
  const { text, parameters } = statement
  const { rows } = await db.$client.query<Row>({
    name: isPlannedAnew ? undefined : name,
    text,
    values: parameters.map((fill) => fill(values)),
  })
  return rows
}
