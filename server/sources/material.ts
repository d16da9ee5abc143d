import { and, eq } from 'drizzle-orm'
import type { SourceText } from '#shared/claims/source-rules.ts'
import type { Source } from '#shared/sources.ts'
import { inWorkspace } from '../authorship.ts'
import type { Context } from '../context.ts'
import { sources } from '../database/schema.ts'
import { creditOf } from './credit.ts'

/** A source as the material of a post. */
export interface SourceMaterial extends SourceText, Pick<Source, 'title' | 'url' | 'site' | 'author'> {}

/** Undefined without a source, and once it is deleted. Whoever may use the post may use its source. */
export async function sourceMaterial(ctx: Context, id: string | null | undefined): Promise<SourceMaterial | undefined> {
  if (!id) return undefined
  const [row] = await ctx.db
    .select()
    .from(sources)
    .where(and(eq(sources.id, id), inWorkspace(ctx, sources)))
  if (!row) return undefined
  const { text, title, url, site, author } = row
  return { text, title, url, site, author, ...creditOf(row) }
}
