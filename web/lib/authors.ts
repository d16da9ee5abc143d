import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Author } from '#shared/members.ts'
import type { Post } from '#shared/posts.ts'
import { useAuth } from './session.ts'
import { useTabAuthor, writeFor } from './tab-author.ts'

const none: Author[] = []

/** Everybody whose posts the workspace holds. */
export const useAuthors = (): Author[] => useAuth().user?.authors ?? none

/** For whom this tab writes. */
export function useAuthor(): Author | undefined {
  const id = useTabAuthor()
  return useAuthors().find((one) => (id === null ? one.isMe : one.id === id))
}

/** The name of a post's author, where the workspace has more than one; null elsewhere. */
export function useAuthorName(authorId: string | null): string | null {
  const authors = useAuthors()
  if (authors.length < 2) return null
  const found = authors.find(({ id }) => id === authorId)
  return found?.name ?? (authorId === null ? 'nobody here' : 'a former member')
}

/** Writes for an author, if the person may, and otherwise for themself. */
export function useWriteFor(): (id: string | null | undefined) => void {
  const queryClient = useQueryClient()
  const authors = useAuthors()
  return (id) => {
    const author = authors.find((one) => one.id === id)
    writeFor(queryClient, author?.mayWriteFor && !author.isMe ? author.id : null)
  }
}

/** An open post is written for its author, as far as the person may. */
export function useWriteForAuthorOf(post: Pick<Post, 'authorId'> | undefined): void {
  const take = useEffectEvent(useWriteFor())
  const isOpen = post !== undefined
  const authorId = post?.authorId
  useEffect(() => {
    if (isOpen) take(authorId)
  }, [isOpen, authorId])
}
