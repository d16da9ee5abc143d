import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type BulkDeletion, maxAtOnce } from '#shared/bulk.ts'
import type { FigureImport } from '#shared/figures.ts'
import type { ArchiveFound, LivePost, TakenIn } from '#shared/linkedin-archive.ts'
import { send } from '#web/lib/api.ts'
import { upload } from '#web/lib/upload.ts'

const path = '/api/figures'

interface SentFile {
  isPreview: boolean
  isConfirmed: boolean
  /** The post that a file about a single post is about. */
  postId?: string
}

export function sendFile(file: File, { isPreview, isConfirmed, postId }: SentFile, signal: AbortSignal) {
  const query = new URLSearchParams({
    name: file.name.slice(-300),
    ...(isPreview && { preview: 'yes' }),
    ...(isConfirmed && { confirmed: 'yes' }),
    ...(postId && { post: postId }),
  })
  return upload<FigureImport>(`${path}/files?${query}`, file, { signal, onProgress: () => {} })
}

export const lookIntoArchive = (shares: Uint8Array, signal: AbortSignal) =>
  send<ArchiveFound>('POST', `${path}/archive`, shares, { signal })

/** The ids of the new posts. A stop ends it between two calls, so that no post is left out of the answer. */
export async function takeIn(posts: readonly LivePost[], signal: AbortSignal): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < posts.length && !signal.aborted; at += maxAtOnce) {
    const chosen = posts.slice(at, at + maxAtOnce).map(({ address, text }) => ({ address, text }))
    ids.push(...(await send<TakenIn>('POST', `${path}/archive/posts`, { posts: chosen })).ids)
  }
  return ids
}

/** Whatever shows figures or posts asks again. */
export function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([path, '/api/posts', '/api/analytics'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
}

/** Takes back a file's figures, or posts that were taken in, which move to the trash. */
export function useTakeBack() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (what: { fileId: string } | { postIds: readonly string[] }) => {
      if ('fileId' in what) return send('DELETE', `${path}/files/${encodeURIComponent(what.fileId)}`)
      for (let at = 0; at < what.postIds.length; at += maxAtOnce)
        await send<BulkDeletion>('POST', '/api/posts/bulk-delete', { ids: what.postIds.slice(at, at + maxAtOnce) })
    },
    onSettled: refresh,
  })
}
