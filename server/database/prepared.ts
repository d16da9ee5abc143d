import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResultRow } from 'pg'
import type { Database } from './connect.ts'

export interface Prepared {
  /** Stands for the statement, so there are few of them. */
  name: string
  /** The statement, with placeholders. */
  write: () => SQL
  values: Record<string, unknown>
  /** Where the best plan depends on the values. */
  isPlannedAnew?: boolean
}

const dialect = new PgDialect()
const statements = new Map<string, ReturnType<PgDialect['sqlToQuery']>>()

/**
 * The rows of a statement that is built once, and prepared once per connection: for what people wait for most. Not for
 * use within a transaction.
 */
export async function rowsOf<Row extends QueryResultRow>(
  db: Database,
  { name, write, values, isPlannedAnew }: Prepared,
): Promise<Row[]> {
  let statement = statements.get(name)
  if (!statement) {
    statement = dialect.sqlToQuery(write())
    statements.set(name, statement)
  }
  const { sql: text, params } = statement
  const { rows } = await db.$client.query<Row>({
    name: isPlannedAnew ? undefined : name,
    text,
    values: fillPlaceholders(params, values),
  })
  return rows
}
