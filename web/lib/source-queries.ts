import { queryOptions } from '@tanstack/react-query'
import { loadSourceRules } from '#shared/claims/source-rules.ts'
import type { WholeSource } from '#shared/sources.ts'
import { ApiError, read } from './api.ts'

/** A source with its text, and the rules that trace claims to it; null once it is deleted. */
export const sourceQuery = (id: string, language?: string) =>
  queryOptions({
    queryKey: ['/api/sources', 'one', id, language ?? null],
    queryFn: async ({ signal }) => {
      await loadSourceRules()
      const search = language ? `?language=${language}` : ''
      return read<WholeSource>(`/api/sources/${encodeURIComponent(id)}${search}`, { signal }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return null
          throw error
        },
      )
    },
    // Its text never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
