import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Plus, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { contentText, type Post, parseContent } from '#shared/posts.ts'
import { trashDays } from '#shared/trash.ts'
import type { OpenPoints } from '#web/features/claims/open-points.ts'
import { blanksHash, claimsHash } from '#web/lib/post-hashes.ts'
import { changePost, rememberPost } from '#web/lib/post-queries.ts'
import { failureToast } from '#web/lib/toast.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Button } from '#web/ui/button.tsx'
import { copyPostText } from '#web/ui/copy.ts'
import { Input } from '#web/ui/input.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { FailurePanel } from '#web/ui/panel.tsx'

/** What My Posts and the library have in common. */

export const DeletePostsDialog = lazyPart(() =>
  import('./delete-posts-dialog.tsx').then((file) => ({ default: file.DeletePostsDialog })),
)

export const deleteQuestion = `Are you sure you want to delete this post? It stays in the trash for ${trashDays} days.`

export const RenameDialog = lazyPart(() =>
  import('./rename-dialog.tsx').then((file) => ({ default: file.RenameDialog })),
)

export const SaveTemplateDialog = lazyPart(() =>
  import('#web/features/templates/save-template-dialog.tsx').then((file) => ({ default: file.SaveTemplateDialog })),
)

const CopyQuestion = lazyPart(() =>
  import('#web/features/claims/copy-question.tsx').then((file) => ({ default: file.CopyQuestion })),
)

/** Null where that part of the app cannot be loaded. */
const loadOpenPoints = () => import('#web/features/claims/open-points.ts').catch(() => null)

/** Goes to where the blanks of a post are filled, or its claims settled. */
export function useWayToOpenPoints() {
  const navigate = useNavigate()
  return ({ id }: Post, hash: typeof blanksHash | typeof claimsHash) => navigate({ to: '/', search: { id }, hash })
}

/** Copies the text of a post, after a question where it leaves something open. */
export function useCopying() {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<{ post: Post; points: OpenPoints } | null>(null)
  const go = useWayToOpenPoints()

  async function copy(post: Post) {
    const content = parseContent(post.content)
    const text = contentText(content)
    if (!text) return failureToast('No content to copy')
    const found = await loadOpenPoints()
    const points = await found?.openPointsOf(queryClient, { ...post, content })
    if (points && found?.hasOpenPoints(points)) setAsked({ post, points })
    else await copyPostText(text)
  }

  async function copyAnyway({ post, points: { claims } }: { post: Post; points: OpenPoints }) {
    await copyPostText(contentText(parseContent(post.content)))
    const found = claims.length > 0 && (await loadOpenPoints())
    if (!found) return
    // Where it cannot be kept that the author was asked, they are asked again.
    const change = changePost(post.id, { claims: found.withAsked(post.claims, claims) })
    await change.then((next) => rememberPost(queryClient, next)).catch(() => {})
  }

  return {
    copy: (post: Post) => void copy(post),
    question: asked && (
      <CopyQuestion
        points={asked.points}
        onCopy={() => void copyAnyway(asked)}
        onFill={() => go(asked.post, blanksHash)}
        onSettle={() => go(asked.post, claimsHash)}
        onClose={() => setAsked(null)}
      />
    ),
  }
}

export const exampleSubject = 'We cancelled our Monday meeting in March, and nobody missed it.'

/** The buttons beside the heading: in one row, or on a phone in two even columns. */
export const listActionClasses =
  'flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:[&>*:last-child:nth-child(odd)]:col-span-2 sm:ml-auto'

export const CreatePostLink = () => (
  <Button asChild>
    <Link to="/create">
      <Plus aria-hidden />
      Create New Post
    </Link>
  </Button>
)

/** What is typed goes into the address, and to the server, when the typing pauses; a change from outside is shown. */
export function SearchField({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const [text, setText] = useState(q)
  const settled = useDebounced(text.trim(), 250)
  const synced = useRef(q)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the person typed may change the address
  useEffect(() => {
    if (settled === synced.current) return
    synced.current = settled
    onChange(settled)
  }, [settled])

  useEffect(() => {
    if (q === synced.current) return
    synced.current = q
    setText(q)
  }, [q])

  return (
    <div className="relative min-w-0 flex-1 sm:w-56">
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3" />
      <Input
        type="search"
        aria-label="Search posts"
        placeholder="Search posts..."
        maxLength={200}
        className="pl-9"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  )
}

export const LoadFailure = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <FailurePanel
    title="Failed to load posts"
    text="There was an error loading your posts. Please try again later."
    onTryAgain={onTryAgain}
  />
)
