import { type EntryGroup, type EntryKind, entryKinds } from './activity-kinds.ts'
import type { ApprovalMode } from './approval.ts'
import { formerMember } from './comment-news.ts'
import { product } from './product.ts'
import { otherFailure, publishFailures } from './publishing.ts'
import type { ActivityEntry } from './workspace-activity.ts'

export const groupNames: Record<EntryGroup, string> = {
  posts: 'Posts',
  approval: 'Approval',
  comments: 'Comments',
  members: 'Members',
  material: 'Voice, ideas and figures',
  workspace: 'Settings and keys',
}

/** After the name of who did it; the post's title, or whom it concerns, follows. */
const verbs: Record<EntryKind, string> = {
  'post created': 'created',
  'post copied': 'made a copy:',
  'post taken in': 'took in from LinkedIn’s archive:',
  'text edited': 'edited',
  'text rewritten': 'had AI write in',
  'version restored': 'restored an earlier version of',
  'title changed': 'changed the title of',
  'media added': 'added a file to',
  'media changed': 'changed the files of',
  'media removed': 'removed a file from',
  scheduled: 'scheduled',
  unscheduled: 'took the time from',
  'publishing begun': 'sent out',
  published: 'published',
  'not published': 'did not publish',
  'taken back': 'marked as not live:',
  'post deleted': 'moved to the trash:',
  'post restored': 'restored from the trash:',
  'post deleted for good': 'deleted for good:',
  'trash emptied': 'emptied the trash',
  'approval asked': 'asked for approval of',
  'approval withdrawn': 'took back the request to approve',
  approved: 'approved',
  'changes asked': 'asked for changes to',
  commented: 'commented on',
  suggested: 'suggested other words for',
  'comment changed': 'changed a comment on',
  'comment deleted': 'deleted a comment on',
  'thread resolved': 'resolved a thread on',
  'thread reopened': 'reopened a thread on',
  'suggestion accepted': 'accepted a suggestion for',
  'suggestion rejected': 'rejected a suggestion for',
  'member invited': 'invited somebody',
  'invitation revoked': 'took back an invitation',
  'member joined': 'joined',
  'role changed': 'changed the role of',
  'member removed': 'removed',
  'member left': 'left',
  'posts handed over': 'handed over the posts of',
  'author added': 'added the author',
  'author removed': 'removed an author',
  'author asked to connect': `made a link to connect ${product.network} for`,
  'author connected': `connected ${product.network} by a link`,
  'author disconnected': `disconnected ${product.network} by a link`,
  'review link made': 'made a review link',
  'review link renewed': 'renewed a review link',
  'review link ended': 'ended a review link',
  'ideas made': 'got ideas',
  'idea deleted': 'moved an idea to the trash',
  'sample added': 'added a writing sample',
  'sample deleted': 'moved a writing sample to the trash',
  'proof added': 'added a proof',
  'proof changed': 'changed a proof',
  'proof deleted': 'moved a proof to the trash',
  'phrases changed': 'changed the phrases that are never said',
  'slots changed': 'changed the posting slots',
  'figures added': `added ${product.network}’s figures`,
  'figures removed': `removed ${product.network}’s figures`,
  'workspace renamed': 'renamed the workspace',
  'approval mode changed': 'changed how posts are approved',
  'limits set': 'set the limits of the workspace',
  'key created': 'created a key',
  'key renewed': 'renewed a key',
  'key ended': 'ended a key',
  'program let in': 'let a program in',
  'program ended': 'ended a program’s access',
  'webhook added': 'added a webhook',
  'webhook changed': 'changed a webhook',
  'webhook deleted': 'deleted a webhook',
}

export const deletedPost = 'a deleted post'

export function sayActor({ by }: Pick<ActivityEntry, 'by'>): string {
  if (by.kind === 'server') return product.name
  // Whoever has no account is named by their link.
  return by.name ?? (by.kind === 'link' ? by.through?.name : null) ?? formerMember
}

const isMaterial = (kind: EntryKind) => (entryKinds.material as readonly EntryKind[]).includes(kind)

/** What was done, and to what or for whom, if that is no post. */
export function sayDone({ kind, about, by, ...entry }: ActivityEntry): string {
  const { via, code } = entry.detail
  const isByHand = kind === 'published' && via === 'manual'
  const isStopped = kind === 'not published' && code === 'stopped'
  const verb = isByHand ? 'marked as published:' : isStopped ? 'stopped publishing' : verbs[kind]
  if (kind === 'posts handed over') return `${verb} ${about?.name ?? formerMember}`
  const isSelf = about === null || (about.id === by.id && kind !== 'role changed')
  if (entry.post || isSelf) return verb
  return isMaterial(kind) ? `${verb} for ${about.name}` : `${verb} ${about.name}`
}

const modes: Record<ApprovalMode, string> = {
  off: 'Not approved',
  asked: 'Approval is asked for',
  required: 'Approval is required',
}

/** What more there is to say, if anything. `sayTime` writes times as its reader wants them. */
export function sayDetail(
  { detail, kind }: Pick<ActivityEntry, 'detail' | 'kind'>,
  sayTime: (time: { at: string; timeZone: string | undefined }) => string,
): string | null {
  const { scheduledFor, timeZone, code, engine, version, role, formerRole, isByGroups, mode, count, name } = detail
  if (kind === 'scheduled' && scheduledFor) return `for ${sayTime({ at: scheduledFor, timeZone })}`
  if (kind === 'not published' && code && code !== 'stopped')
    return (publishFailures as Record<string, string>)[code] ?? otherFailure
  if (engine) return `by ${engine}`
  if (version) return `Version ${version}`
  const change = role && (formerRole ? `from ${formerRole} to ${role}` : `as ${role}`)
  if (isByGroups) return [change, 'by the sign-in’s groups'].filter(Boolean).join(', ')
  if (change) return change
  if (mode) return modes[mode]
  if (count) return `${count} ${count === 1 ? 'post' : 'posts'} to ${name ?? formerMember}`
  if (name && kind.startsWith('review link')) return `for ${name}`
  return name ? `“${name}”` : null
}
