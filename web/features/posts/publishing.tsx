import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, Suspense, useState } from 'react'
import { usePosting } from '#web/lib/network-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const PublishById = lazyPart(() => import('./publish-post.tsx').then((file) => ({ default: file.PublishById })))

/** Publishes from a list that only knows ids. The dialog outlives the row that opened it. */
export function usePublishing() {
  const [id, setId] = useState<string | null>(null)
  return { publish: setId, dialog: <Suspense>{id && <PublishById id={id} onClose={() => setId(null)} />}</Suspense> }
}

export function PublishButton({ post, ...props }: ComponentProps<typeof Button> & { post: { title: string } }) {
  const { t } = useLingui()
  const { name } = usePosting()
  const title = post.title || t`Untitled post`
  return (
    <Button variant="outline" size="sm" aria-label={t`${{ action: name }}: ${{ title }}`} {...props}>
      {name}
    </Button>
  )
}
