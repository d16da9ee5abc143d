import type { Post } from '#shared/posts.ts'

export const editing = (post: Post) => ({ to: '/create', search: { id: post.id } }) as const
