/** The addresses of the app's pages, without anything in them that is someone's. */
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

/** The page of an address: a page has one name however it was reached, and what is no page is `/not-found`. */
export function pageOf(pathname: string): PagePath {
  if (pathname === '/dashboard' || pathname === '/create') return '/'
  // The rest of such an address is a secret.
  if (pathname.startsWith('/p/')) return '/p'
  return pagePaths.find((path) => path === pathname) ?? '/not-found'
}
