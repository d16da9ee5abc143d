import { msg, t } from '@lingui/core/macro'
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { LimitsPatch } from '#shared/limits.ts'
import type { AccountChange, OperatedAccount, OperatedWorkspace, TrailEvent } from '#shared/operators.ts'
import { readPage, send } from '#web/lib/api.ts'
import { says, toast } from '#web/lib/toast.ts'

const accountsPath = '/api/operator/accounts'
const eventsPath = '/api/operator/events'
const workspacesPath = '/api/operator/workspaces'

const withEmail = (path: string, email: string) => (email ? `${path}?${new URLSearchParams({ email })}` : path)

/** Accounts whose email contains the text, newest first. */
export const accountsQuery = (email: string) =>
  infiniteQueryOptions({
    queryKey: [accountsPath, email],
    queryFn: ({ pageParam, signal }) => readPage<OperatedAccount>(pageParam, { signal }),
    initialPageParam: withEmail(accountsPath, email),
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

/** The trail of all accounts, or of the one with this email. */
export const trailQuery = (email: string) =>
  infiniteQueryOptions({
    queryKey: [eventsPath, email],
    queryFn: ({ pageParam, signal }) => readPage<TrailEvent>(pageParam, { signal }),
    initialPageParam: withEmail(eventsPath, email),
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })

const calls = {
  disable: ['PUT', 'disabled', msg`Account disabled`],
  enable: ['DELETE', 'disabled', msg`Account enabled`],
  'end-sessions': ['DELETE', 'sessions', msg`Sessions ended`],
} as const

export function useChangeAccount() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ account: { id }, change }: { account: OperatedAccount; change: AccountChange }) => {
      const [method, what] = calls[change]
      return send(method, `${accountsPath}/${encodeURIComponent(id)}/${what}`)
    },
    onSuccess: (_, { account, change }) => {
      toast({ title: t(calls[change][2]), description: account.email })
      for (const path of [accountsPath, eventsPath]) void queryClient.invalidateQueries({ queryKey: [path] })
    },
    onError: says(t`Account not changed`),
  })
}

/** Workspaces whose name or owner's email contains the text, newest first. */
export const workspacesQuery = (name: string) =>
  infiniteQueryOptions({
    queryKey: [workspacesPath, name],
    queryFn: ({ pageParam, signal }) => readPage<OperatedWorkspace>(pageParam, { signal }),
    initialPageParam: name ? `${workspacesPath}?${new URLSearchParams({ name })}` : workspacesPath,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

export function useSetLimits(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (limits: LimitsPatch) =>
      send<OperatedWorkspace>('PUT', `${workspacesPath}/${encodeURIComponent(id)}/limits`, limits),
    onSuccess: () => {
      toast({ title: t`Limits set` })
      for (const path of [workspacesPath, eventsPath]) void queryClient.invalidateQueries({ queryKey: [path] })
    },
    onError: says(t`No limits were set`),
  })
}
