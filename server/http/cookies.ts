import type { Config } from '../config/config.ts'

/**
 * Over https every cookie has the `__Host-` prefix, which browsers accept from this very host only: no other subdomain,
 * and nobody on an unencrypted connection, can plant one.
 */
export const cookieName = ({ isSecure }: Config, name: string): string => `${isSecure ? '__Host-' : ''}hookline_${name}`

export const cookieOptions = ({ isSecure }: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure }) as const
