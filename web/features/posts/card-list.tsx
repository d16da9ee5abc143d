import { createContext, memo, type ReactNode, type RefObject, use } from 'react'
import type { Post } from '#shared/posts.ts'
import { cn } from '#web/lib/cn.ts'
import { useCurrentUser } from '#web/lib/session.ts'
import { accountIn } from '#web/lib/tab-workspace.ts'
import { useAsTyped } from './as-typed.ts'
import { blockSize, useNearBlocks } from './near-blocks.ts'

/** A context, so scrolling the list renders only new cards. */
const Draw = createContext<(post: Post) => ReactNode>(() => null)

interface CardListProps {
  ref: RefObject<HTMLUListElement | null>
  posts: readonly Post[]
  hasMore: boolean
  isBusy: boolean
  className: string
  children: (post: Post) => ReactNode
}

/** Mounts only cards near the screen. */
export function CardList({ ref, posts, hasMore, isBusy, className, children }: CardListProps) {
  const { data: user } = useCurrentUser()
  const { watch, runs } = useNearBlocks(ref, Math.ceil(posts.length / blockSize))
  const itemOf = (post: Post, at: number) => (
    <li
      key={post.id}
      ref={watch}
      data-block={Math.floor(at / blockSize)}
      aria-posinset={at + 1}
      aria-setsize={hasMore ? -1 : posts.length}
      className="relative grid"
    >
      <Contents post={post} account={user ? accountIn(user) : 'nobody'} />
    </li>
  )
  return (
    <Draw value={children}>
      <ul
        ref={ref}
        aria-busy={isBusy}
        className={cn('grid gap-4 transition-opacity duration-120', className, isBusy && 'opacity-60')}
      >
        {runs.flatMap(({ first, blocks, height }) => {
          const from = first * blockSize
          return height === null ? (
            posts.slice(from, from + blocks * blockSize).map((post, at) => itemOf(post, from + at))
          ) : (
            <li key={first} ref={watch} data-block={first} aria-hidden className="col-span-full" style={{ height }} />
          )
        })}
      </ul>
    </Draw>
  )
}

const Contents = memo(({ post, account }: { post: Post; account: string }) => use(Draw)(useAsTyped(post, account)))
