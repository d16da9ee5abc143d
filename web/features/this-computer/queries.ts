import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PhoneLink, ThisComputer } from '#shared/this-computer.ts'
import { read, send } from '#web/lib/api.ts'
import { currentUserQuery } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'

const path = '/api/this-computer'

export const thisComputerQuery = queryOptions<ThisComputer>({ queryKey: [path], staleTime: 0 })

export const backupAddress = (name: string): string => `${path}/backups/${encodeURIComponent(name)}`
export const movingFileAddress = `${path}/moving-file`

function useTake() {
  const queryClient = useQueryClient()
  return (computer: ThisComputer) => queryClient.setQueryData(thisComputerQuery.queryKey, computer)
}

export function useBackUp() {
  const take = useTake()
  return useMutation({
    mutationFn: () => send<ThisComputer>('POST', `${path}/backups`),
    onSuccess: (computer) => {
      take(computer)
      toast({ title: t`Backup made`, description: t`${computer.backups[0]?.name ?? ''} was read back and is whole.` })
    },
  })
}

export const useStop = () => useMutation({ mutationFn: () => send('POST', `${path}/stop`) })

const restartMs = 60_000
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Succeeds once the next server answers. */
async function restart(before: ThisComputer): Promise<ThisComputer> {
  await send('POST', `${path}/restart`)
  for (const until = Date.now() + restartMs; Date.now() < until; ) {
    await pause(500)
    const now = await read<ThisComputer>(path).catch(() => null)
    if (now && now.startedAt !== before.startedAt) return now
  }
  throw new Error(t`It has stopped, and has not started again within a minute.`)
}

export function useRestart() {
  const take = useTake()
  return useMutation({
    mutationFn: restart,
    onSuccess: (computer) => {
      take(computer)
      toast({ title: t`Restarted`, description: t`Hookline runs again.` })
    },
  })
}

export function useLetPhonesIn() {
  const take = useTake()
  return useMutation({
    mutationFn: (isOn: boolean) => send<ThisComputer>('PUT', `${path}/phones`, { isOn }),
    onSuccess: take,
  })
}

export const usePhoneLink = () => useMutation({ mutationFn: () => send<PhoneLink>('POST', `${path}/phone-link`) })

export function useGiveEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => send('PUT', `${path}/email`, { email }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      await queryClient.invalidateQueries({ queryKey: ['/api/user/mail'] })
      toast({ title: t`Email saved`, description: t`You sign in with it from now on.` })
    },
  })
}
