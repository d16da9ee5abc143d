import { msg, t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CurrentUser, NotificationPreferences, PasswordChange, ProfilePatch } from '#shared/accounts.ts'
import { send } from '#web/lib/api.ts'
import { currentUserQuery, useTakeUser } from '#web/lib/session.ts'
import { says, toast } from '#web/lib/toast.ts'

/** Shared by every part of the settings. */
const onError = says(msg`Update failed`)

export function useUpdateProfile() {
  const takeUser = useTakeUser()
  return useMutation({
    mutationFn: (profile: ProfilePatch) => send<CurrentUser>('PUT', '/api/user', profile),
    onSuccess: (user) => {
      takeUser(user)
      toast({ title: t`Profile updated`, description: t`Your next preview uses it.` })
    },
    onError,
  })
}

export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: PasswordChange) => send('PUT', '/api/user/password', change),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      toast({ title: t`Password updated`, description: t`You’ve been signed out everywhere else.` })
    },
    onError,
  })
}

export function useChangeNotifications() {
  const takeUser = useTakeUser()
  return useMutation({
    mutationFn: (preferences: NotificationPreferences) =>
      send<CurrentUser>('PUT', '/api/user/notifications', preferences),
    onSuccess: (user) => {
      takeUser(user)
      toast({ title: t`Preferences updated` })
    },
    onError,
  })
}
