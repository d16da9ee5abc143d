import { plural, t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ImportPreview, ImportResult, Sample, SampleSource, WritingStyle } from '#shared/samples.ts'
import { useSayDeleted } from '#web/features/undo/queries.ts'
import { read, send } from '#web/lib/api.ts'
import { voiceQuery } from '#web/lib/author-queries.ts'
import { says, toast } from '#web/lib/toast.ts'
import { sketchQuery } from './sketch-queries.ts'

const samplesPath = '/api/writing-samples'

export const samplesQuery = queryOptions({
  queryKey: [samplesPath],
  queryFn: ({ signal }) => read<Sample[]>(samplesPath, { signal }),
})

export const styleQuery = queryOptions({
  queryKey: ['/api/writing-style'],
  queryFn: ({ signal }) => read<WritingStyle>('/api/writing-style', { signal }),
})

/** Changing the samples changes the measured style. */
function useRefresh() {
  const queryClient = useQueryClient()
  const renew = async (queryKey: readonly string[]) => {
    // A pending first answer describes the former samples, and a refetch alone would wait for it.
    await queryClient.cancelQueries({ queryKey })
    await queryClient.invalidateQueries({ queryKey })
  }
  return () => Promise.all([samplesQuery, styleQuery, voiceQuery, sketchQuery].map(({ queryKey }) => renew(queryKey)))
}

export interface SampleInput {
  title: string
  content: string
  source: SampleSource
}

export function useAddSample() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: SampleInput) => send<Sample>('POST', samplesPath, { ...input, active: true }),
    onSuccess: () => {
      toast({ title: t`Writing sample added` })
      return refresh()
    },
    onError: says(t`Failed to add writing sample`),
  })
}

export function useActivateSample() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, active }: Pick<Sample, 'id' | 'active'>) =>
      send<Sample>('PATCH', `${samplesPath}/${encodeURIComponent(id)}`, { active }),
    onSuccess: refresh,
    onError: says(t`Failed to update writing sample`),
    // In sequence, so the last press wins.
    scope: { id: samplesPath },
  })
}

export function useDeleteSample() {
  const refresh = useRefresh()
  const sayDeleted = useSayDeleted()
  return useMutation({
    mutationFn: (id: string) => send('DELETE', `${samplesPath}/${encodeURIComponent(id)}`),
    onSuccess: (_, id) => {
      sayDeleted([id], { title: t`Writing sample deleted` })
      return refresh()
    },
    onError: says(t`Failed to delete writing sample`),
  })
}

const importPath = `${samplesPath}/import`

/** The bytes of a Shares.csv, or pasted text. */
export type ImportInput = Uint8Array | { text: string; source: SampleSource }

export const lookThrough = (input: ImportInput, signal: AbortSignal) =>
  send<ImportPreview>('POST', importPath, input, { signal })

/** Adds the chosen texts. The message offers an undo. */
export function useImport() {
  const refresh = useRefresh()
  const undo = useMutation({
    mutationFn: (ids: string[]) => send('DELETE', samplesPath, { ids }),
    onSuccess: (_, { length }) => {
      toast({ title: plural(length, { one: '# writing sample taken back', other: '# writing samples taken back' }) })
      return refresh()
    },
    onError: says(t`Failed to delete writing samples`),
  })
  return useMutation({
    mutationFn: ({ input, keys }: { input: ImportInput; keys: string[] }) =>
      send<ImportResult>('POST', `${importPath}?add=${keys.join(',')}`, input),
    onSuccess: ({ added }) => {
      toast({
        title: plural(added.length, { one: '# writing sample added', other: '# writing samples added' }),
        duration: 15_000,
        action: added.length > 0 ? { label: t`Undo`, onSelect: () => undo.mutate(added) } : undefined,
      })
      return refresh()
    },
    onError: says(t`Failed to add writing samples`),
  })
}
