import { and, desc, eq } from 'drizzle-orm'
import type { Language } from '#shared/catalogue.ts'
import { contentText } from '#shared/posts.ts'
import type { Lesson } from '#shared/voice/habits-lesson.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { Deps, Scope } from '../context.ts'
import type { Origin } from '../database/json.ts'
import { members, posts, postVersions, publications, voiceLessons } from '../database/schema.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { VoiceAnalyses } from './analyses.ts'
import { draftBehind, isSameText } from './draft-behind.ts'

/** Learns from a post that has gone live. Call it in the transaction of the change. */
export const learnLater = (
  { db }: Pick<Scope, 'db'>,
  { id, workspaceId }: Pick<typeof posts.$inferSelect, 'id' | 'workspaceId'>,
): Promise<void> => enqueue(db, 'learn-from-post', { postId: id }, { key: id, workspaceId })

/** Call it in the transaction that changes a post's text or says that it is not live. */
export async function unlearn({ db }: Pick<Scope, 'db'>, postId: string): Promise<void> {
  await db.delete(voiceLessons).where(eq(voiceLessons.postId, postId))
}

/** Older versions hardly matter, and reading them takes a while. */
const maxRead = 100

/** Keeps what a live post shows of its author's changes to a model's draft, or nothing. */
export async function learnFromPost(
  deps: Deps & WithAnalysis<VoiceAnalyses>,
  { postId }: { postId: string },
): Promise<void> {
  const isLive = and(eq(publications.postId, posts.id), eq(publications.state, 'published'))
  const [found] = await deps.db
    .select({ post: posts, publishedAt: publications.publishedAt })
    .from(posts)
    .innerJoin(publications, isLive)
    .where(eq(posts.id, postId))
  if (!found?.publishedAt) return unlearn(deps, postId)
  const { post, publishedAt } = found
  const lesson = await lessonFrom(deps, post, publishedAt)
  await deps.db.transaction(async (tx) => {
    // Whoever changes the text or the publication locks the post first, and takes the lesson back.
    const [locked] = await tx.select().from(posts).where(eq(posts.id, postId)).for('share')
    await unlearn({ db: tx }, postId)
    if (!locked || !lesson || !isSameText(locked, post)) return
    const [owner] = await tx
      .select({ workspaceId: members.workspaceId, authorId: members.userId })
      .from(posts)
      .innerJoin(publications, isLive)
      .innerJoin(members, and(eq(members.workspaceId, posts.workspaceId), eq(members.userId, posts.authorId)))
      .where(eq(posts.id, postId))
    if (owner) await tx.insert(voiceLessons).values({ postId, ...owner, lesson, publishedAt })
  })
}

type Row = typeof posts.$inferSelect

async function lessonFrom(
  { db, analysis }: Deps & WithAnalysis<VoiceAnalyses>,
  { id, hook, insight, value, cta, origin, language }: Row,
  publishedAt: Date,
): Promise<Lesson | null> {
  const former = await db
    .select({ content: postVersions.content, origin: postVersions.origin })
    .from(postVersions)
    .where(eq(postVersions.postId, id))
    .orderBy(desc(postVersions.version))
    .limit(maxRead)
  const present = { hook, insight, value, cta }
  const texts = [...former.toReversed(), { content: present, origin }]
  const live = texts.filter((text) => isUpTo(publishedAt, text.origin))
  // Whoever changes a post that is live may correct it for other reasons, and the network shows the former text.
  if (!live.at(-1) || !isSameText(live.at(-1)!.content, present)) return null
  const draft = draftBehind(live)
  if (!draft) return null
  const lesson = await analysis.lessonOf(contentText(draft), contentText(present), language as Language)
  if (lesson === undefined) throw new Error('The draft and the post were not compared in time.')
  return lesson
}

const isUpTo = (instant: Date, origin: Origin | null) => !origin || Date.parse(origin.at) <= instant.getTime()
