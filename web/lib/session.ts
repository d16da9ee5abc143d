import {
  type QueryClient,
  type QueryFunctionContext,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { CurrentUser, SignInOptions, TimeZoneChange } from '#shared/accounts.ts'
import { ApiError, currentUserPath, read, send } from './api.ts'
import { noteServerAway } from './connection.ts'
import { accountOfCopies } from './copies-account.ts'
import { clearDueSignOut, isSignOutDue } from './due-sign-out.ts'

/** Who is signed in. */
interface Auth {
  /** Null when nobody is signed in, and while that is unknown. */
  user: CurrentUser | null
  isLoading: boolean
  error: Error | null
}

export const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** Whether this server sells plans, as the person who is signed in was told. */
export const useIsSold = (): boolean => useAuth().user?.hasPaidPlans ?? false

/** Somebody is let in once what they have typed in this browser can be read, so that no form shows without it. */
export async function letIn(user: CurrentUser): Promise<CurrentUser> {
  const { openKept } = await import('./kept/kept.ts')
  await openKept(user.id)
  return user
}

/** Where nobody is signed in, what people typed in this browser is encrypted. */
export function encryptWords(): Promise<void> {
  const since = Date.now()
  return import('./kept/encryption.ts').then(({ leaveKept }) => leaveKept(since)).catch(() => {})
}

async function readCurrentUser({ client, signal }: QueryFunctionContext): Promise<CurrentUser | null> {
  try {
    if (isSignOutDue()) {
      await (await import('./end-session.ts')).endDueSession(client)
      return null
    }
    return await letIn(await read<CurrentUser>(currentUserPath, { signal }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    if (signal.aborted || (error instanceof ApiError && ![502, 503, 504].includes(error.status))) throw error
    const known = client.getQueryData<CurrentUser | null>([currentUserPath]) ?? (await readCopies(client))
    if (known) return letIn(known)
    // A browser may say that it has a network, and reach nothing.
    if (!(error instanceof ApiError)) noteServerAway()
    throw error
  }
}

/** Whoever signed in last can read without a network, until they sign out. */
async function readCopies(queryClient: QueryClient): Promise<CurrentUser | null> {
  if (!accountOfCopies()) return null
  const { restoreCopies } = await import('./copies.ts')
  const user = await restoreCopies<CurrentUser>(queryClient)
  if (user) noteServerAway()
  return user
}

/** The server says in the page itself when there is no session, so a first visit asks nothing. */
function knownFromPage(): null | undefined {
  if (document.documentElement.dataset.session !== 'none') return undefined
  clearDueSignOut()
  return null
}

export const currentUserQuery = queryOptions({
  queryKey: [currentUserPath],
  queryFn: readCurrentUser,
  initialData: knownFromPage,
})

export const signInOptionsQuery = queryOptions<SignInOptions>({ queryKey: ['/api/sign-in-options'] })

/** A tab announces here which account was deleted in it, so that no other tab keeps storing text for that account. */
export const deletedAccountKey = 'hookline:deleted'

export const useCurrentUser = () => useQuery(currentUserQuery)

/** Clears everything that was loaded for the last person before the next one is let in. */
export function useSetUser() {
  const queryClient = useQueryClient()
  return (user: CurrentUser | null) => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserPath })
    queryClient.setQueryData<CurrentUser | null>(currentUserQuery.queryKey, user)
  }
}

/** The user after the change. */
export function useTakeUser() {
  const queryClient = useQueryClient()
  return (user: CurrentUser) => queryClient.setQueryData<CurrentUser | null>(currentUserQuery.queryKey, user)
}

export const changeTimeZone = (change: TimeZoneChange) => send<CurrentUser>('PUT', '/api/user/time-zone', change)

/** Says nothing where it fails: times are shown by the browser's zone then, and the next visit says it again. */
export const useNoticeTimeZone = () => useMutation({ mutationFn: changeTimeZone, onSuccess: useTakeUser() })
