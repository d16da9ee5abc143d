import { createFileRoute } from '@tanstack/react-router'
import { AuthPage } from '#web/features/accounts/auth-page.tsx'

interface AuthSearch {
  error?: string
  returnTo?: string
  tab?: 'login' | 'register'
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

export const Route = createFileRoute('/auth')({
  validateSearch: ({ error, returnTo, tab }: Record<string, unknown>): AuthSearch => ({
    error: textOf(error),
    returnTo: textOf(returnTo),
    tab: tab === 'login' || tab === 'register' ? tab : undefined,
  }),
  component: AuthPage,
})
