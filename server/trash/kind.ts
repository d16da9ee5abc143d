import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { TrashKind } from '#shared/trash.ts'
import type { Context } from '../context.ts'
import type { Actor } from '../permissions.ts'

/** How things of one kind go into the trash and come back. The folder that the kind belongs to declares it. */
export interface Trashable {
  kind: TrashKind
  /** The tables whose rows make up a thing, its own first, each by the column that holds the thing's id. */
  parts: readonly [AnyPgColumn, ...AnyPgColumn[]]
  title: SQL
  /** The author whose own it is; null for what belongs to the whole workspace. */
  author: AnyPgColumn | null
  /** A column with a person who may have left in the meantime; it is null in what comes back then. */
  mayHaveLeft?: AnyPgColumn
  maySee(actor: Actor): boolean
  /** Whether the actor may restore it or delete it for good. */
  mayChange(actor: Actor): boolean
  /** Rows that stay in their own table, and only belong to the trash for a time. */
  attached?: {
    moveToTrash(ctx: Context, ids: readonly string[]): Promise<unknown>
    moveBack(ctx: Context, id: string): Promise<unknown>
  }
  /** Throws where a thing has no place to come back to. It locks the workspace, which whoever deletes one locks before its trash. */
  makeRoom?(ctx: Context, id: string): Promise<void>
  /** Called once the thing is back. Returns the time that it had and that passed in the trash. */
  restored?(ctx: Context, id: string, deletedAt: Date): Promise<Date | null>
}
