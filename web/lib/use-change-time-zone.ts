import { msg, t } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { changeTimeZone, useTakeUser } from './session.ts'
import { says, toast } from './toast.ts'

export function useChangeTimeZone() {
  const takeUser = useTakeUser()
  return useMutation({
    mutationFn: (timeZone: string) => changeTimeZone({ timeZone }),
    onSuccess: (user) => {
      takeUser(user)
      toast({
        title: t`Time zone updated`,
        description: t`Posts already scheduled still go out at the same moment.`,
      })
    },
    onError: says(msg`Update failed`),
  })
}
