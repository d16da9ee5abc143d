import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Later, Posting } from '#shared/posting.ts'
import { read, send } from '#web/lib/api.ts'

const pathOf = (token: string) => `/api/posting/${encodeURIComponent(token)}`

export const postingQuery = (token: string) =>
  queryOptions({
    queryKey: [pathOf(token)],
    queryFn: ({ signal }) => read<Posting>(pathOf(token), { signal }),
    // Someone may have posted or moved it elsewhere.
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
  })

export function useSayPosted(token: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (url: string | null) => send<Posting>('POST', `${pathOf(token)}/posted`, { url }),
    onSuccess: (posting) => queryClient.setQueryData(postingQuery(token).queryKey, posting),
  })
}

export function useSayNotPosted(token: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => send<Posting>('DELETE', `${pathOf(token)}/posted`),
    onSuccess: (posting) => queryClient.setQueryData(postingQuery(token).queryKey, posting),
  })
}

export function usePostpone(token: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (later: Later) => send<Posting>('POST', `${pathOf(token)}/later`, later),
    onSuccess: (posting) => queryClient.setQueryData(postingQuery(token).queryKey, posting),
  })
}
