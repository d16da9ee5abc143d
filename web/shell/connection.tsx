import { Trans, useLingui } from '@lingui/react/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { CloudOff, RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import type { CurrentUser } from '#shared/accounts.ts'
import { isOffline, useIsOffline } from '#web/lib/connection.ts'
import { keepCopies, restoreCopies } from '#web/lib/copies.ts'
import { encryptAndDecryptKept } from '#web/lib/kept/encryption.ts'
import { accountIn } from '#web/lib/tab-workspace.ts'
import { startWorker, useHasNewVersion } from '#web/lib/worker.ts'
import { Button } from '#web/ui/button.tsx'

/** Announces a lost network, and new versions, which people install when they like. */
export function Connection({ user }: { user: CurrentUser }) {
  const { t } = useLingui()
  const offline = t`You’re offline. You can keep reading and writing; what you type is saved on this device.`
  const isAway = useIsOffline()
  const hasNewVersion = useHasNewVersion()
  useEffect(() => void startWorker(), [])
  useCopies(accountIn(user), isAway)
  useKeptWords(user.id, isAway)
  return (
    <>
      <p role="status" className="sr-only">
        {isAway ? offline : hasNewVersion && t`A new version is ready.`}
      </p>
      {isAway ? (
        <span
          aria-hidden
          title={offline}
          className="flex items-center gap-1.5 rounded-full bg-warn-soft px-2.5 py-1 text-xs font-semibold text-warn"
        >
          <CloudOff className="size-4" />{' '}
          <span className="max-sm:hidden">
            <Trans>Offline</Trans>
          </span>
        </span>
      ) : (
        hasNewVersion && (
          <Button
            variant="outline"
            size="sm"
            className="max-sm:w-11 max-sm:px-0"
            title={t`A new version is ready`}
            aria-label={t`Reload: a new version is ready`}
            onClick={() => window.location.reload()}
          >
            <RefreshCw aria-hidden />{' '}
            <span className="max-sm:hidden">
              <Trans>New version</Trans>
            </span>
          </Button>
        )
      )}
    </>
  )
}

/** Waits until nothing is being sent, or an old answer would replace newly saved data. */
function readAgain(queryClient: QueryClient) {
  const mutations = queryClient.getMutationCache()
  const unsubscribe = mutations.subscribe(look)
  function look() {
    if (queryClient.isMutating() > 0) return
    unsubscribe()
    void queryClient.invalidateQueries()
  }
  look()
}

/** Copies loaded data. Offline, shows the copies until the server answers, then refetches everything. */
function useCopies(account: string, isAway: boolean) {
  const queryClient = useQueryClient()
  useEffect(() => keepCopies(queryClient, account), [queryClient, account])
  useEffect(() => {
    if (!isAway) return
    restoreCopies(queryClient).catch(() => {})
    return () => {
      if (!isOffline()) readAgain(queryClient)
    }
  }, [queryClient, isAway])
}

/** Encrypts other accounts' kept words, and restores the person's own once their key is available. */
function useKeptWords(account: string, isAway: boolean) {
  useEffect(() => {
    if (!isAway) encryptAndDecryptKept(account).catch(() => {})
  }, [account, isAway])
}
