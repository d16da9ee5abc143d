import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sample, SampleSource, WritingStyle } from '#shared/samples.ts'
import { read, send } from '#web/lib/api.ts'
import { failureToast, toast } from '#web/ui/toast.ts'

const samplesPath = '/api/writing-samples'

export const samplesQuery = queryOptions({
  queryKey: [samplesPath],
  queryFn: ({ signal }) => read<Sample[]>(samplesPath, { signal }),
})

export const styleQuery = queryOptions({
  queryKey: ['/api/writing-style'],
  queryFn: ({ signal }) => read<WritingStyle>('/api/writing-style', { signal }),
})

/** Whatever changes the samples changes what they say of the style. */
function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [samplesQuery.queryKey, styleQuery.queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
}

const says = (title: string) => (error: Error) => failureToast(title, error.message)

export interface SampleDraft {
  title: string
  content: string
  source: SampleSource
}

export function useAddSample() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (draft: SampleDraft) => send<Sample>('POST', samplesPath, { ...draft, active: true }),
    onSuccess: () => {
      toast({ title: 'Writing sample added' })
      return refresh()
    },
    onError: says('Failed to add writing sample'),
  })
}

export function useActivateSample() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, active }: Pick<Sample, 'id' | 'active'>) =>
      send<Sample>('PATCH', `${samplesPath}/${encodeURIComponent(id)}`, { active }),
    onSuccess: refresh,
    onError: says('Failed to update writing sample'),
    // One after the other, so that the last press wins.
    scope: { id: samplesPath },
  })
}

export function useDeleteSample() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) => send('DELETE', `${samplesPath}/${encodeURIComponent(id)}`),
    onSuccess: () => {
      toast({ title: 'Writing sample deleted' })
      return refresh()
    },
    onError: says('Failed to delete writing sample'),
  })
}
