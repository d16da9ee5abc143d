import { type ComponentProps, Suspense, useState } from 'react'
import { usePosting } from '#web/lib/network-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const PublishById = lazyPart(() => import('./publish-post.tsx').then((file) => ({ default: file.PublishById })))

/** Publishing from a list that knows only which posts it has; the dialog outlives the row it was opened from. */
export function usePublishing() {
  const [id, setId] = useState<string | null>(null)
  return { publish: setId, dialog: <Suspense>{id && <PublishById id={id} onClose={() => setId(null)} />}</Suspense> }
}

/** For one post of such a list. */
export function PublishButton({ post, ...props }: ComponentProps<typeof Button> & { post: { title: string } }) {
  const { name } = usePosting()
  return (
    <Button variant="outline" size="sm" aria-label={`${name}: ${post.title || 'Untitled post'}`} {...props}>
      {name}
    </Button>
  )
}
