import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowDownUp, FileText, LayoutTemplate, Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Post } from '#shared/posts.ts'
import { TrashLink } from '#web/features/undo/trash-link.tsx'
import { usePosting } from '#web/lib/network-queries.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { AuthorFilter } from '#web/ui/authors.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx'
import { CreatePostLink, listActionClasses } from './list-head.tsx'
import { PostCard } from './post-card.tsx'
import type { PostFilter, PostTab } from './post-filter.ts'
import { PostList } from './post-list.tsx'
import { SearchField } from './search-field.tsx'

const PublishDialog = lazyPart(() => import('./publish-dialog.tsx').then((file) => ({ default: file.PublishDialog })))

const ApprovalFilter = lazyPart(() =>
  import('./approval-filter.tsx').then((file) => ({ default: file.ApprovalFilter })),
)

const TemplatesDialog = lazyPart(() =>
  import('#web/features/templates/templates-dialog.tsx').then((file) => ({ default: file.TemplatesDialog })),
)

const tabs: readonly { id: PostTab; name: MessageDescriptor }[] = [
  { id: 'all', name: msg`All Posts` },
  { id: 'drafts', name: msg`Drafts` },
  { id: 'scheduled', name: msg`Scheduled` },
  { id: 'published', name: msg`Published` },
]

const route = getRouteApi('/_shell/_guarded/posts')

export function PostsPage() {
  const { t } = useLingui()

  const { tab = 'all', sort = 'newest', q = '', approval, author } = route.useSearch()
  const navigate = route.useNavigate()
  const [isTemplatesOpen, setTemplatesOpen] = useState(false)
  usePageTitle(t`My Posts`)
  const change = (patch: Partial<PostFilter>) =>
    navigate({ search: (search) => ({ ...search, ...patch }), replace: true, resetScroll: false })

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">
            <Trans>My Posts</Trans>
          </h1>
          <p className="text-ink-2">
            <Trans>Manage, edit and publish your content</Trans>
          </p>
          <p className="text-sm text-ink-3">
            <Trans>Everything you’ve written, by status.</Trans>
          </p>
        </div>
        <div className={listActionClasses}>
          <TrashLink />
          <Button variant="ghost" aria-haspopup="dialog" onClick={() => setTemplatesOpen(true)}>
            <LayoutTemplate aria-hidden /> <Trans>Templates</Trans>
          </Button>
          <CreatePostLink />
        </div>
      </div>
      <Tabs value={tab} onValueChange={(next) => change({ tab: next as PostTab })} className="grid gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <TabsList aria-label={t`Status`} className="max-sm:grid max-sm:w-full max-sm:grid-cols-4">
            {tabs.map(({ id, name }) => (
              <TabsTrigger key={id} value={id} className="max-sm:justify-center max-sm:px-1 max-sm:text-sm">
                {t(name)}
              </TabsTrigger>
            ))}
          </TabsList>
          <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full">
            <AuthorFilter value={author} onChange={(next) => change({ author: next })} />
            <Suspense>
              <ApprovalFilter value={approval} onChange={(next) => change({ approval: next })} />
            </Suspense>
            <SearchField q={q} onChange={(next) => change({ q: next })} />
            <Button
              variant="outline"
              className="px-3"
              onClick={() => change({ sort: sort === 'newest' ? 'oldest' : 'newest' })}
            >
              <ArrowDownUp aria-hidden />
              <span className="max-[359px]:sr-only">{sort === 'newest' ? t`Newest first` : t`Oldest first`}</span>
            </Button>
          </div>
        </div>
        <TabsContent value={tab} tabIndex={-1} className="outline-none">
          <Posts
            filter={{ tab, sort, q, approval, author }}
            onShowAll={() => change({ tab: 'all', q: '', approval: undefined, author: undefined })}
          />
        </TabsContent>
      </Tabs>
      <Suspense>{isTemplatesOpen && <TemplatesDialog onClose={() => setTemplatesOpen(false)} />}</Suspense>
    </div>
  )
}

interface PostsProps {
  filter: PostFilter
  onShowAll: () => void
}

function Posts({ filter, onShowAll }: PostsProps) {
  const { t } = useLingui()

  const { name } = usePosting()
  const [toPublish, setToPublish] = useState<Post | null>(null)
  return (
    <>
      <PostList
        filter={filter}
        isFiltered={filter.tab !== 'all' || filter.q !== '' || Boolean(filter.approval ?? filter.author)}
        className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3"
        loading={<PageSpinner className="pt-16" />}
        empty={{
          icon: <FileText aria-hidden className="text-ink-3" />,
          title: t`No posts yet`,
          text: t`Start creating engaging content to grow your network and drive more leads.`,
        }}
        noMatches={{
          icon: <Search aria-hidden className="text-ink-3" />,
          title: t`No posts match`,
          text: t`No posts match this tab and search.`,
        }}
        onShowAll={onShowAll}
        onTryAgain={() => window.location.reload()}
      >
        {(actions) => <PostCard {...actions} publishName={name} onPublish={() => setToPublish(actions.post)} />}
      </PostList>
      <Suspense>{toPublish && <PublishDialog post={toPublish} onClose={() => setToPublish(null)} />}</Suspense>
    </>
  )
}
