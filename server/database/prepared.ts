import { fillPlaceholders, is, Placeholder, type SQL } from 'drizzle-orm'
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
type Fill = (values: Prepared['values']) => unknown
const statements = new Map<string, { text: string; parameters: Fill[] }>()

function built(write: () => SQL) {
  const { sql: text, params } = dialect.sqlToQuery(write())
  // Looking up what each parameter is takes longer than all else here, so it is done once.
  const parameters = params.map(
    (param): Fill =>
      is(param, Placeholder) ? (values) => values[param.name] : (values) => fillPlaceholders([param], values)[0],
  )
  return { text, parameters }
}

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
