import { t } from '@lingui/core/macro'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Access, AccessKind } from '#shared/access.ts'
import { product } from '#shared/product.ts'
import { keysQuery } from '#web/features/integrations/key-queries.ts'
import { programsQuery } from '#web/features/integrations/program-queries.ts'
import { send } from '#web/lib/api.ts'
import { networkQuery } from '#web/lib/network-queries.ts'
import { says, toast } from '#web/lib/toast.ts'
import { feedQuery } from './feed-queries.ts'
import { pushQuery } from './push-queries.ts'
import { activityQuery } from './queries.ts'
import { sayBrowser } from './say-browser.ts'

const path = '/api/user/access'

export const accessQuery = queryOptions<Access[]>({ queryKey: [path] })

const said: Record<AccessKind, (one: Access) => { title: string; description?: string }> = {
  session: ({ browser }) => ({
    title: t`Signed out there`,
    description: browser ? t`${{ browser: sayBrowser(browser) }} is signed out.` : t`That browser is signed out.`,
  }),
  key: ({ name }) => ({ title: t`Key ended`, description: t`“${name}” no longer works.` }),
  program: ({ name }) => ({ title: t`Access ended`, description: t`${name} can’t reach your posts any more.` }),
  reminders: ({ browser }) => ({
    title: browser ? t`Reminders are off in ${{ browser: sayBrowser(browser) }}` : t`Reminders are off in that browser`,
  }),
  calendar: () => ({ title: t`Link revoked`, description: t`Calendars can’t read your posts any more.` }),
  network: () => ({ title: t`${product.network} disconnected`, description: t`Due posts are posted by hand.` }),
  'posting-link': () => ({ title: t`Link revoked`, description: t`It no longer opens the post.` }),
  'review-link': () => ({ title: t`Link ended`, description: t`It no longer shows any posts.` }),
}

const refresh = (queryClient: QueryClient) => {
  for (const { queryKey } of [accessQuery, activityQuery, feedQuery, pushQuery, networkQuery, keysQuery, programsQuery])
    void queryClient.invalidateQueries({ queryKey })
}

export function useEndAccess() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, id }: Access) => send('DELETE', `${path}/${kind}/${encodeURIComponent(id)}`),
    onSuccess: (_, one) => {
      toast(said[one.kind](one))
      refresh(queryClient)
    },
    onError: says(t`Failed to end it`),
  })
}

/**
 * Signs out everywhere else. The message names access that needs no sign-in, because its owner may want to end that
 * too.
 */
export function useEndSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send('DELETE', '/api/user/sessions'),
    onSuccess: () => {
      const access = queryClient.getQueryData(accessQuery.queryKey) ?? []
      const has = (one: AccessKind) => access.some(({ kind }) => kind === one)
      toast({
        title: t`Signed out everywhere else`,
        description: [
          t`You are signed in here only.`,
          has('key') && t`Programs with a key still work: end the key, if somebody else has it.`,
          has('calendar') &&
            t`Calendars still read your posts: revoke the link or make a new one, if somebody else has it.`,
        ]
          .filter(Boolean)
          .join(' '),
      })
      refresh(queryClient)
    },
    onError: says(t`Failed to sign out`),
  })
}

export function useEndAllAccess() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send('DELETE', path),
    onSuccess: () => {
      toast({ title: t`Everything else has ended`, description: t`Only this browser has access now.` })
      refresh(queryClient)
    },
    onError: says(t`Failed to end it`),
  })
}
