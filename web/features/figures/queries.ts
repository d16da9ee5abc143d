import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Compared, Figures, MeasuredPost, OpenJoin, PostCurve } from '#shared/figures.ts'
import type { PostMetric } from '#shared/post-metrics.ts'
import { read, readPage, send } from '#web/lib/api.ts'

const path = '/api/figures'

export const given = (params: object) =>
  new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '') as [string, string][])

/** Of one author, or of all. */
export const figuresQuery = (author = '') =>
  queryOptions({
    queryKey: [path, 'all', author],
    queryFn: ({ signal }) => read<Figures>(`${path}?${given({ authorId: author })}`, { signal }),
    placeholderData: keepPreviousData,
  })

export interface PostChoice {
  q: string
  /** `YYYY-MM-DD`. */
  from: string
  kind: 'here' | 'elsewhere' | ''
  category: string
  authorId: string
  sort: PostMetric | 'time'
  order: 'descending' | 'ascending'
}

export const exportPath = (choice: PostChoice) => `${path}/posts/export?${given(choice)}`

export const measuredPostsQuery = (choice: PostChoice) =>
  infiniteQueryOptions({
    queryKey: [path, 'posts', choice],
    queryFn: ({ pageParam, signal }) => readPage<MeasuredPost>(pageParam, { signal }),
    initialPageParam: `${path}/posts?${given({ ...choice, limit: '20' })}`,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

export const openJoinsQuery = (author = '') =>
  queryOptions({
    queryKey: [path, 'joins', author],
    queryFn: ({ signal }) => read<OpenJoin[]>(`${path}/joins?${given({ authorId: author })}`, { signal }),
  })

export const curveQuery = (postId: string) =>
  queryOptions({
    queryKey: [path, 'curve', postId],
    queryFn: ({ signal }) => read<PostCurve>(`${path}/posts/${encodeURIComponent(postId)}`, { signal }),
  })

/** Cards that appear together ask in one call. */
export const cardQuery = (postId: string) =>
  queryOptions({ queryKey: [path, 'card', postId], queryFn: () => askTogether(postId) })

const mostTogether = 100
let asked: { ids: Set<string>; answer: Promise<MeasuredPost[]> } | undefined

async function askTogether(postId: string): Promise<MeasuredPost | null> {
  if (!asked || asked.ids.size >= mostTogether) {
    const ids = new Set<string>()
    const answer = new Promise((resolve) => setTimeout(resolve)).then(() => {
      if (asked?.ids === ids) asked = undefined
      return read<MeasuredPost[]>(`${path}/posts?${given({ postIds: [...ids].join(), limit: String(mostTogether) })}`)
    })
    asked = { ids, answer }
  }
  const { ids, answer } = asked
  ids.add(postId)
  return (await answer).find(({ post }) => post?.id === postId) ?? null
}

export const categoriesQuery = queryOptions<{ id: string; name: string }[]>({ queryKey: ['/api/post-categories'] })

export const comparisonsQuery = (timeZone: string, author = '') =>
  queryOptions({
    queryKey: [path, 'comparisons', timeZone, author],
    queryFn: ({ signal }) => read<Compared>(`${path}/comparisons?${given({ timeZone, authorId: author })}`, { signal }),
  })

export function useDecideJoin() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (join: { address: string; postId: string | null }) => send('PUT', `${path}/joins`, join),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [path] }),
  })
}
