import { QueryClient } from '@tanstack/react-query'
import { currentUserPath, onSignedOut, read } from './api.ts'

/** Never refetches on its own: data stays until a change invalidates it. */
export function createQueryClient() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => read(String(queryKey[0]), { signal }),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Without a network, calls fail at once and visibly instead of waiting.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  onSignedOut(() => queryClient.setQueryData([currentUserPath], null))
  return queryClient
}
