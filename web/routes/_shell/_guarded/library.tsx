import { createFileRoute } from '@tanstack/react-router'
import { LibraryPage } from '#web/features/posts/library-page.tsx'

interface LibrarySearch {
  q?: string
  category?: string
  author?: string
}

export const Route = createFileRoute('/_shell/_guarded/library')({
  validateSearch: ({ q, category, author }: Record<string, unknown>): LibrarySearch => ({
    q: typeof q === 'string' ? q : undefined,
    category: typeof category === 'string' ? category : undefined,
    author: typeof author === 'string' && author ? author : undefined,
  }),
  component: LibraryPage,
})
