import { QueryClient } from '@tanstack/react-query'
import { currentUserPath, onSignedOut, read } from './api.ts'

/** Nothing is asked twice by itself: data stays until a change refreshes it. */
export function createQueryClient() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => read(String(queryKey[0]), { signal }),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Without a network a call fails at once, and says so, rather than wait in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  onSignedOut(() => queryClient.setQueryData([currentUserPath], null))
  return queryClient
}
