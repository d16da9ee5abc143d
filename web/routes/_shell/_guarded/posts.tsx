import { createFileRoute } from '@tanstack/react-router'
import type { ApprovalList } from '#shared/approval.ts'
import { isApprovalFilter, isPostTab, type PostSort, type PostTab } from '#web/features/posts/post-filter.ts'
import { PostsPage } from '#web/features/posts/posts-page.tsx'
import { type AuthorSearch, authorIn } from '#web/lib/author-search.ts'

interface PostsSearch extends AuthorSearch {
  tab?: PostTab
  sort?: PostSort
  q?: string
  approval?: ApprovalList
}

export const Route = createFileRoute('/_shell/_guarded/posts')({
  validateSearch: ({ tab, sort, q, approval, ...search }: Record<string, unknown>): PostsSearch => ({
    tab: isPostTab(tab) && tab !== 'all' ? tab : undefined,
    sort: sort === 'oldest' ? sort : undefined,
    q: typeof q === 'string' ? q : undefined,
    approval: isApprovalFilter(approval) ? approval : undefined,
    ...authorIn(search),
  }),
  component: PostsPage,
})
