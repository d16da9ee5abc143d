import {
  type QueryClient,
  type QueryFunctionContext,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { CurrentUser, LanguageChange, SignInOptions, TimeZoneChange } from '#shared/accounts.ts'
import { ApiError, currentUserPath, read, send } from './api.ts'
import { noteServerAway } from './connection.ts'
import { accountOfCopies } from './copies-account.ts'
import { clearDueSignOut, isSignOutDue } from './due-sign-out.ts'
import { languagesOffered, speak } from './language.ts'
import { tabAuthor, writeFor } from './tab-author.ts'
import { accountIn, showWorkspace, tabWorkspace } from './tab-workspace.ts'

interface Auth {
  /** Null when nobody is signed in, and while loading. */
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

/** Whether this server sells plans to the signed-in person. */
export const useIsSold = (): boolean => useAuth().user?.hasPaidPlans ?? false

/** Whether the person has what only paid plans include. The server decides in any case. */
export function useHasPaidFeatures(): boolean {
  const isSold = useIsSold()
  return useAuth().user?.plan !== 'basic' || !isSold
}

/** What begins the names of the signed-in person's kept words in this workspace. */
export function useAccount(): string {
  const { user } = useAuth()
  return user ? accountIn(user) : 'nobody'
}

/** Whether the person's role here allows it, such as `schedule posts`. The server decides in any case. */
export const useMay = (permission: string): boolean => useAuth().user?.may.includes(permission) ?? false

/** English shows all the same if the catalogue cannot be loaded. */
async function speakAs({ language }: CurrentUser): Promise<void> {
  if (language && languagesOffered().includes(language)) await speak(language).catch(() => {})
}

/** Speaks the person's language, and loads their kept words, before any form shows. */
export async function letIn(user: CurrentUser): Promise<CurrentUser> {
  showWorkspace(user.workspaceId)
  await speakAs(user)
  const { openKept } = await import('./kept/kept.ts')
  await openKept(user.id)
  return user
}

/** Encrypts this browser's kept words after a sign-out. */
export function encryptWords(): Promise<void> {
  const since = Date.now()
  return import('./kept/encryption.ts').then(({ encryptAfterSignOut }) => encryptAfterSignOut(since)).catch(() => {})
}

async function readUser(client: QueryClient, signal: AbortSignal): Promise<CurrentUser> {
  try {
    return await read<CurrentUser>(currentUserPath, { signal })
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.status) && tabAuthor()) {
      // The author is gone, or no longer lets the person write.
      writeFor(client, null)
      return readUser(client, signal)
    }
    if (!(error instanceof ApiError) || error.status !== 403 || !tabWorkspace()) throw error
    // The person has left the workspace that this tab showed, or another one has signed in.
    showWorkspace(null)
    return read<CurrentUser>(currentUserPath, { signal })
  }
}

async function readCurrentUser({ client, signal }: QueryFunctionContext): Promise<CurrentUser | null> {
  try {
    if (isSignOutDue()) {
      await (await import('./end-session.ts')).endDueSession(client)
      return null
    }
    return await letIn(await readUser(client, signal))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    if (signal.aborted || (error instanceof ApiError && ![502, 503, 504].includes(error.status))) throw error
    const known = client.getQueryData<CurrentUser | null>([currentUserPath]) ?? (await readCopies(client))
    if (known) return letIn(known)
    // A browser may report a network that reaches nothing.
    if (!(error instanceof ApiError)) noteServerAway()
    throw error
  }
}

/** The last signed-in person can read offline until they sign out. */
async function readCopies(queryClient: QueryClient): Promise<CurrentUser | null> {
  if (!accountOfCopies()) return null
  const { restoreCopies } = await import('./copies.ts')
  const user = await restoreCopies<CurrentUser>(queryClient)
  if (user) noteServerAway()
  return user
}

/** The page itself says when there is no session, which saves first visits a call. */
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

/** The localStorage key that announces a deleted account, so no other tab stores text for it. */
export const deletedAccountKey = 'hookline:deleted'

export const useCurrentUser = () => useQuery(currentUserQuery)

/** Clears the last person's data before letting in the next. */
export function useSetUser() {
  const queryClient = useQueryClient()
  return (user: CurrentUser | null) => {
    // The next person may not know the workspace that this tab showed.
    if (!user) showWorkspace(null)
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserPath })
    queryClient.setQueryData<CurrentUser | null>(currentUserQuery.queryKey, user)
  }
}

export function useTakeUser() {
  const queryClient = useQueryClient()
  return (user: CurrentUser) => queryClient.setQueryData<CurrentUser | null>(currentUserQuery.queryKey, user)
}

export const changeLanguage = (change: LanguageChange) => send<CurrentUser>('PUT', '/api/user/language', change)

export const useNoticeLanguage = () => useMutation({ mutationFn: changeLanguage, onSuccess: useTakeUser() })

export const changeTimeZone = (change: TimeZoneChange) => send<CurrentUser>('PUT', '/api/user/time-zone', change)

/** Fails silently: times then use the browser's zone, and the next visit tries again. */
export const useNoticeTimeZone = () => useMutation({ mutationFn: changeTimeZone, onSuccess: useTakeUser() })
