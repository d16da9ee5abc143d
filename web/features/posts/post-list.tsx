import { Link, useNavigate } from '@tanstack/react-router'
import { Plus, Search, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { blanksOf } from '#shared/blanks.ts'
import { contentText, type Post, parseContent } from '#shared/posts.ts'
import { blanksHash } from '#web/features/claims/open-blanks.tsx'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Button } from '#web/ui/button.tsx'
import { copyPostText } from '#web/ui/copy.ts'
import { Input } from '#web/ui/input.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { failureToast } from '#web/ui/toast.ts'

/** What My Posts and the library have in common. */

export const DeletePostDialog = lazyPart(() =>
  import('./delete-post-dialog.tsx').then((file) => ({ default: file.DeletePostDialog })),
)

export const RenameDialog = lazyPart(() =>
  import('./rename-dialog.tsx').then((file) => ({ default: file.RenameDialog })),
)

export const SaveTemplateDialog = lazyPart(() =>
  import('#web/features/templates/save-template-dialog.tsx').then((file) => ({ default: file.SaveTemplateDialog })),
)

const CopyQuestion = lazyPart(() =>
  import('#web/features/claims/copy-question.tsx').then((file) => ({ default: file.CopyQuestion })),
)

/** Goes to where the blanks of a post are filled. */
export function useFillBlanks() {
  const navigate = useNavigate()
  return ({ id }: Post) => navigate({ to: '/', search: { id }, hash: blanksHash })
}

/** Copies the text of a post, after a question where it has blanks. */
export function useCopying() {
  const [asked, setAsked] = useState<Post | null>(null)
  const fillBlanks = useFillBlanks()
  const copyNow = (post: Post) => copyPostText(contentText(parseContent(post.content)))
  return {
    copy(post: Post) {
      const content = parseContent(post.content)
      if (!contentText(content)) failureToast('No content to copy')
      else if (blanksOf(content).length > 0) setAsked(post)
      else void copyNow(post)
    },
    question: asked && (
      <CopyQuestion
        blanks={blanksOf(parseContent(asked.content))}
        onCopy={() => copyNow(asked)}
        onFill={() => fillBlanks(asked)}
        onClose={() => setAsked(null)}
      />
    ),
  }
}

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
  <Panel
    role="alert"
    icon={<TriangleAlert aria-hidden className="text-danger" />}
    title="Failed to load posts"
    text="There was an error loading your posts. Please try again later."
  >
    <Button variant="outline" onClick={onTryAgain}>
      Try Again
    </Button>
  </Panel>
)
