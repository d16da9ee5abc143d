/** The server's status filter for each tab of My Posts. */
export const statusOfTab = { all: '', drafts: 'draft', scheduled: 'scheduled', published: 'published' } as const
export type PostTab = keyof typeof statusOfTab
export const isPostTab = (value: unknown): value is PostTab =>
  typeof value === 'string' && Object.hasOwn(statusOfTab, value)

export type PostSort = 'newest' | 'oldest'
export interface PostFilter {
  tab: PostTab
  q: string
  sort: PostSort
}
