import { createFileRoute } from '@tanstack/react-router'
import { LibraryPage } from '#web/features/posts/library-page.tsx'
import { type AuthorSearch, authorIn } from '#web/lib/author-search.ts'

interface LibrarySearch extends AuthorSearch {
  q?: string
  category?: string
}

export const Route = createFileRoute('/_shell/_guarded/library')({
  validateSearch: ({ q, category, ...search }: Record<string, unknown>): LibrarySearch => ({
    q: typeof q === 'string' ? q : undefined,
    category: typeof category === 'string' ? category : undefined,
    ...authorIn(search),
  }),
  component: LibraryPage,
})
