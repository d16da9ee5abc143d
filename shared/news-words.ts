import { type Message, msg, select } from '#shared/say.ts'
import { sayCommentNews } from './comment-news.ts'
import type { NewsKind } from './news.ts'
import type { Notification } from './notifications.ts'

/**
 * What somebody did, without the post's title, and the kind by which mails about it are chosen. Null for no news.
 * `formerMember` names whoever is a member no more.
 */
export function newsOf(one: Notification, formerMember: string): { kind: NewsKind; sentence: Message } | null {
  switch (one.kind) {
    case 'comment':
      return {
        kind: one.what === 'mention' ? 'mentions' : 'comments',
        sentence: sayCommentNews(one.what, one.by ?? formerMember),
      }
    case 'approval-asked':
      return { kind: 'approvalRequests', sentence: msg`${{ by: one.by }} asked you to approve it` }
    case 'approval-lapsed':
      if (one.by !== null)
        return {
          kind: 'decisions',
          sentence:
            one.state === 'moved'
              ? msg`Planned for another time than ${{ by: one.by }} approved`
              : msg`Changed since ${{ by: one.by }} approved it`,
        }
      return {
        kind: 'approvalRequests',
        sentence:
          one.state === 'moved' ? msg`Planned for another time than you approved` : msg`Changed since you approved it`,
      }
    case 'decided':
      return {
        kind: 'decisions',
        sentence: one.isApproved ? msg`${{ by: one.by }} approved it` : msg`${{ by: one.by }} asks for changes`,
      }
    case 'member':
      return { kind: 'members', sentence: sayMember(one, one.by ?? formerMember) }
    default:
      return null
  }
}

function sayMember({ what, role }: Extract<Notification, { kind: 'member' }>, by: string): Message {
  if (what === 'joined')
    return role
      ? msg`${{ by }} joined as ${select({ role }, { owner: 'owner', editor: 'editor', writer: 'writer', reviewer: 'reviewer', other: '{role}' })}`
      : msg`${{ by }} joined`
  if (what === 'left') return msg`${{ by }} left`
  if (what === 'removed') return msg`${{ by }} removed you`
  return msg`${{ by }} made you ${select({ role }, { owner: 'an owner', editor: 'an editor', writer: 'a writer', reviewer: 'a reviewer', other: '{role}' })}`
}
