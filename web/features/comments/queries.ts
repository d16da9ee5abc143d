import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CommentPatch, CommentThread, NewComment, PostComments } from '#shared/comments.ts'
import type { Post } from '#shared/posts.ts'
import { postScope } from '#web/features/saving/save-status.ts'
import { read, send } from '#web/lib/api.ts'
import { commentsKey, editingKey, postPath } from '#web/lib/post-queries.ts'

export const commentsQuery = (postId: string) =>
  queryOptions({
    queryKey: commentsKey(postId),
    queryFn: ({ signal }) => read<PostComments>(`${postPath(postId)}/comments`, { signal }),
  })

const commentPath = (id: string) => `/api/comments/${encodeURIComponent(id)}`

export function useAddComment(postId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (comment: NewComment) => send<CommentThread>('POST', `${postPath(postId)}/comments`, comment),
    onSettled: () => queryClient.invalidateQueries({ queryKey: commentsKey(postId) }),
  })
}

export type Change = { id: string } & ({ change: CommentPatch } | { decision: 'reject' | 'delete' })

export function useChangeComment(postId: string) {
  const queryClient = useQueryClient()
  return useMutation<unknown, Error, Change>({
    mutationFn: (one) => {
      if ('change' in one) return send('PUT', commentPath(one.id), one.change)
      return one.decision === 'delete'
        ? send('DELETE', commentPath(one.id))
        : send('POST', `${commentPath(one.id)}/reject`)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: commentsKey(postId) }),
  })
}

/** In turn with the post's saves. */
export function useAcceptSuggestion(postId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    ...postScope,
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      send<Post>('POST', `${commentPath(id)}/accept`, { version }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: commentsKey(postId) }),
  })
}

export const sayEditing = (postId: string) => send('POST', `${postPath(postId)}/editing`)

/** Who else types into the post; the stream of changes writes it. */
export const editingQuery = (postId: string) =>
  queryOptions<{ userId: string; at: number } | null>({ queryKey: editingKey(postId), queryFn: skipToken })
