import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import type { Post } from '#shared/posts.ts'
import { messageOf } from '#web/lib/api.ts'
import { postQuery } from '#web/lib/post-queries.ts'
import { failureToast } from '#web/lib/toast.ts'
import { PublishDialog } from './publish-dialog.tsx'

interface PublishPostProps extends Omit<ComponentProps<typeof PublishDialog>, 'post'> {
  /** Saves or reads the post to publish; rejects if that fails. */
  read: () => Promise<Post>
}

/** Publishes a post that must be saved or read first. */
export function PublishPost({ read, ...dialog }: PublishPostProps) {
  const { t } = useLingui()

  const { data: post, error } = useQuery({ queryKey: ['post to publish'], queryFn: read, gcTime: 0 })
  const refuse = useEffectEvent((error: Error) => {
    failureToast(t`Failed to publish`, messageOf(error))
    dialog.onClose()
  })
  useEffect(() => {
    if (error) refuse(error)
  }, [error])
  return post && <PublishDialog {...dialog} post={post} />
}

/** Publishes from a list that only knows the id. */
export function PublishById({ id, onClose }: { id: string; onClose: () => void }) {
  const queryClient = useQueryClient()
  return <PublishPost read={() => queryClient.fetchQuery({ ...postQuery(id), staleTime: 0 })} onClose={onClose} />
}
