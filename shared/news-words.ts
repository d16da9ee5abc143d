import { formerMember, sayCommentNews } from './comment-news.ts'
import type { NewsKind } from './news.ts'
import type { Notification } from './notifications.ts'

/** What somebody did, without the post's title, and the kind by which mails about it are chosen. Null for no news. */
export function newsOf(one: Notification): { kind: NewsKind; sentence: string } | null {
  switch (one.kind) {
    case 'comment':
      return { kind: one.what === 'mention' ? 'mentions' : 'comments', sentence: sayCommentNews(one.what, one.by) }
    case 'approval-asked':
      return { kind: 'approvalRequests', sentence: `${one.by} asked you to approve it` }
    case 'decided':
      return { kind: 'decisions', sentence: one.isApproved ? `${one.by} approved it` : `${one.by} asks for changes` }
    case 'member':
      return { kind: 'members', sentence: sayMember(one) }
    default:
      return null
  }
}

function sayMember({ what, by, role }: Extract<Notification, { kind: 'member' }>): string {
  const who = by ?? formerMember
  if (what === 'joined') return `${who} joined${role ? ` as ${role}` : ''}`
  if (what === 'left') return `${who} left`
  if (what === 'removed') return `${who} removed you`
  return `${who} made you ${role === 'owner' || role === 'editor' ? 'an' : 'a'} ${role}`
}
