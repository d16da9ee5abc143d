import { t } from '@lingui/core/macro'
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Idea, IdeaCategory, IdeaSet, Launches } from '#shared/ideas.ts'
import { trashDays } from '#shared/trash.ts'
import { billingQuery } from '#web/features/billing/queries.ts'
import { useSayDeleted } from '#web/features/undo/queries.ts'
import { type Page, read, readPage, send } from '#web/lib/api.ts'
import { failureToast, toast } from '#web/lib/toast.ts'

const setsPath = '/api/idea-sets'
const favouritesPath = '/api/favourite-ideas'

export const ideaSetsQuery = infiniteQueryOptions({
  queryKey: [setsPath, 'list'],
  queryFn: ({ pageParam, signal }) => readPage<IdeaSet>(pageParam, { signal }),
  initialPageParam: setsPath,
  getNextPageParam: (page) => page.next,
})

export const ideaSetQuery = (id: string) =>
  queryOptions({
    queryKey: [setsPath, 'one', id],
    queryFn: ({ signal }) => read<IdeaSet>(`${setsPath}/${encodeURIComponent(id)}`, { signal }),
  })

/** The favourites of all sets at the time of the request. */
export const favouriteIdeasQuery = infiniteQueryOptions({
  queryKey: [favouritesPath],
  queryFn: ({ pageParam, signal }) => readPage<Idea>(pageParam, { signal }),
  initialPageParam: favouritesPath,
  getNextPageParam: (page) => page.next,
})

type Pages<T> = InfiniteData<Page<T>>

export const itemsOf = <T>(data: Pages<T> | undefined): T[] | undefined => data?.pages.flatMap(({ items }) => items)

export const launchesQuery = queryOptions({
  queryKey: ['/api/launches'],
  queryFn: ({ signal }) => read<Launches>('/api/launches', { signal }),
})

export interface IdeasRequest {
  themes: string[]
  categories: IdeaCategory[]
}

export function useGenerateIdeas() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: IdeasRequest) => send<IdeaSet>('POST', '/api/generate-ideas', request),
    onSuccess: (set) => {
      const { queryKey } = ideaSetsQuery
      const withSet = ({ pages: [newest, ...older], ...data }: Pages<IdeaSet>) =>
        newest && { ...data, pages: [{ ...newest, items: [set, ...newest.items] }, ...older] }
      if (queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, (data) => data && withSet(data))
      else queryClient.invalidateQueries({ queryKey })
    },
    onSettled: () => {
      for (const { queryKey } of [launchesQuery, billingQuery]) void queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** Toggles the heart at once everywhere and reverts it if the server refuses. */
export function useMarkIdea() {
  const queryClient = useQueryClient()
  function show({ id }: Idea, isFavourite: boolean) {
    const marked = (idea: Idea) => (idea.id === id ? { ...idea, isFavourite } : idea)
    const markedIn = (set: IdeaSet) => ({ ...set, ideas: set.ideas.map(marked) })
    queryClient.setQueryData(ideaSetsQuery.queryKey, (data) => data && mapItems(data, markedIn))
    queryClient.setQueriesData<IdeaSet>({ queryKey: [setsPath, 'one'] }, (set) => set && markedIn(set))
    queryClient.setQueryData(favouriteIdeasQuery.queryKey, (data) => data && mapItems(data, marked))
  }
  return useMutation({
    mutationFn: ({ id, isFavourite }: Idea) =>
      send<Idea>('PUT', `/api/ideas/${encodeURIComponent(id)}`, { isFavourite: !isFavourite }),
    onMutate: (idea) => show(idea, !idea.isFavourite),
    onError: (error, idea) => {
      show(idea, idea.isFavourite)
      toast({ title: t`Failed to save favourite`, description: error.message, variant: 'destructive' })
    },
    // A shown favourite stays until the next visit, so a heart removed by mistake can be restored.
    onSettled: () => queryClient.invalidateQueries({ queryKey: favouriteIdeasQuery.queryKey, refetchType: 'none' }),
    // In sequence, so the last press wins.
    scope: { id: 'favourites' },
  })
}

export function useDeleteIdea() {
  const queryClient = useQueryClient()
  const sayDeleted = useSayDeleted()
  return useMutation({
    mutationFn: ({ id }: Idea) => send('DELETE', `/api/ideas/${encodeURIComponent(id)}`),
    onSuccess: (_, { id, title }) => {
      sayDeleted([id], { title: t`Idea deleted`, description: t`“${title}” is in the trash for ${trashDays} days.` })
      return Promise.all([setsPath, favouritesPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })))
    },
    onError: (error) => void failureToast(t`Failed to delete the idea`, error.message),
  })
}

const mapItems = <T>({ pages, ...data }: Pages<T>, change: (item: T) => T): Pages<T> => ({
  ...data,
  pages: pages.map((page) => ({ ...page, items: page.items.map(change) })),
})
