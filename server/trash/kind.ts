import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { TrashKind } from '#shared/trash.ts'
import type { Context } from '../context.ts'
import type { Actor } from '../permissions.ts'

export interface Trashable {
  kind: TrashKind
  /** The columns that hold a thing's id, one for each table with its rows; the thing's own table first. */
  parts: readonly [AnyPgColumn, ...AnyPgColumn[]]
  title: SQL
  /** The author who owns it; null if it belongs to the whole workspace. */
  author: AnyPgColumn | null
  /** Columns that refer to rows of other tables. They are restored as null if these are gone meanwhile. */
  mayBeGone?: readonly { column: AnyPgColumn; row: AnyPgColumn }[]
  maySee(actor: Actor): boolean
  mayChange(actor: Actor): boolean
  /** Rows that stay in their own table and only refer to the trash. */
  attached?: {
    moveToTrash(ctx: Context, ids: readonly string[]): Promise<unknown>
    moveBack(ctx: Context, id: string): Promise<unknown>
  }
  /**
   * Throws if there is no room to restore a thing. Locks the workspace, as deleting does before it changes the trash.
   */
  makeRoom?(ctx: Context, id: string): Promise<void>
  /** Called once the thing is back. Returns its time, if that passed in the trash. */
  restored?(ctx: Context, id: string, deletedAt: Date): Promise<Date | null>
}
