import type { Post } from '#shared/posts.ts'
import { useAuthor, useAuthors, useWriteForAuthorOf } from '#web/lib/authors.ts'
import { useAuth } from '#web/lib/session.ts'
import { type Author, authorOf } from './author.ts'

/** The author of the post on screen, in whose voice it goes on; without a post, the author of the next one. */
export function usePostAuthor(post: Post | undefined): Author {
  useWriteForAuthorOf(post)
  const { user } = useAuth()
  const writer = useAuthor()
  const authors = useAuthors()
  return authorOf(user, post ? authors.find(({ id }) => id === post.authorId) : writer)
}
