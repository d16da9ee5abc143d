import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CurrentUser, type ProfilePhoto, photoPath } from '#shared/accounts.ts'
import { send } from '#web/lib/api.ts'
import { currentUserQuery } from '#web/lib/session.ts'
import { says, toast } from '#web/lib/toast.ts'

function useShowPhoto() {
  const queryClient = useQueryClient()
  return (photo: string | null) =>
    queryClient.setQueryData<CurrentUser | null>(currentUserQuery.queryKey, (user) => user && { ...user, photo })
}

export function useSetPhoto() {
  const show = useShowPhoto()
  return useMutation({
    mutationFn: async (file: File) => send<ProfilePhoto>('PUT', photoPath, new Uint8Array(await file.arrayBuffer())),
    onSuccess: ({ photo }) => {
      show(photo)
      toast({ title: t`Photo updated` })
    },
    onError: says(t`Photo not updated`),
  })
}

export function useRemovePhoto() {
  const show = useShowPhoto()
  return useMutation({
    mutationFn: () => send('DELETE', photoPath),
    onSuccess: () => {
      show(null)
      toast({ title: t`Photo removed` })
    },
    onError: says(t`Photo not removed`),
  })
}
