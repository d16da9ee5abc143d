import type { Config } from '../config/config.ts'

/**
 * Over https every cookie has the `__Host-` prefix. Browsers accept such a cookie only from this host, so no other
 * subdomain or unencrypted connection can plant one.
 */
export const cookieName = ({ isSecure }: Config, name: string): string => `${isSecure ? '__Host-' : ''}hookline_${name}`

export const cookieOptions = ({ isSecure }: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure }) as const
