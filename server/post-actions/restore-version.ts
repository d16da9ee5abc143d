import type { Post } from '#shared/posts.ts'
import { type CarouselContext, storeCarousel } from '../carousel/carousel.ts'
import { authorize } from '../permissions.ts'
import { getPost } from '../posts/posts.ts'
import { getVersion } from '../posts/versions.ts'

/** Brings back a former text with its carousel, whose document is drawn anew. */
export async function restoreVersion(
  ctx: CarouselContext,
  id: string,
  restored: number,
  known: { version?: number },
): Promise<Post> {
  authorize(ctx, 'write', 'posts')
  const { content: former, carousel } = await getVersion(ctx, id, restored)
  const { hook, insight, value, cta, ...additions } = former
  const made = { cause: 'restored', restored } as const
  const change = { content: { hook, insight, value, cta }, ...additions, ...known, made }
  return storeCarousel(ctx, await getPost(ctx, id), carousel, { replace: carousel !== null, change })
}
