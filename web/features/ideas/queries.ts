import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Idea, IdeaCategory, IdeaSet, Launches } from '#shared/ideas.ts'
import { read, send } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast.ts'

/** The author's sets of ideas, newest first. */
export const ideaSetsQuery = queryOptions({
  queryKey: ['/api/idea-sets'],
  queryFn: ({ signal }) => read<IdeaSet[]>('/api/idea-sets', { signal }),
})

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
      if (queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, (sets = []) => [set, ...sets])
      else queryClient.invalidateQueries({ queryKey })
      queryClient.invalidateQueries({ queryKey: launchesQuery.queryKey })
    },
  })
}

/** The heart changes at once, and changes back when the server did not take it. */
export function useMarkIdea() {
  const queryClient = useQueryClient()
  const show = ({ id }: Idea, isFavourite: boolean) =>
    queryClient.setQueryData(ideaSetsQuery.queryKey, (sets) =>
      sets?.map((set) => ({
        ...set,
        ideas: set.ideas.map((idea) => (idea.id === id ? { ...idea, isFavourite } : idea)),
      })),
    )
  return useMutation({
    mutationFn: ({ id, isFavourite }: Idea) =>
      send<Idea>('PUT', `/api/ideas/${encodeURIComponent(id)}`, { isFavourite: !isFavourite }),
    onMutate: (idea) => show(idea, !idea.isFavourite),
    onError: (error, idea) => {
      show(idea, idea.isFavourite)
      toast({ title: 'Failed to save favourite', description: error.message, variant: 'destructive' })
    },
    // One after the other, so that the last press wins.
    scope: { id: 'favourites' },
  })
}
