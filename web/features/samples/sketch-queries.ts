import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Address, ReaderAddress, VoiceSketch } from '#shared/samples.ts'
import { read, send } from '#web/lib/api.ts'
import { failureToast, toast } from '#web/lib/toast.ts'

const sketchPath = '/api/voice/sketch'
const addressPath = '/api/voice/address'

export const sketchQuery = queryOptions({
  queryKey: [sketchPath],
  queryFn: ({ signal }) => read<VoiceSketch>(sketchPath, { signal }),
})

export const addressQuery = queryOptions({
  queryKey: [addressPath],
  queryFn: ({ signal }) => read<ReaderAddress>(addressPath, { signal }),
})

/** Saves the text; without one, the server writes it anew. */
export function useChangeSketch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (text: string | null) =>
      text === null ? send<VoiceSketch>('POST', sketchPath, {}) : send<VoiceSketch>('PUT', sketchPath, { text }),
    onSuccess: (stored) => {
      queryClient.setQueryData(sketchQuery.queryKey, stored)
      toast({ title: t`Description saved` })
    },
    onError: (error, text) =>
      failureToast(
        text === null ? t`Failed to write the description` : t`Failed to save the description`,
        error.message,
      ),
    scope: { id: sketchPath },
  })
}

export function useChangeAddress() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (address: Address | null) => send<ReaderAddress>('PUT', addressPath, { address }),
    onMutate: async (address) => {
      await queryClient.cancelQueries({ queryKey: addressQuery.queryKey })
      const before = queryClient.getQueryData(addressQuery.queryKey)
      queryClient.setQueryData(addressQuery.queryKey, { address })
      return before
    },
    onError: (error, _address, before) => {
      queryClient.setQueryData(addressQuery.queryKey, before)
      failureToast(t`Failed to save how readers are addressed`, error.message)
    },
    scope: { id: addressPath },
  })
}
