import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ConnectionModels, EngineChange, EngineSettings, FoundServer, NewConnection } from '#shared/engines.ts'
import { ApiError, messageOf, read, send } from '#web/lib/api.ts'
import { enginesQuery } from '#web/lib/engine-queries.ts'
import { listed } from '#web/lib/intl.ts'
import { toast } from '#web/lib/toast.ts'
import { engineSettingsQuery, path } from './settings-queries.ts'

export const connectionModelsQuery = (id: string) =>
  queryOptions({
    queryKey: [path, 'models', id],
    staleTime: 60_000,
    queryFn: ({ signal }) => read<ConnectionModels>(`${path}/connections/${encodeURIComponent(id)}/models`, { signal }),
  })

/** The server's sentence about a failure, for display beside its cause. */
export const sentenceOf = (error: Error): string => (error instanceof ApiError ? error.body : messageOf(error))

function useTakeSettings() {
  const queryClient = useQueryClient()
  return (settings: EngineSettings) => {
    queryClient.setQueryData(engineSettingsQuery.queryKey, settings)
    void queryClient.invalidateQueries({ queryKey: enginesQuery.queryKey })
  }
}

/** The server asks the new engine a test question first, which may take a while and can be cancelled. */
export function useChangeEngine() {
  const takeSettings = useTakeSettings()
  const call = useRef<AbortController>(null)
  const change = useMutation({
    mutationFn: (wanted: EngineChange) => {
      call.current = new AbortController()
      return send<EngineSettings>('PUT', path, wanted, { signal: call.current.signal })
    },
    onSuccess: (settings) => {
      takeSettings(settings)
      const names = [...new Set(settings.labels.map(({ label }) => label))]
      toast({
        title: t`Writing engine changed`,
        description: t`Your next text will be written by ${{ names: listed(names, 'disjunction') }}.`,
      })
    },
  })
  const error = change.error && change.error.name !== 'AbortError' ? sentenceOf(change.error) : null
  return { ...change, problem: error, cancel: () => call.current?.abort() }
}

/** Writes without a model, which asks nobody and so cannot be cancelled. */
export function useWriteWithout() {
  const takeSettings = useTakeSettings()
  return useMutation({
    mutationFn: () => send<EngineSettings>('PUT', path, { engine: 'arranger' } satisfies EngineChange),
    onSuccess: takeSettings,
  })
}

export function useConnect() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (connection: NewConnection) => send<ConnectionModels>('POST', `${path}/connections`, connection),
    onSuccess: (connected) => {
      queryClient.setQueryData(connectionModelsQuery(connected.connection.id).queryKey, connected)
      return queryClient.invalidateQueries({ queryKey: engineSettingsQuery.queryKey, exact: true })
    },
  })
}

export function useDisconnect() {
  const takeSettings = useTakeSettings()
  return useMutation({
    mutationFn: (id: string) => send<EngineSettings>('DELETE', `${path}/connections/${encodeURIComponent(id)}`),
    onSuccess: (settings) => {
      takeSettings(settings)
      toast({ title: t`Connection removed`, description: t`Its key was deleted from this server.` })
    },
  })
}

export const useLook = () => useMutation({ mutationFn: () => send<FoundServer[]>('POST', `${path}/look`) })
