import { createFileRoute } from '@tanstack/react-router'
import { isPostTab, type PostSort, type PostTab } from '#web/features/posts/post-filter.ts'
import { PostsPage } from '#web/features/posts/posts-page.tsx'

interface PostsSearch {
  tab?: PostTab
  sort?: PostSort
  q?: string
}

export const Route = createFileRoute('/_shell/_guarded/posts')({
  validateSearch: ({ tab, sort, q }: Record<string, unknown>): PostsSearch => ({
    tab: isPostTab(tab) && tab !== 'all' ? tab : undefined,
    sort: sort === 'oldest' ? sort : undefined,
    q: typeof q === 'string' ? q : undefined,
  }),
  component: PostsPage,
})
