import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Anchor } from '#shared/anchor.ts'
import { moveAnchors } from '#shared/anchors.ts'
import type { CommentThread, PostComments } from '#shared/comments.ts'
import { type PostContent, type Section, sections } from '#shared/posts.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { postNewsKey } from '#web/lib/post-queries.ts'
import { commentsQuery } from './queries.ts'

/** A thread, and where its words are in the text on screen. */
export interface PlacedThread {
  thread: CommentThread
  at: { section: Section; start: number; end: number } | null
}

export interface PlacedComments extends PostComments {
  placed: PlacedThread[]
}

/** The comments with their places in the text on screen, which may be ahead of the server's. */
export function usePlacedComments({ post, content }: Pick<PostEditor, 'post' | 'content'>): PlacedComments | undefined {
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...commentsQuery(post?.id ?? ''), enabled: post !== undefined })
  const [base, setBase] = useState<{ postId: string; version: number; content: PostContent } | null>(null)
  const isBase = base !== null && data?.version === base.version && base.postId === post?.id
  if (post && data?.version === post.version && !isBase)
    setBase({ postId: post.id, version: post.version, content: post.content })
  const [postId, known, placedIn] = [post?.id, post?.version, data?.version]
  useEffect(() => {
    if (isBase || postId === undefined || known === undefined || placedIn === undefined) return
    if (placedIn > known) void queryClient.invalidateQueries({ queryKey: postNewsKey(postId) })
    if (placedIn < known) void queryClient.invalidateQueries({ queryKey: commentsQuery(postId).queryKey })
  }, [isBase, postId, known, placedIn, queryClient])
  const [from, to] = [isBase ? base.content : null, content]
  return useMemo(
    () => data && { ...data, placed: data.threads.map((thread) => ({ thread, at: placeOf(thread, from, to) })) },
    [data, from, to],
  )
}

function placeOf({ words }: CommentThread, from: PostContent | null, to: PostContent | null): PlacedThread['at'] {
  if (!words?.place || !from || !to) return null
  const anchor: Anchor = { ...words, before: '', after: '', place: words.place }
  const [{ section, place }] = moveAnchors([anchor], from, to) as [Anchor]
  return place && { section, ...place }
}

export const isOpenThread = ({ thread }: PlacedThread) => thread.outcome === null

/** In the order of the text; remarks on the whole post come first. */
export const inOrder = (threads: readonly PlacedThread[]) => {
  const order = ({ at }: PlacedThread) => (at ? sections.indexOf(at.section) * 1e6 + at.start : -1)
  return threads.toSorted((one, other) => order(one) - order(other))
}
