import { useMutation } from '@tanstack/react-query'
import { changeTimeZone, useTakeUser } from './session.ts'
import { says, toast } from './toast.ts'

/** The zone in which times are chosen and shown from now on. */
export function useChangeTimeZone() {
  const takeUser = useTakeUser()
  return useMutation({
    mutationFn: (timeZone: string) => changeTimeZone({ timeZone }),
    onSuccess: (user) => {
      takeUser(user)
      toast({
        title: 'Time zone updated',
        description: 'Posts already scheduled still go out at the same moment.',
      })
    },
    onError: says('Update failed'),
  })
}
