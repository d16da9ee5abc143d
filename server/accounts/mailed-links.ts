import type { Deps, Scope } from '../context.ts'
import { countAttempt } from '../http/rate-limits.ts'
import { hashToken } from '../http/tokens.ts'
import { type Binding, isSigned, readSignedToken, sign, signedToken } from '../secrets.ts'

/** What a link in an email is good for, and for how long. */
export interface MailedLink {
  purpose: string
  lastsMs: number
}

type Server = Pick<Deps, 'config' | 'now'>

const stateOf = ({ purpose }: MailedLink, state: Binding) => [`state for ${purpose}`, ...state]

/** A token for a link that works until its time is up or `state` changes, whichever comes first. */
export const mailedToken = (server: Server, link: MailedLink, userId: string, state: Binding): string =>
  signedToken(server.config, link.purpose, [
    userId,
    String(server.now().getTime() + link.lastsMs),
    sign(server.config, stateOf(link, state)),
  ])

interface Shown {
  userId: string
  /** Whether the account is still in the state that the link was made for. */
  fits(state: Binding): boolean
}

/** Whose token it is; null when this server did not make it, or its time is up. */
export function readMailedToken(server: Server, link: MailedLink, token: string): Shown | null {
  const [userId = '', expiresAt, digest = ''] = readSignedToken(server.config, link.purpose, token) ?? []
  if (!userId || Number(expiresAt) <= server.now().getTime()) return null
  return { userId, fits: (state) => isSigned(server.config, stateOf(link, state), digest) }
}

/** Counts an email about an account, so that nobody fills a stranger's mailbox; throws when there were too many. */
export const countMail = (deps: Pick<Scope, 'config' | 'db' | 'now'>, address: string): Promise<number> =>
  countAttempt(deps, deps.config.limits?.accountMail, `account-mail:${hashToken(address)}`)
