import type { Beside, Side } from '#shared/figures.ts'
import { nearestSuccess, type Topical } from '#shared/nearest-success.ts'
import { contentText } from '#shared/posts.ts'
import { notFound } from '../errors.ts'
import { mayReadFigures, type Reader } from './measured.ts'
import { type SettledPost, settledPosts, type WrittenPost, writtenPosts } from './settled.ts'

type Known = WrittenPost & Partial<Pick<SettledPost, 'publishedAt' | 'impressions' | 'times'>>

/** A post beside the nearest one of its author's that went well. */
export async function besideSuccess(ctx: Reader, id: string): Promise<Beside> {
  await mayReadFigures(ctx)
  const [written] = await writtenPosts(ctx, [id])
  if (!written) throw notFound('Post')
  const settled = await settledPosts(ctx, written.authorId)
  const post: Known = settled.find((one) => one.id === id) ?? written
  const found = nearestSuccess(
    topicalOf(post, ctx.now()),
    settled.map((one) => topicalOf(one, ctx.now())),
  )
  const success = settled.find((one) => one.id === found?.id)
  return {
    post: sideOf(post),
    success: success ? sideOf(success) : null,
    isSameCategory: found?.isSameCategory ?? false,
    sharedWords: found?.words ?? [],
  }
}

const topicalOf = ({ id, category, content, publishedAt, times }: Known, now: Date): Topical => ({
  id,
  category,
  text: contentText(content),
  publishedAt: publishedAt ?? now.getTime(),
  times: times ?? null,
})

const sideOf = ({ id, title, content, words, hasImage, publishedAt, impressions, times }: Known): Side => ({
  id,
  title,
  text: contentText(content),
  words,
  hasImage,
  publishedAt: publishedAt === undefined ? null : new Date(publishedAt).toISOString(),
  impressions: impressions ?? null,
  times: times ?? null,
})
