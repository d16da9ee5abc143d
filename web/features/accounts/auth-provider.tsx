import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { CurrentUser } from '#shared/accounts.ts'
import { pseudoLanguage } from '#shared/interface-languages.ts'
import { accountOfCopies, setAccountOfCopies } from '#web/lib/copies-account.ts'
import { currentLanguage, languagesOffered } from '#web/lib/language.ts'
import {
  AuthContext,
  deletedAccountKey,
  encryptWords,
  useCurrentUser,
  useNoticeLanguage,
  useNoticeTimeZone,
  useSetUser,
} from '#web/lib/session.ts'
import { browserZone, TimeZone } from '#web/lib/time-zone.ts'

export function AuthProvider({ children }: { children: ReactNode }) {
  const { data: user = null, isPending: isLoading, error } = useCurrentUser()
  useWelcome(user)
  useDeletionElsewhere(user)
  useFirstTimeZone(user)
  useFirstLanguage(user)
  const isSignedOut = !user && !isLoading && !error
  useNoCopies(isSignedOut)
  useEncryptedWords(isSignedOut)
  return (
    <AuthContext value={{ user, isLoading, error }}>
      <TimeZone value={user?.timeZone ?? null}>{children}</TimeZone>
    </AuthContext>
  )
}

/** Signs out here when another tab has deleted the account. */
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

/** Deletes the copies for offline reading when the person signs out. */
function useNoCopies(isSignedOut: boolean) {
  useEffect(() => {
    if (!isSignedOut || accountOfCopies() === null) return
    setAccountOfCopies('')
    import('#web/lib/copies.ts').then(({ forgetCopies }) => forgetCopies()).catch(() => {})
  }, [isSignedOut])
}

/** Encrypts kept words however the person came to be signed out: here, in another tab, or by an ended session. */
function useEncryptedWords(isSignedOut: boolean) {
  useEffect(() => {
    if (isSignedOut) void encryptWords()
  }, [isSignedOut])
}

/** Sets the browser's time zone for a person who has none. */
function useFirstTimeZone(user: CurrentUser | null) {
  const { mutate: notice } = useNoticeTimeZone()
  const isUnset = user?.timeZone === null
  useEffect(() => {
    if (isUnset) notice({ timeZone: browserZone(), isNoticed: true })
  }, [isUnset, notice])
}

/** Sets the browser's language for a person who has none, once there is a choice. */
function useFirstLanguage(user: CurrentUser | null) {
  const { mutate: notice } = useNoticeLanguage()
  const isUnset = user?.language === null
  useEffect(() => {
    const language = currentLanguage()
    // Nobody has the made-up language in their settings.
    if (isUnset && language !== pseudoLanguage && languagesOffered().length > 1) notice({ language, isNoticed: true })
  }, [isUnset, notice])
}

/** Greets people once when they return from the identity provider or the network, and cleans the address. */
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
      () => {}, // The greeting is optional.
    )
  }, [user, history])
}
