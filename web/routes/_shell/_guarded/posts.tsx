import { createFileRoute } from '@tanstack/react-router'
import { PostsPage } from '#web/features/posts/posts-page.tsx'
import { isPostTab, type PostSort, type PostTab } from '#web/features/posts/queries.ts'

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
