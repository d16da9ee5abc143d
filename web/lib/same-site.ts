/** A path on this site, or undefined: outside addresses must not redirect people elsewhere. */
export function sameSitePath(path: string | undefined): string | undefined {
  if (!path?.startsWith('/')) return undefined
  const url = new URL(path, window.location.origin)
  if (url.origin !== window.location.origin) return undefined
  if (url.pathname === '/auth' || url.pathname.startsWith('/api/')) return undefined
  return url.pathname + url.search + url.hash
}
