import type { Config } from '../config.ts'

/**
 * Under https every cookie carries the prefix with which browsers take it from this very host only: no other subdomain,
 * and nobody on an unencrypted way, can plant one.
 */
export const cookieName = ({ isSecure }: Config, name: string): string => `${isSecure ? '__Host-' : ''}hookline_${name}`

export const cookieOptions = ({ isSecure }: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure }) as const
