/** A path on this site, or nothing: an address from outside must not lead a person away. */
export function sameSitePath(path: string | undefined): string | undefined {
  if (!path?.startsWith('/')) return undefined
  const url = new URL(path, window.location.origin)
  if (url.origin !== window.location.origin) return undefined
  if (url.pathname === '/auth' || url.pathname.startsWith('/api/')) return undefined
  return url.pathname + url.search + url.hash
}
