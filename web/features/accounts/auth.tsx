import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useEffect, useEffectEvent } from 'react'
import type { CurrentUser } from '#shared/accounts.ts'
import { TimeZone } from '#web/lib/clock.ts'
import { accountOfCopies, setAccountOfCopies } from '#web/lib/copies-account.ts'
import { browserZone } from '#web/lib/format.ts'
import { failureToast, toast } from '#web/ui/toast.ts'
import {
  deletedAccountKey,
  useCurrentUser,
  useLogin,
  useLogout,
  useNoticeTimeZone,
  useRegister,
  useSetUser,
  welcomeToast,
} from './queries.ts'

interface Auth {
  /** Null when nobody is signed in, and while that is unknown. */
  user: CurrentUser | null
  isLoading: boolean
  error: Error | null
  login: ReturnType<typeof useLogin>
  register: ReturnType<typeof useRegister>
  logout: ReturnType<typeof useLogout>
}

const AuthContext = createContext<Auth | null>(null)

export function AuthProvider({ children }: { children: ReactNode }) {
  const { data: user = null, isPending: isLoading, error } = useCurrentUser()
  const login = useLogin()
  const register = useRegister()
  const logout = useLogout()
  useWelcome(user)
  useDeletionElsewhere(user)
  useFirstTimeZone(user)
  useNoCopies(!user && !isLoading && !error)
  return (
    <AuthContext value={{ user, isLoading, error, login, register, logout }}>
      <TimeZone value={user?.timeZone ?? null}>{children}</TimeZone>
    </AuthContext>
  )
}

export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
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
    const [welcome, network] = ['welcome', 'network'].map((name) => url.searchParams.get(name))
    if (!user || !(welcome || network)) return
    url.searchParams.delete('welcome')
    url.searchParams.delete('network')
    history.replace(url.pathname + url.search + url.hash)
    if (welcome) welcomeToast(user, welcome === 'registered')
    else if (network === 'connected') toast({ title: 'Network connected' })
    else failureToast('Network not connected', network!)
  }, [user, history])
}
