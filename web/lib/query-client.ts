import { QueryClient } from '@tanstack/react-query'
import { currentUserPath, onSignedOut, read } from './api.ts'
import { i18n } from './language.ts'

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
  // Some answers are sentences.
  i18n.on(
    'change',
    () => void queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => path !== currentUserPath }),
  )
  onSignedOut(() => queryClient.setQueryData([currentUserPath], null))
  return queryClient
}
