import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { rememberMedia } from '#web/features/media/queries.ts'
import { addUploads } from '#web/features/media/uploads.ts'
import { forgetReceived, keepReceived, readReceived } from '#web/lib/received.ts'
import { type Read, readForm } from './handed-over.ts'

export interface Received extends Read {
  key: string
}

export const receivedQuery = queryOptions({
  queryKey: ['received'],
  queryFn: async (): Promise<Received[]> =>
    Promise.all((await readReceived()).map(async ({ key, form }) => ({ key, ...(await readForm(form)) }))),
  networkMode: 'always',
  staleTime: 0,
})

/** Forgets an entry, or all of it but its files. */
export function useForget() {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ key, files }: { key: string; files: readonly File[] }) => {
      if (files.length > 0) {
        const form = new FormData()
        for (const file of files) form.append('files', file)
        await keepReceived(form)
      }
      await forgetReceived(key)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: receivedQuery.queryKey }),
  })
}

/** Adds the waiting files to a post. Each entry waits until all its files are added. */
export async function giveFiles(queryClient: QueryClient, postId: string): Promise<void> {
  for (const { key, files } of await queryClient.fetchQuery(receivedQuery)) {
    let missing = files.length
    if (missing === 0) continue
    addUploads(postId, files, (item) => {
      rememberMedia(queryClient, postId, (known) => (known.some(({ id }) => id === item.id) ? known : [...known, item]))
      missing -= 1
      if (missing === 0)
        void forgetReceived(key).then(() => queryClient.invalidateQueries({ queryKey: receivedQuery.queryKey }))
    })
  }
}
