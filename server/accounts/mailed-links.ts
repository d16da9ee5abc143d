import type { Deps, Scope } from '../context.ts'
import { countAttempt } from '../http/rate-limits.ts'
import { hashToken } from '../http/tokens.ts'
import { type Binding, isSigned, readSignedToken, sign, signedToken } from '../secrets.ts'

export interface MailedLink {
  purpose: string
  lastsMs: number
}

type Server = Pick<Deps, 'config' | 'now'>

const stateOf = ({ purpose }: MailedLink, state: Binding) => [`state for ${purpose}`, ...state]

/** The token works until it expires or `state` changes. */
export const mailedToken = (server: Server, link: MailedLink, userId: string, state: Binding): string =>
  signedToken(server.config, link.purpose, [
    userId,
    String(server.now().getTime() + link.lastsMs),
    sign(server.config, stateOf(link, state)),
  ])

interface Shown {
  userId: string
  fits(state: Binding): boolean
}

/** Null when this server did not make the token, or it has expired. */
export function readMailedToken(server: Server, link: MailedLink, token: string): Shown | null {
  const [userId = '', expiresAt, digest = ''] = readSignedToken(server.config, link.purpose, token) ?? []
  if (!userId || Number(expiresAt) <= server.now().getTime()) return null
  return { userId, fits: (state) => isSigned(server.config, stateOf(link, state), digest) }
}

/** Limits emails about an account, so nobody fills a stranger's mailbox. Throws beyond the limit. */
export const countMail = (deps: Pick<Scope, 'config' | 'db' | 'now'>, address: string): Promise<number> =>
  countAttempt(deps, deps.config.limits?.accountMail, `account-mail:${hashToken(address)}`)
