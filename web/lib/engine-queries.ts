import { queryOptions } from '@tanstack/react-query'
import type { EngineDescription } from '#shared/writing.ts'
import { read } from './api.ts'

/** The engine behind each model label. */
export const enginesQuery = queryOptions({
  queryKey: ['/api/engines'],
  queryFn: ({ signal }) => read<EngineDescription[]>('/api/engines', { signal }),
})
