import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import type { Post } from '#shared/posts.ts'
import { trashDays } from '#shared/trash.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { FailurePanel, Panel } from '#web/ui/panel.tsx'
import { useCopying } from './copying.ts'
import type { DeletePostsDialogProps } from './delete-posts-dialog.tsx'
import { CreatePostLink, exampleSubject } from './list-head.tsx'
import { PostGrid } from './post-grid.tsx'
import type { PostActions } from './post-menu.tsx'
import { postListQuery } from './queries.ts'

const DeletePostsDialog = lazyPart(() =>
  import('./delete-posts-dialog.tsx').then((file) => ({ default: file.DeletePostsDialog })),
)
const RenameDialog = lazyPart(() => import('./rename-dialog.tsx').then((file) => ({ default: file.RenameDialog })))
const SaveTemplateDialog = lazyPart(() =>
  import('#web/features/templates/save-template-dialog.tsx').then((file) => ({ default: file.SaveTemplateDialog })),
)

interface Said {
  icon: ReactNode
  title: string
  text: string
}

interface PostListProps {
  filter: Parameters<typeof postListQuery>[0]
  isFiltered: boolean
  className: string
  loading: ReactNode
  empty: Said
  noMatches: Said
  onShowAll: () => void
  /** Called after a failure to load; without it, the posts are refetched. */
  onTryAgain?: () => void
  deleteFailure?: DeletePostsDialogProps['failure']
  children: (actions: PostActions) => ReactNode
}

export function PostList(props: PostListProps) {
  const { t } = useLingui()
  const { filter, isFiltered, className, loading, empty, noMatches, onShowAll, deleteFailure, children } = props
  const list = useInfiniteQuery(postListQuery(filter))
  const [asked, setAsked] = useState<{ post: Post; to: 'delete' | 'rename' | 'template' } | null>(null)
  const copy = useCopying()
  const onClose = () => setAsked(null)

  if (list.isPending) return loading
  if (!list.data) return <LoadFailure onTryAgain={props.onTryAgain ?? (() => void list.refetch())} />
  const posts = list.data.pages.flatMap((page) => page.items)
  return (
    <>
      {posts.length > 0 ? (
        <PostGrid list={list} posts={posts} className={className}>
          {(post) =>
            children({
              post,
              onCopy: () => copy(post),
              onDelete: () => setAsked({ post, to: 'delete' }),
              onRename: () => setAsked({ post, to: 'rename' }),
              onSaveTemplate: () => setAsked({ post, to: 'template' }),
            })
          }
        </PostGrid>
      ) : isFiltered ? (
        <Panel {...noMatches}>
          <Button variant="outline" onClick={onShowAll}>
            <Trans>Show all posts</Trans>
          </Button>
        </Panel>
      ) : (
        <Panel {...empty} example={t(exampleSubject)}>
          <CreatePostLink />
        </Panel>
      )}
      <Suspense>
        {asked?.to === 'delete' && (
          <DeletePostsDialog
            posts={[asked.post]}
            question={t`Are you sure you want to delete this post? It stays in the trash for ${trashDays} days.`}
            failure={deleteFailure}
            onClose={onClose}
          />
        )}
        {asked?.to === 'template' && <SaveTemplateDialog post={asked.post} onClose={onClose} />}
        {asked?.to === 'rename' && <RenameDialog post={asked.post} onClose={onClose} />}
      </Suspense>
    </>
  )
}

const LoadFailure = ({ onTryAgain }: { onTryAgain: () => void }) => {
  const { t } = useLingui()
  return (
    <FailurePanel
      title={t`Failed to load posts`}
      text={t`There was an error loading your posts. Please try again later.`}
      onTryAgain={onTryAgain}
    />
  )
}
