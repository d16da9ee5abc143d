import type { Post } from '#shared/posts.ts'

/** Where a post is edited. */
export const editing = (post: Post) => ({ to: '/create', search: { id: post.id } }) as const
