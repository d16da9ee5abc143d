import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { categoryName } from '#shared/category-names.ts'
import type { Post } from '#shared/posts.ts'
import { maxTemplates, type Template } from '#shared/templates.ts'
import { skeletonOf } from '#shared/text/skeleton.ts'
import { addEntries } from '../activity/entries.ts'
import { inWorkspace } from '../authorship.ts'
import { type Context, within } from '../context.ts'
import type { TemplateBrief } from '../database/json.ts'
import { templates } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { authorize, can } from '../permissions.ts'
import type { PostContext } from '../posts/analyses.ts'
import { createPost, getPost } from '../posts/posts.ts'
import { requireRoom } from '../quotas.ts'
import type { Trashable } from '../trash/kind.ts'
import { moveToTrash } from '../trash/move.ts'

export const trashableTemplates: Trashable = {
  kind: 'template',
  parts: [templates.id],
  title: sql`${templates.name}`,
  author: null,
  maySee: (actor) => can(actor, 'read', 'posts'),
  mayChange: (actor) => can(actor, 'delete', 'posts'),
  makeRoom: (ctx) => requireRoom(ctx, templates, maxTemplates, 'templates'),
}

const isOwn = (ctx: Context, id: string) => and(eq(templates.id, id), inWorkspace(ctx, templates))

const toTemplate = ({ id, name, content, brief, createdAt }: typeof templates.$inferSelect): Template => ({
  id,
  name,
  content,
  category: { id: brief.category, name: categoryName(brief.category) },
  createdAt: createdAt.toISOString(),
})

export async function listTemplates(ctx: Context): Promise<Template[]> {
  authorize(ctx, 'read', 'posts')
  const isOwn = inWorkspace(ctx, templates)
  const rows = await ctx.db.select().from(templates).where(isOwn).orderBy(desc(templates.createdAt), desc(templates.id))
  return rows.map(toTemplate)
}

export async function addTemplate(ctx: Context, { postId, name }: { postId: string; name: string }): Promise<Template> {
  authorize(ctx, 'write', 'posts')
  const { content, categoryId: category, postType, tone, ...post } = await getPost(ctx, postId)
  const { emojiUsage, language, aiModel } = post
  const brief = { category, postType, tone: tone.id, emojiUsage, language, aiModel } as TemplateBrief
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    await requireRoom(scope, templates, maxTemplates, 'templates')
    const { workspaceId } = ctx
    const row = { id: randomUUID(), workspaceId, name, content: skeletonOf(content), brief, createdAt: ctx.now() }
    await tx.insert(templates).values(row)
    await addEntries(scope, { kind: 'template added' })
    return toTemplate(row)
  })
}

export async function renameTemplate(ctx: Context, id: string, name: string): Promise<Template> {
  authorize(ctx, 'write', 'posts')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.update(templates).set({ name }).where(isOwn(ctx, id)).returning()
    if (!row) throw notFound('Template')
    await addEntries(within(ctx, tx), { kind: 'template renamed' })
    return toTemplate(row)
  })
}

export async function deleteTemplate(ctx: Context, id: string): Promise<void> {
  authorize(ctx, 'delete', 'posts')
  await ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    const gone = await moveToTrash(scope, trashableTemplates, isOwn(ctx, id))
    if (gone.length === 0) throw notFound('Template')
    await addEntries(scope, { kind: 'template deleted' })
  })
}

/** A draft in the template's shape, with blanks for its author to fill. */
export async function startPost(ctx: PostContext, id: string): Promise<Post> {
  authorize(ctx, 'read', 'posts')
  authorize(ctx, 'write', 'posts')
  const [found] = await ctx.db.select().from(templates).where(isOwn(ctx, id))
  if (!found) throw notFound('Template')
  const { name, content, brief } = found
  return createPost(ctx, {
    title: name,
    hasOwnTitle: true,
    content,
    brief: { ...brief, subject: '' },
    engine: null,
    claims: [],
  })
}
