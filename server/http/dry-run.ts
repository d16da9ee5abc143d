import { sql } from 'drizzle-orm'
import type { Context, Deps } from '../context.ts'
import type { Database, Transaction } from '../database/connect.ts'

/** What a service has that stores files. */
interface Files {
  put(id: string, file: string, sha256: string): Promise<void>
  delete(id: string): Promise<void>
}

/** Thrown to undo a transaction whose answer is there already. */
export class Undone extends Error {}

export const unlessUndone = (error: unknown): undefined => {
  if (!(error instanceof Undone)) throw error
}

/**
 * The same context for a dry run: each transaction is undone at its end, and no file is stored or deleted. Use-cases run
 * unchanged, so a dry run does the work of a real one.
 */
export const tryingOut = <S extends Context & Deps & { mediaStore?: Files }>(ctx: S): S => ({
  ...ctx,
  db: undoing(ctx.db),
  ...(ctx.mediaStore && { mediaStore: { ...ctx.mediaStore, put: async () => {}, delete: async () => {} } }),
})

function undoing(db: Database): Database {
  const transaction = async <T>(
    work: (tx: Transaction) => Promise<T>,
    config?: Parameters<Database['transaction']>[1],
  ): Promise<T> => {
    const done: T[] = []
    const attempt = async (tx: Transaction) => {
      done.push(await work(tx))
      // What would fail at the commit must fail here, too.
      await tx.execute(sql`set constraints all immediate`)
      throw new Undone()
    }
    await db.transaction(attempt, config).catch(unlessUndone)
    return done[0]!
  }
  const outside = () => {
    throw new Error('a call that can be tried with dryRun writes within transactions only')
  }
  return Object.assign(Object.create(db) as Database, {
    transaction,
    insert: outside,
    update: outside,
    delete: outside,
  })
}
