import { type Message, msg, plural, select } from '#shared/say.ts'
import type { ApprovalMode } from './approval.ts'
import { formerMember } from './comment-news.ts'
import { product } from './product.ts'
import { otherFailure, publishFailures } from './publishing.ts'
import type { ActivityEntry } from './workspace-activity.ts'
import { markedByHand, ofOthers, ofPosts, stopped } from './workspace-activity-verbs.ts'

/** Says a sentence in the reader's language. */
type Say = (sentence: string | Message) => string

export const deletedPost = msg`a deleted post`

export function sayActor({ by }: Pick<ActivityEntry, 'by'>, say: Say): string {
  if (by.kind === 'server') return product.name
  // Whoever has no account is named by their link.
  return by.name ?? (by.kind === 'link' ? by.through?.name : null) ?? say(formerMember)
}

const isOfPost = (kind: ActivityEntry['kind']): kind is keyof typeof ofPosts => kind in ofPosts

/** The sentence, in which `{who}` acts, and `{post}` and `{name}` are what or whom it concerns. */
export function sayDone({ kind, about, by, detail, post }: ActivityEntry, isOfOnePost = false): Message {
  if (isOfPost(kind)) {
    const isByHand = kind === 'published' && detail.via === 'manual'
    const isStopped = kind === 'not published' && detail.code === 'stopped'
    const done = isByHand ? markedByHand : isStopped ? stopped : ofPosts[kind]
    return post && !isOfOnePost ? done.named : done.alone
  }
  const { alone, named } = ofOthers[kind]
  const isSelf = about?.id === by.id && kind !== 'role changed'
  return named && about && !isSelf ? named : alone
}

const modes: Record<ApprovalMode, Message> = {
  off: msg`Not approved`,
  asked: msg`Approval is asked for`,
  required: msg`Approval is required`,
}

/** What more there is to say, if anything. `sayTime` writes times as its reader wants them. */
export function sayDetail(
  entry: Pick<ActivityEntry, 'detail' | 'kind'>,
  say: Say,
  sayTime: (time: { at: string; timeZone: string | undefined }) => string,
): string | null {
  const { detail, kind } = entry
  const { scheduledFor, timeZone, code, engine, version, isByGroups, mode, count, name } = detail
  if (kind === 'scheduled' && scheduledFor) return say(msg`for ${{ time: sayTime({ at: scheduledFor, timeZone }) }}`)
  if (kind === 'not published' && code && code !== 'stopped')
    return say((publishFailures as Record<string, string>)[code] ?? otherFailure)
  if (engine) return say(msg`by ${{ engine }}`)
  if (version) return say(msg`Version ${{ version }}`)
  const change = roleChange(detail)
  if (isByGroups && change) return say(msg`${{ change: say(change) }}, by the sign-in’s groups`)
  if (isByGroups) return say(msg`by the sign-in’s groups`)
  if (change) return say(change)
  if (mode) return say(modes[mode])
  if (count)
    return say(msg`${plural({ count }, { one: '# post', other: '# posts' })} to ${{ name: name ?? say(formerMember) }}`)
  if (name && kind.startsWith('review link')) return say(msg`for ${{ name }}`)
  return name ? say(msg`“${{ name }}”`) : null
}

function roleChange({ role, formerRole }: ActivityEntry['detail']): Message | undefined {
  if (!role) return undefined
  return formerRole
    ? msg`from ${select({ formerRole }, { owner: 'owner', editor: 'editor', writer: 'writer', reviewer: 'reviewer', other: '{formerRole}' })} to ${select({ role }, { owner: 'owner', editor: 'editor', writer: 'writer', reviewer: 'reviewer', other: '{role}' })}`
    : msg`as ${select({ role }, { owner: 'owner', editor: 'editor', writer: 'writer', reviewer: 'reviewer', other: '{role}' })}`
}
