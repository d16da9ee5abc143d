import type { Post } from '#shared/posts.ts'
import { authorize } from '../permissions.ts'
import type { PostContext } from './analyses.ts'
import { updatePost } from './posts.ts'
import { getVersion } from './versions.ts'

export async function restoreVersion(
  ctx: PostContext,
  id: string,
  restored: number,
  known: { version?: number },
): Promise<Post> {
  authorize(ctx, 'write', 'posts')
  const { hook, insight, value, cta, ...additions } = (await getVersion(ctx, id, restored)).content
  const made = { cause: 'restored', restored } as const
  return updatePost(ctx, id, { content: { hook, insight, value, cta }, ...additions, ...known, made })
}
