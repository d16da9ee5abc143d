import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Credentials, CurrentUser, Registration, SignInOptions } from '#shared/accounts.ts'
import { product } from '#shared/product.ts'
import { ApiError, currentUserPath, read, send } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast.ts'

async function readCurrentUser(signal: AbortSignal): Promise<CurrentUser | null> {
  try {
    return await read<CurrentUser>(currentUserPath, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** The server says in the page itself when there is no session, so a first visit asks nothing. */
const hasNoSession = () => document.documentElement.dataset.session === 'none'

export const currentUserQuery = queryOptions({
  queryKey: [currentUserPath],
  queryFn: ({ signal }) => readCurrentUser(signal),
  initialData: () => (hasNoSession() ? null : undefined),
})

export const signInOptionsQuery = queryOptions<SignInOptions>({ queryKey: ['/api/sign-in-options'] })

export const useCurrentUser = () => useQuery(currentUserQuery)

/** Whatever was read for the last person is forgotten before the next one is let in. */
function useSetUser() {
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

const failureToast = (title: string) => (error: Error) =>
  toast({ title, description: error.message, variant: 'destructive' })

export function useLogin() {
  const setUser = useSetUser()
  return useMutation({
    mutationFn: (credentials: Credentials) => send<CurrentUser>('POST', '/api/login', credentials),
    onSuccess: (user) => {
      setUser(user)
      welcomeToast(user, false)
    },
    onError: failureToast('Login failed'),
  })
}

export function useRegister() {
  const setUser = useSetUser()
  return useMutation({
    mutationFn: (registration: Registration) => send<CurrentUser>('POST', '/api/register', registration),
    onSuccess: (user) => {
      setUser(user)
      welcomeToast(user, true)
    },
    onError: failureToast('Registration failed'),
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
    onError: failureToast('Logout failed'),
  })
}
