import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Deps } from '../context.ts'
import type { Database, Transaction } from '../database/connect.ts'
import { settings } from '../database/schema.ts'

const hour = 3_600_000
/** A daily backup that takes two hours is on time. */
const lateAfterMs = 26 * hour

/** In `settings`. A restore deletes it, so that the restored data are another installation. */
export const backupStateName = 'backups'

const moment = z.iso.datetime()
const state = z.object({
  /** Names the folder of this installation in a bucket. */
  installation: z.string(),
  /** When backups were first expected. */
  since: moment,
  succeededAt: z.nullable(moment),
  /** The last attempt, if it failed. */
  failure: z.nullable(z.object({ at: moment, reason: z.string() })),
  /** When a server first noticed that backups are late. Null while they are not. */
  noticedAt: z.nullable(moment),
  /** The operators know that backups are late. */
  isTold: z.boolean(),
})
/** How the backups of a database fare, for all of its servers. */
export type BackupState = z.infer<typeof state>

export const parseBackupState = (value: string | undefined): BackupState | null =>
  value === undefined ? null : (state.safeParse(JSON.parse(value)).data ?? null)

export async function readBackupState({ db }: { db: Database | Transaction }): Promise<BackupState | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, backupStateName))
  return parseBackupState(row?.value)
}

/** Since when there has been no backup. */
export const lastBackupOf = ({ succeededAt, since }: BackupState) => new Date(succeededAt ?? since)

export const isLate = (state: BackupState, now: Date) => now.getTime() - lastBackupOf(state).getTime() > lateAfterMs

/** When the last backup was made, or when the first should have been. Null where none is made. */
export async function lastBackup({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<Date | null> {
  const state = config.backups ? await readBackupState({ db }) : null
  return state && lastBackupOf(state)
}

/** One change at a time. `change` gets the transaction, and returns what is different now. */
export async function changeBackupState(
  { db, now }: { db: Database; now: () => Date },
  change: (state: BackupState, tx: Transaction) => Partial<BackupState> | Promise<Partial<BackupState>>,
): Promise<BackupState> {
  return db.transaction(async (tx) => {
    const first: BackupState = {
      installation: randomBytes(6).toString('hex'),
      since: now().toISOString(),
      succeededAt: null,
      failure: null,
      noticedAt: null,
      isTold: false,
    }
    const value = JSON.stringify(first)
    await tx.insert(settings).values({ name: backupStateName, value }).onConflictDoNothing()
    const [row] = await tx.select().from(settings).where(eq(settings.name, backupStateName)).for('update')
    const before = parseBackupState(row?.value) ?? first
    const after = { ...before, ...(await change(before, tx)) }
    await tx
      .update(settings)
      .set({ value: JSON.stringify(after) })
      .where(eq(settings.name, backupStateName))
    return after
  })
}
