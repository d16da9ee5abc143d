import { and, asc, eq, gt, inArray, like, or } from 'drizzle-orm'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { contentText, type Post } from '#shared/posts.ts'
import type { Context } from '../context.ts'
import {
  generations,
  ideaSets,
  ideas,
  idempotencyKeys,
  identities,
  planUsage,
  posts,
  postVersions,
  proofs,
  rateLimits,
  sessions,
  subscriptions,
  users,
  writingSamples,
} from '../database/schema.ts'
import { asPost } from '../posts/posts.ts'
import { neverSayOf } from '../writing/author.ts'
import { toCurrentUser } from './accounts.ts'

const pageSize = 200
const csvColumns = [
  'id',
  'title',
  'status',
  'category',
  'tone',
  'createdAt',
  'scheduledFor',
  'publishedAt',
  'link',
  'hook',
  'insight',
  'value',
  'cta',
] as const

/** Everything of the signed-in person in one zip, written while it is sent, so that its size does not matter. */
export function exportOf(ctx: Context): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      const zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error)
        controller.enqueue(chunk)
        if (isLast) controller.close()
      })
      fill(zip, ctx).catch((error: unknown) => {
        ctx.log.error({ err: error }, 'an export broke off')
        // The browser then sees a download that failed, not an archive that lacks something.
        controller.error(error)
      })
    },
  })
}

async function fill(zip: Zip, ctx: Context): Promise<void> {
  const file = (name: string) => {
    const entry = new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    return {
      write: (text: string) => entry.push(strToU8(text)),
      end: (text = '') => entry.push(strToU8(text), true),
    }
  }
  const whole = (name: string, value: unknown) => file(name).end(`${JSON.stringify(value, null, 2)}\n`)
  const { workspaceId } = ctx.user

  whole('account.json', await accountOf(ctx))
  const signedIn = await ctx.db.select().from(sessions).where(eq(sessions.userId, ctx.user.id))
  whole(
    'sessions.json',
    signedIn.map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })),
  )

  const postsJson = file('posts.json')
  const rows: string[] = []
  const names = new Set<string>()
  let separator = '[\n'
  for await (const { post, versions } of everyPost(ctx)) {
    postsJson.write(`${separator}${JSON.stringify({ ...post, formerVersions: versions }, null, 2)}`)
    separator = ',\n'
    rows.push(csvRow(post))
    file(`posts/${fileName(post, names)}.md`).end(markdown(post))
  }
  postsJson.end(separator === '[\n' ? '[]\n' : '\n]\n')
  // The mark makes spreadsheets read it as UTF-8.
  file('posts.csv').end(`\uFEFF${csvColumns.join(',')}\r\n${rows.join('')}`)

  const sets = await ctx.db
    .select()
    .from(ideaSets)
    .where(eq(ideaSets.workspaceId, workspaceId))
    .orderBy(asc(ideaSets.createdAt))
  const setIds = sets.map(({ id }) => id)
  const found = setIds.length ? await ctx.db.select().from(ideas).where(inArray(ideas.setId, setIds)) : []
  whole(
    'ideas.json',
    sets.map(({ workspaceId: _, ...set }) => ({ ...set, ideas: found.filter(({ setId }) => setId === set.id) })),
  )
  const samples = await ctx.db.select().from(writingSamples).where(eq(writingSamples.workspaceId, workspaceId))
  whole('writing-samples.json', samples.map(withoutWorkspace))
  const kept = await ctx.db.select().from(proofs).where(eq(proofs.workspaceId, workspaceId))
  whole('proofs.json', kept.map(withoutWorkspace))
  whole('never-say.json', await neverSayOf(ctx))
  const used = await ctx.db.select().from(generations).where(eq(generations.workspaceId, workspaceId))
  whole('generations.json', used.map(withoutWorkspace))
  const plan = await ctx.db.select().from(subscriptions).where(eq(subscriptions.workspaceId, workspaceId))
  const usage = await ctx.db.select().from(planUsage).where(eq(planUsage.workspaceId, workspaceId))
  whole('plan.json', { subscription: plan.map(withoutWorkspace)[0] ?? null, usage: usage.map(withoutWorkspace) })
  const repeated = await ctx.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.workspaceId, workspaceId))
  whole(
    'answers.json',
    repeated.map(({ key, answer, createdAt }) => ({ key, answer, createdAt })),
  )
  const { id, username } = ctx.user
  const isMine = or(eq(rateLimits.key, `sign-in:${username}`), like(rateLimits.key, `%:${id}`))
  whole('attempts.json', await ctx.db.select().from(rateLimits).where(isMine))
  zip.end()
}

/** The profile with what else is kept of the person; never the hash of a password. */
async function accountOf({ db, user }: Context) {
  const [person] = await db.select().from(users).where(eq(users.id, user.id))
  const providers = await db.select().from(identities).where(eq(identities.userId, user.id))
  return {
    ...toCurrentUser(user),
    isEmailVerified: person?.isEmailVerified,
    createdAt: person?.createdAt,
    notificationsSeenAt: person?.notificationsSeenAt,
    identities: providers.map(({ userId: _, ...identity }) => identity),
  }
}

const withoutWorkspace = <T extends { workspaceId: string }>({ workspaceId: _, ...rest }: T) => rest

/** Page by page, oldest first, each with what its text said before. */
async function* everyPost(ctx: Context) {
  let after = ''
  for (;;) {
    const page = await ctx.db
      .select(asPost)
      .from(posts)
      .where(and(eq(posts.workspaceId, ctx.user.workspaceId), gt(posts.id, after)))
      .orderBy(asc(posts.id))
      .limit(pageSize)
    if (page.length === 0) return
    const ids = page.map(({ post }) => post.id)
    const versions = await ctx.db.select().from(postVersions).where(inArray(postVersions.postId, ids))
    for (const { post } of page) {
      yield {
        post,
        versions: versions.filter(({ postId }) => postId === post.id).map(({ postId: _, ...rest }) => rest),
      }
    }
    after = ids.at(-1)!
  }
}

/** A text that starts like a formula is one to a spreadsheet; the apostrophe keeps it a text. */
const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function csvRow({ content, publication, ...post }: Post): string {
  const status = post.isPublished ? 'published' : post.scheduledFor ? 'scheduled' : 'draft'
  const values: Record<(typeof csvColumns)[number], string> = {
    id: post.id,
    title: post.title,
    status,
    category: post.category.name,
    tone: post.tone.name,
    createdAt: post.createdAt,
    scheduledFor: post.scheduledFor ?? '',
    publishedAt: publication?.at ?? '',
    link: publication?.url ?? '',
    ...content,
  }
  return `${csvColumns.map((column) => cell(values[column])).join(',')}\r\n`
}

/** A name that every system can store, once each. */
function fileName({ title, createdAt }: Post, taken: Set<string>): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  const base = `${createdAt.slice(0, 10)}-${[...words].slice(0, 60).join('') || 'post'}`
  let name = base
  for (let copy = 2; taken.has(name.toLowerCase()); copy++) name = `${base}-${copy}`
  taken.add(name.toLowerCase())
  return name
}

const markdown = ({ title, content, ...post }: Post): string =>
  [
    `# ${title.replaceAll(/\s+/g, ' ')}`,
    `${post.category.name}, ${post.tone.name} tone, created ${post.createdAt.slice(0, 10)}`,
    contentText(content),
    '',
  ].join('\n\n')
