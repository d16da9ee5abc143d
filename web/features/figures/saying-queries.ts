import { queryOptions } from '@tanstack/react-query'
import type { FigureMonth } from '#shared/figure-month.ts'
import type { Beside } from '#shared/figures.ts'
import { read } from '#web/lib/api.ts'

const path = '/api/figures'

export const monthQuery = (month: string, timeZone: string) =>
  queryOptions({
    queryKey: [path, 'months', month, timeZone],
    queryFn: ({ signal }) =>
      read<FigureMonth>(`${path}/months/${encodeURIComponent(month)}?${new URLSearchParams({ timeZone })}`, { signal }),
  })

export const besideQuery = (id: string) =>
  queryOptions({
    queryKey: [path, 'beside', id],
    queryFn: ({ signal }) => read<Beside>(`${path}/posts/${encodeURIComponent(id)}/beside`, { signal }),
  })
