import { queryOptions } from '@tanstack/react-query'
import type { FigureMonth } from '#shared/figure-month.ts'
import type { Beside } from '#shared/figures.ts'
import { read } from '#web/lib/api.ts'
import { given } from './queries.ts'

const path = '/api/figures'

export const monthQuery = (month: string, timeZone: string, author = '') =>
  queryOptions({
    queryKey: [path, 'months', month, timeZone, author],
    queryFn: ({ signal }) =>
      read<FigureMonth>(`${path}/months/${encodeURIComponent(month)}?${given({ timeZone, authorId: author })}`, {
        signal,
      }),
  })

export const besideQuery = (id: string) =>
  queryOptions({
    queryKey: [path, 'beside', id],
    queryFn: ({ signal }) => read<Beside>(`${path}/posts/${encodeURIComponent(id)}/beside`, { signal }),
  })
