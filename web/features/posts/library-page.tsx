import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { LibraryBig, SearchX } from 'lucide-react'
import { categoryName } from '#shared/category-names.ts'
import { TrashLink } from '#web/features/undo/trash-link.tsx'
import { translated } from '#web/lib/language.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { AuthorFilter } from '#web/ui/authors.tsx'
import { Select } from '#web/ui/select.tsx'
import { LibraryCard, LibraryCardSkeleton } from './library-card.tsx'
import { CreatePostLink, listActionClasses } from './list-head.tsx'
import { PostList } from './post-list.tsx'
import { postCategoriesQuery } from './queries.ts'
import { SearchField } from './search-field.tsx'

interface LibraryFilter {
  q: string
  category: string
  author?: string
}

const route = getRouteApi('/_shell/_guarded/library')

export function LibraryPage() {
  const { t } = useLingui()

  const { q = '', category = '', author } = route.useSearch()
  const navigate = route.useNavigate()
  usePageTitle(t`Library`)
  const change = (patch: Partial<LibraryFilter>) =>
    navigate({ search: (search) => ({ ...search, ...patch }), replace: true, resetScroll: false })

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">
            <Trans>Library</Trans>
          </h1>
          <p className="text-ink-2">
            <Trans>All your posts, by category, to use again.</Trans>
          </p>
        </div>
        <div className={listActionClasses}>
          <TrashLink />
          <CreatePostLink />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <SearchField q={q} onChange={(next) => change({ q: next })} />
        <CategoryFilter category={category} onChange={(next) => change({ category: next })} />
        <AuthorFilter value={author} onChange={(next) => change({ author: next })} />
      </div>
      <PostList
        filter={{ q, category, author }}
        isFiltered={q !== '' || category !== '' || author !== undefined}
        className={gridClasses}
        loading={<Loading />}
        empty={{
          icon: <LibraryBig aria-hidden className="text-ink-3" />,
          title: t`Your library is empty`,
          text: t`Your posts will be listed here.`,
        }}
        noMatches={{
          icon: <SearchX aria-hidden className="text-ink-3" />,
          title: t`No posts match your filters`,
          text: t`Try different words or another category.`,
        }}
        onShowAll={() => change({ q: '', category: '', author: undefined })}
        deleteFailure={{ title: t`Error on delete`, description: t`Failed to delete post. Please try again.` }}
      >
        {(actions) => <LibraryCard {...actions} />}
      </PostList>
    </div>
  )
}

interface CategoryFilterProps {
  category: string
  onChange: (category: string) => void
}

function CategoryFilter({ category, onChange }: CategoryFilterProps) {
  const { t } = useLingui()
  const { data: categories = [], isPending } = useQuery(postCategoriesQuery)
  const isListed = category === '' || categories.some(({ id }) => id === category)
  return (
    <Select
      aria-label={t`Category`}
      className="w-56 max-sm:w-full"
      value={category}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { id: '', name: t`All Categories` },
        ...(isListed ? [] : [{ id: category, name: isPending ? t`Loading…` : t`Unknown` }]),
        ...categories.map(({ id }) => ({ id, name: translated(categoryName(id)) })),
      ]}
    />
  )
}

const gridClasses = 'grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3'

const Loading = () => {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading your library`} className={gridClasses}>
      {['1', '2', '3', '4', '5', '6'].map((card) => (
        <LibraryCardSkeleton key={card} />
      ))}
    </div>
  )
}
