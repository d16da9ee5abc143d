import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { LocalModel, LocalModelList } from '#shared/local-models.ts'
import { read, send } from '#web/lib/api.ts'
import { toast } from '#web/lib/toast.ts'

const path = '/api/models'
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`

export const isUnderWay = ({ state }: LocalModel) => ['installing', 'downloading', 'checking'].includes(state)

/** Asked again every second while something is under way. */
export const localModelsQuery = queryOptions({
  queryKey: [path],
  staleTime: 0,
  queryFn: ({ signal }) => read<LocalModelList>(path, { signal }),
  refetchInterval: ({ state: { data } }) => (data?.models.some(isUnderWay) ? 1_000 : false),
})

function useListChange<T>(change: (wanted: T) => Promise<LocalModelList>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (list) => queryClient.setQueryData(localModelsQuery.queryKey, list),
  })
}

export const useDownload = () => useListChange((id: string) => send<LocalModelList>('POST', `${pathOf(id)}/download`))
export const usePause = () => useListChange((id: string) => send<LocalModelList>('POST', `${pathOf(id)}/pause`))
export const useRemove = () => useListChange((id: string) => send<LocalModelList>('DELETE', pathOf(id)))
export const useSetHub = () =>
  useListChange((address: string | null) => send<LocalModelList>('PUT', `${path}/hub`, { address }))

export function useAddFile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (file: string) => send<LocalModel>('POST', `${path}/file`, { path: file }),
    onSuccess: ({ name }) => {
      toast({ title: t`File added`, description: t`${name} is in the list of models.` })
      return queryClient.invalidateQueries({ queryKey: localModelsQuery.queryKey })
    },
  })
}
