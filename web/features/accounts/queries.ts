import {
  type QueryClient,
  type QueryFunctionContext,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Credentials, CurrentUser, Registration, SignInOptions, TimeZoneChange } from '#shared/accounts.ts'
import { product } from '#shared/product.ts'
import { ApiError, currentUserPath, read, send } from '#web/lib/api.ts'
import { accountOfCopies } from '#web/lib/copies-account.ts'
import { failureToast, toast } from '#web/ui/toast.ts'

/** Somebody is let in once what they have typed in this browser can be read, so that no form shows without it. */
async function letIn(user: CurrentUser): Promise<CurrentUser> {
  const { openKept } = await import('#web/lib/kept.ts')
  await openKept(user.id)
  return user
}

async function readCurrentUser({ client, signal }: QueryFunctionContext): Promise<CurrentUser | null> {
  try {
    return await letIn(await read<CurrentUser>(currentUserPath, { signal }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    if (signal.aborted || (error instanceof ApiError && ![502, 503, 504].includes(error.status))) throw error
    const known = client.getQueryData<CurrentUser | null>([currentUserPath]) ?? (await readCopies(client))
    if (!known) throw error
    return letIn(known)
  }
}

/** Whoever signed in last can read without a network, until they sign out. */
async function readCopies(queryClient: QueryClient): Promise<CurrentUser | null> {
  if (!accountOfCopies()) return null
  const [{ restoreCopies }, { setServerAway }] = await Promise.all([
    import('#web/lib/copies.ts'),
    import('#web/lib/connection.ts'),
  ])
  const user = await restoreCopies<CurrentUser>(queryClient)
  if (user) setServerAway(true)
  return user
}

/** The server says in the page itself when there is no session, so a first visit asks nothing. */
const hasNoSession = () => document.documentElement.dataset.session === 'none'

export const currentUserQuery = queryOptions({
  queryKey: [currentUserPath],
  queryFn: readCurrentUser,
  initialData: () => (hasNoSession() ? null : undefined),
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

export const welcomeToast = (user: CurrentUser, isNew: boolean) =>
  isNew
    ? toast({ title: 'Registration successful', description: `Welcome to ${product.name}, ${user.fullName}!` })
    : toast({ title: 'Login successful', description: `Welcome back, ${user.fullName}!` })

export const says = (title: string) => (error: Error) => failureToast(title, error.message)

export function useLogin() {
  const setUser = useSetUser()
  return useMutation({
    mutationFn: async (credentials: Credentials) => letIn(await send<CurrentUser>('POST', '/api/login', credentials)),
    onSuccess: (user) => {
      setUser(user)
      welcomeToast(user, false)
    },
    onError: says('Login failed'),
  })
}

export function useRegister() {
  const setUser = useSetUser()
  return useMutation({
    mutationFn: async (registration: Registration) =>
      letIn(await send<CurrentUser>('POST', '/api/register', registration)),
    onSuccess: (user) => {
      setUser(user)
      welcomeToast(user, true)
    },
    onError: says('Registration failed'),
  })
}

export function useLogout() {
  const setUser = useSetUser()
  return useMutation({
    mutationFn: () => send('POST', '/api/logout'),
    onSuccess: () => {
      setUser(null)
      toast({ title: 'Logged out', description: 'You have been successfully logged out.' })
    },
    onError: ({ message }) =>
      toast({
        title: 'Logout failed',
        description: message,
        variant: 'destructive',
        action: { label: 'Log out another way', onSelect: () => window.location.assign('/api/logout') },
      }),
  })
}

/** The user after the change. */
export function useTakeUser() {
  const queryClient = useQueryClient()
  return (user: CurrentUser) => queryClient.setQueryData<CurrentUser | null>(currentUserQuery.queryKey, user)
}

export const changeTimeZone = (change: TimeZoneChange) => send<CurrentUser>('PUT', '/api/user/time-zone', change)

/** Says nothing where it fails: times are shown by the browser's zone then, and the next visit says it again. */
export const useNoticeTimeZone = () => useMutation({ mutationFn: changeTimeZone, onSuccess: useTakeUser() })
