import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { CurrentUser } from '#shared/accounts.ts'
import { accountOfCopies, setAccountOfCopies } from '#web/lib/copies-account.ts'
import {
  AuthContext,
  deletedAccountKey,
  encryptWords,
  useCurrentUser,
  useNoticeTimeZone,
  useSetUser,
} from '#web/lib/session.ts'
import { browserZone, TimeZone } from '#web/lib/time-zone.ts'

export function AuthProvider({ children }: { children: ReactNode }) {
  const { data: user = null, isPending: isLoading, error } = useCurrentUser()
  useWelcome(user)
  useDeletionElsewhere(user)
  useFirstTimeZone(user)
  const isSignedOut = !user && !isLoading && !error
  useNoCopies(isSignedOut)
  useEncryptedWords(isSignedOut)
  return (
    <AuthContext value={{ user, isLoading, error }}>
      <TimeZone value={user?.timeZone ?? null}>{children}</TimeZone>
    </AuthContext>
  )
}

/** Also signs out here when another tab has deleted the account. */
function useDeletionElsewhere(user: CurrentUser | null) {
  const setUser = useSetUser()
  const onStorage = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key === deletedAccountKey && newValue === user?.id) setUser(null)
  })
  useEffect(() => {
    const listener = (event: StorageEvent) => onStorage(event)
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  }, [])
}

/** What was copied for reading without a network goes with the person. */
function useNoCopies(isSignedOut: boolean) {
  useEffect(() => {
    if (!isSignedOut || accountOfCopies() === null) return
    setAccountOfCopies('')
    import('#web/lib/copies.ts').then(({ forgetCopies }) => forgetCopies()).catch(() => {})
  }, [isSignedOut])
}

/** However it came about: by signing out here or in another tab, by a session that ended, or before the page was opened. */
function useEncryptedWords(isSignedOut: boolean) {
  useEffect(() => {
    if (isSignedOut) void encryptWords()
  }, [isSignedOut])
}

/** Until the person has a time zone it is their browser's. */
function useFirstTimeZone(user: CurrentUser | null) {
  const { mutate: notice } = useNoticeTimeZone()
  const isUnset = user?.timeZone === null
  useEffect(() => {
    if (isUnset) notice({ timeZone: browserZone(), isNoticed: true })
  }, [isUnset, notice])
}

/** The identity provider and the network send people back with a note in the address: said once, and taken away. */
function useWelcome(user: CurrentUser | null) {
  const { history } = useRouter()
  useEffect(() => {
    const url = new URL(history.location.href, window.location.origin)
    const [welcome = null, network = null] = ['welcome', 'network'].map((name) => url.searchParams.get(name))
    if (!user || !(welcome || network)) return
    url.searchParams.delete('welcome')
    url.searchParams.delete('network')
    history.replace(url.pathname + url.search + url.hash)
    import('./sign-in-queries.ts').then(
      ({ sayReturn }) => sayReturn(user, { welcome, network }),
      () => {}, // A greeting is not worth an error.
    )
  }, [user, history])
}
