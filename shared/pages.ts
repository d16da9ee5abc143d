import { choicePath } from './first-page.ts'

/** The addresses of the app's pages, without ids or anything personal. */
export const pagePaths = [
  '/',
  '/ideas',
  '/posts',
  '/library',
  '/lead-magnet',
  '/calendar',
  '/analytics',
  '/settings',
  '/writing-samples',
  '/proof-bank',
  '/activity',
  '/trash',
  '/pricing',
  '/salesgpt',
  '/auth',
  '/privacy',
  '/terms',
  '/support',
  '/api-docs',
  '/shortcuts',
  '/p',
  '/not-found',
] as const
export type PagePath = (typeof pagePaths)[number]

/** The page at an address: each page has one name for all its addresses. Unknown addresses are `/not-found`. */
export function pageOf(pathname: string): PagePath {
  if (pathname === choicePath) return '/settings'
  if (pathname === '/dashboard' || pathname === '/create') return '/'
  // The rest of this address is a secret.
  if (pathname.startsWith('/p/')) return '/p'
  return pagePaths.find((path) => path === pathname) ?? '/not-found'
}
