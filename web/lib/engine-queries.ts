import { queryOptions } from '@tanstack/react-query'
import type { EngineDescription } from '#shared/writing.ts'
import { read } from './api.ts'

/** Which engine each model label stands for. */
export const enginesQuery = queryOptions({
  queryKey: ['/api/engines'],
  queryFn: ({ signal }) => read<EngineDescription[]>('/api/engines', { signal }),
})
