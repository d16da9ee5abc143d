import type { ApprovalList } from '#shared/approval.ts'

/** The server's status filter for each tab of My Posts. */
export const statusOfTab = { all: '', drafts: 'draft', scheduled: 'scheduled', published: 'published' } as const

/** Of posts that somebody has to approve or change. */
const approvalLists: readonly unknown[] = ['mine', 'others', 'changes'] satisfies ApprovalList[]
export const isApprovalFilter = (value: unknown): value is ApprovalList => approvalLists.includes(value)

export type PostTab = keyof typeof statusOfTab
export const isPostTab = (value: unknown): value is PostTab =>
  typeof value === 'string' && Object.hasOwn(statusOfTab, value)

export type PostSort = 'newest' | 'oldest'
export interface PostFilter {
  tab: PostTab
  q: string
  sort: PostSort
  approval?: ApprovalList
  /** The id of one author. */
  author?: string
}
