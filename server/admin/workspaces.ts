import { and, eq } from 'drizzle-orm'
import { localeOf } from '#shared/interface-languages.ts'
import { type LimitKind, type LimitsPatch, limitKinds, limitsPatch } from '#shared/limits.ts'
import type { HandedPosts } from '#shared/members.ts'
import type { OperatedWorkspace } from '#shared/operators.ts'
import { type Message, msg } from '#shared/say.ts'
import type { Deps } from '../context.ts'
import { members, users, workspaces } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { megabytes } from '../language/parts.ts'
import { inTerminal, languageOfTerminal } from '../language/terminal.ts'
import { movePosts } from '../members/hand-over-posts.ts'
import { lockMembers } from '../members/workspaces.ts'
import { listWorkspaces } from '../operators/workspaces.ts'

export async function everyWorkspace(
  store: Pick<Deps, 'db' | 'config' | 'now'>,
  name: string | undefined,
): Promise<OperatedWorkspace[]> {
  const found: OperatedWorkspace[] = []
  let cursor: string | undefined
  do {
    const { items, next } = await listWorkspaces(store, { name, cursor })
    found.push(...items)
    cursor = next ?? undefined
  } while (cursor)
  return found
}

const words: Record<string, LimitKind> = { ai: 'generations', posts: 'posts', members: 'members', media: 'media' }
const units: Record<string, number> = { MB: 1_000_000, GB: 1_000_000_000 }

/** `posts=200 media=2GB ai=usual` as limits. Null for anything else. */
export function limitsIn(given: readonly string[]): LimitsPatch | null {
  const entries = given.map((one) => {
    const [, word = '', value = '', unit = ''] = /^([a-z]+)=(\d{1,12}|usual)(MB|GB)?$/.exec(one) ?? []
    const kind = words[word]
    const isSized = kind === 'media' && value !== 'usual'
    if (!kind || Boolean(unit) !== isSized) return null
    return [kind, value === 'usual' ? null : Number(value) * (units[unit] ?? 1)] as const
  })
  if (entries.includes(null)) return null
  const parsed = limitsPatch.safeParse(Object.fromEntries(entries.filter((one) => one !== null)))
  if (!parsed.success) throw new AppError('invalid', parsed.error.issues[0]?.message ?? '')
  return parsed.data
}

const amount = (kind: LimitKind, count: number) =>
  kind === 'media'
    ? megabytes(Math.round(count / 1e6) * 1e6)(languageOfTerminal())
    : count.toLocaleString(localeOf(languageOfTerminal()))

const kinds: Record<LimitKind, Message> = {
  generations: msg({ message: 'ai', context: 'ai 12 of 200' }),
  posts: msg({ message: 'posts', context: 'posts 12 of 200' }),
  members: msg({ message: 'members', context: 'members 2 of 100' }),
  media: msg({ message: 'media', context: 'media 12 MB of 2 GB' }),
}

/** `posts 12 of 200 (set), members 2 of 100, …` */
export const sayUse = ({ use, set }: Pick<OperatedWorkspace, 'use' | 'set'>): string =>
  limitKinds
    .map((kind) => {
      const { used, limit } = use[kind]
      const what = kinds[kind]
      const count = amount(kind, used)
      if (limit === null) return inTerminal(msg`${{ what }} ${{ count }} without limit`)
      const most = amount(kind, limit)
      return inTerminal(
        set[kind] === null
          ? msg`${{ what }} ${{ count }} of ${{ most }}`
          : msg`${{ what }} ${{ count }} of ${{ most }} (set)`,
      )
    })
    .join(', ')

/** Without `really`, only counts: the transaction is taken back. */
export async function handOver(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { workspaceId, from, to, really }: { workspaceId: string; from: string; to: string; really: boolean },
): Promise<HandedPosts> {
  const counted = new Error('only counted')
  let handed: HandedPosts = { posts: 0, scheduled: 0 }
  try {
    await db.transaction(async (tx) => {
      const [workspace] = await tx.select().from(workspaces).where(eq(workspaces.id, workspaceId))
      if (!workspace) throw notFound('Workspace')
      await lockMembers({ db: tx }, workspaceId)
      const named = (email: string) => and(eq(users.username, email.trim().toLowerCase()), eq(users.signsIn, true))
      const [giver] = await tx.select({ id: users.id }).from(users).where(named(from))
      const [taker] = await tx
        .select({ id: users.id })
        .from(users)
        .innerJoin(members, and(eq(members.userId, users.id), eq(members.workspaceId, workspaceId)))
        .where(named(to))
      if (!giver) throw new AppError('not_found', msg`There is no account with the address ${{ email: from }}.`)
      if (!taker)
        throw new AppError('not_found', msg`${{ email: to }} is no member of this workspace. Nothing was changed.`)
      if (giver.id === taker.id) throw new AppError('invalid', 'Both addresses are the same. Nothing was changed.')
      handed = await movePosts({ db: tx, now, workspaceId }, giver.id, taker.id)
      if (!really) throw counted
    })
  } catch (error) {
    if (error !== counted) throw error
  }
  return handed
}
