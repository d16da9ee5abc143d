import { t } from '@lingui/core/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MediaItem, MediaPatch } from '#shared/media.ts'
import type { Post } from '#shared/posts.ts'
import { messageOf, send } from '#web/lib/api.ts'
import { postPath, postQuery, rememberPost } from '#web/lib/post-queries.ts'
import { failureToast } from '#web/lib/toast.ts'
import { upload } from '#web/lib/upload.ts'

interface Sending {
  signal: AbortSignal
  onProgress: (part: number) => void
}

const withoutEnding = (name: string) => name.replace(/\.[^.]{1,5}$/, '').slice(0, 200)

/** A document's first title is its file name. */
export const sendMedia = (postId: string, file: File, sending: Sending) =>
  upload<MediaItem>(
    `${postPath(postId)}/media?${new URLSearchParams({ title: withoutEnding(file.name) })}`,
    file,
    sending,
  )

type Change = (media: MediaItem[]) => MediaItem[]

export function rememberMedia(queryClient: QueryClient, postId: string, change: Change) {
  const post = queryClient.getQueryData<Post>(postQuery(postId).queryKey)
  if (post) rememberPost(queryClient, { ...post, media: change(post.media) })
}

export function useRememberMedia(postId: string) {
  const queryClient = useQueryClient()
  return (change: Change) => rememberMedia(queryClient, postId, change)
}

const path = (id: string) => `/api/media/${encodeURIComponent(id)}`

/** In sequence, so the last change wins. */
const scopeOf = (postId: string) => ({ scope: { id: `media of ${postId}` }, networkMode: 'always' as const })

export function useChangeMedia(postId: string) {
  const remember = useRememberMedia(postId)
  return useMutation({
    ...scopeOf(postId),
    mutationFn: ({ id, change }: { id: string; change: MediaPatch }) => send<MediaItem[]>('PATCH', path(id), change),
    onSuccess: (media) => remember(() => media),
    onError: (error) => failureToast(t`The file wasn’t changed`, messageOf(error)),
  })
}

export function useDeleteMedia(postId: string) {
  const remember = useRememberMedia(postId)
  return useMutation({
    ...scopeOf(postId),
    mutationFn: (id: string) => send('DELETE', path(id)),
    onSuccess: (_, id) => remember((media) => media.filter((item) => item.id !== id)),
    onError: (error) => failureToast(t`The file wasn’t removed`, messageOf(error)),
  })
}
