import { createHmac, randomBytes } from 'node:crypto'
import type { Deps } from '../context.ts'
import { isSameText, type WithComputerKey } from './computer-key.ts'

/** Which link: to open the app on this computer, or on a phone. A link of one kind opens no other. */
export type LinkKind = 'computer' | 'phone'

/** A link is made and opened in one go on this computer. For a phone, somebody has to take it out and scan. */
export const linkMs: Record<LinkKind, number> = { computer: 2 * 60_000, phone: 10 * 60_000 }

/** Signed with the key of this computer: kind, time, a random part and, for a phone, whose account it opens. */
export function signInToken(kind: LinkKind, key: string, madeAt: Date, userId = ''): string {
  const said = [madeAt.getTime(), randomBytes(12).toString('base64url'), userId].join('.')
  return `${said}.${proofOf(kind, said, key)}`
}

/** Opens the app signed in, once, in a browser on this computer. */
export const openingLink = (origin: string, key: string, madeAt = new Date()): string =>
  `${origin}/local-provider/open?once=${signInToken('computer', key, madeAt)}`

const proofOf = (kind: LinkKind, said: string, key: string) =>
  createHmac('sha256', key).update(`${kind} ${said}`).digest('base64url')

export interface SignInLinks {
  /** Accepts a token once, and only one that was made since this server started. Returns the account it names. */
  take(kind: LinkKind, token: string): { userId: string } | null
  /** Whether `take` would accept the token. */
  isGood(kind: LinkKind, token: string): boolean
}

/** Used tokens are remembered in memory, so those from before a start are refused. */
export function createSignInLinks({ now, computerKey }: Pick<Deps, 'now'> & WithComputerKey): SignInLinks {
  // Programs round to milliseconds.
  const startedAt = now().getTime() - 1
  const used = new Map<string, number>()

  const read = (kind: LinkKind, token: string) => {
    const [, said = '', madeAt = '', userId = '', proof = ''] =
      /^((\d{1,16})\.[\w-]{16}\.([\w-]{0,64}))\.([\w-]{43})$/.exec(token) ?? []
    const at = Number(madeAt)
    const age = Math.abs(now().getTime() - at)
    if (!isSameText(proof, proofOf(kind, said, computerKey())) || at < startedAt) return null
    return age <= linkMs[kind] && !used.has(said) ? { said, at, userId } : null
  }

  return {
    isGood: (kind, token) => read(kind, token) !== null,
    take(kind, token) {
      const found = read(kind, token)
      if (!found) return null
      const oldest = now().getTime() - linkMs.phone
      for (const [other, at] of used) if (at < oldest) used.delete(other)
      used.set(found.said, found.at)
      return { userId: found.userId }
    },
  }
}
