import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowDownUp, FileText, Plus, Search, TriangleAlert } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Post } from '#shared/posts.ts'
import { cn } from '#web/lib/cn.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { PageSpinner } from '#web/shell/page-spinner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx'
import { PostCard } from './post-card.tsx'
import { type PostFilter, type PostTab, postListQuery } from './queries.ts'

const DeletePostDialog = lazy(() =>
  import('./delete-post-dialog.tsx').then((file) => ({ default: file.DeletePostDialog })),
)
const PublishDialog = lazy(() => import('./publish-dialog.tsx').then((file) => ({ default: file.PublishDialog })))

const tabs: readonly { id: PostTab; name: string }[] = [
  { id: 'all', name: 'All Posts' },
  { id: 'drafts', name: 'Drafts' },
  { id: 'scheduled', name: 'Scheduled' },
  { id: 'published', name: 'Published' },
]

const route = getRouteApi('/_shell/_guarded/posts')

export function PostsPage() {
  const { tab = 'all', sort = 'newest', q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  usePageTitle('My Posts')
  const change = (patch: Partial<PostFilter>) =>
    navigate({ search: (search) => ({ ...search, ...patch }), replace: true, resetScroll: false })

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">My Posts</h1>
          <p className="text-ink-2">Manage, edit and publish your content</p>
        </div>
        <CreateButton />
      </div>
      <Tabs value={tab} onValueChange={(next) => change({ tab: next as PostTab })} className="grid gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <TabsList aria-label="Status" className="max-sm:grid max-sm:w-full max-sm:grid-cols-4">
            {tabs.map(({ id, name }) => (
              <TabsTrigger key={id} value={id} className="max-sm:justify-center max-sm:px-1 max-sm:text-sm">
                {name}
              </TabsTrigger>
            ))}
          </TabsList>
          <div className="ml-auto flex gap-2 max-sm:w-full">
            <SearchField q={q} onChange={(next) => change({ q: next })} />
            <Button
              variant="outline"
              className="px-3"
              onClick={() => change({ sort: sort === 'newest' ? 'oldest' : 'newest' })}
            >
              <ArrowDownUp aria-hidden />
              <span className="max-[359px]:sr-only">{sort === 'newest' ? 'Newest first' : 'Oldest first'}</span>
            </Button>
          </div>
        </div>
        <TabsContent value={tab} tabIndex={-1} className="outline-none">
          <PostList filter={{ tab, sort, q }} onShowAll={() => change({ tab: 'all', q: '' })} />
        </TabsContent>
      </Tabs>
    </div>
  )
}

const CreateButton = () => (
  <Button asChild>
    <Link to="/create">
      <Plus aria-hidden />
      Create New Post
    </Link>
  </Button>
)

/** What is typed goes into the address, and to the server, when the typing pauses. */
function SearchField({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const [text, setText] = useState(q)
  const settled = useDebounced(text.trim(), 250)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the person typed may change the address
  useEffect(() => {
    if (settled !== q) onChange(settled)
  }, [settled])

  return (
    <div className="relative min-w-0 flex-1 sm:w-56">
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3" />
      <Input
        type="search"
        aria-label="Search posts"
        placeholder="Search posts..."
        className="pl-9"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  )
}

interface PostListProps {
  filter: PostFilter
  onShowAll: () => void
}

function PostList({ filter, onShowAll }: PostListProps) {
  const { data, isPending, isError, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(postListQuery(filter))
  const [asked, setAsked] = useState<{ post: Post; to: 'delete' | 'publish' } | null>(null)

  if (isPending) return <PageSpinner />
  if (isError && !data) return <LoadFailure />
  const posts = data.pages.flatMap((page) => page.items)
  if (posts.length === 0) {
    return filter.tab === 'all' && filter.q === '' ? <NoPosts /> : <NoMatches onShowAll={onShowAll} />
  }
  return (
    <>
      <ul
        aria-busy={isPlaceholderData}
        className={cn(
          'grid grid-cols-1 gap-4 transition-opacity duration-120 md:grid-cols-2 xl:grid-cols-3',
          isPlaceholderData && 'opacity-60',
        )}
      >
        {posts.map((post) => (
          <li key={post.id} className="grid">
            <PostCard
              post={post}
              onDelete={() => setAsked({ post, to: 'delete' })}
              onPublish={() => setAsked({ post, to: 'publish' })}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-6 grid justify-items-center">
          <Button
            variant="outline"
            aria-busy={isFetchingNextPage}
            onClick={() => !isFetchingNextPage && fetchNextPage()}
          >
            {isFetchingNextPage ? 'Loading…' : 'Load more'}
          </Button>
        </div>
      )}
      <Suspense>
        {asked?.to === 'delete' && <DeletePostDialog post={asked.post} onClose={() => setAsked(null)} />}
        {asked?.to === 'publish' && <PublishDialog post={asked.post} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  )
}

interface PanelProps {
  icon: ReactNode
  title: string
  text: string
  children: ReactNode
  role?: 'alert'
}

const Panel = ({ icon, title, text, children, role }: PanelProps) => (
  <div
    role={role}
    className="grid justify-items-center gap-3 rounded border border-line bg-surface px-6 py-16 text-center [&>svg]:size-7"
  >
    {icon}
    <h2 className="text-lg font-semibold">{title}</h2>
    <p className="mb-2 max-w-sm text-ink-2">{text}</p>
    {children}
  </div>
)

const LoadFailure = () => (
  <Panel
    role="alert"
    icon={<TriangleAlert aria-hidden className="text-danger" />}
    title="Failed to load posts"
    text="There was an error loading your posts. Please try again later."
  >
    <Button variant="outline" onClick={() => window.location.reload()}>
      Try Again
    </Button>
  </Panel>
)

const NoPosts = () => (
  <Panel
    icon={<FileText aria-hidden className="text-ink-3" />}
    title="No posts yet"
    text="Start creating engaging content to grow your network and drive more leads."
  >
    <CreateButton />
  </Panel>
)

const NoMatches = ({ onShowAll }: { onShowAll: () => void }) => (
  <Panel
    icon={<Search aria-hidden className="text-ink-3" />}
    title="No posts match"
    text="Nothing here fits this tab and search."
  >
    <Button variant="outline" onClick={onShowAll}>
      Show all posts
    </Button>
  </Panel>
)
