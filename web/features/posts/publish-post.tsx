import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import type { Post } from '#shared/posts.ts'
import { messageOf } from '#web/lib/api.ts'
import { postQuery } from '#web/lib/post-queries.ts'
import { failureToast } from '#web/lib/toast.ts'
import { PublishDialog } from './publish-dialog.tsx'

interface PublishPostProps extends Omit<ComponentProps<typeof PublishDialog>, 'post'> {
  /** The post as it is to be published; rejects with what keeps it from that. */
  read: () => Promise<Post>
}

/** Publishing where the post has to be saved or read before. */
export function PublishPost({ read, ...dialog }: PublishPostProps) {
  const { data: post, error } = useQuery({ queryKey: ['post to publish'], queryFn: read, gcTime: 0 })
  const refuse = useEffectEvent((error: Error) => {
    failureToast('Failed to publish', messageOf(error))
    dialog.onClose()
  })
  useEffect(() => {
    if (error) refuse(error)
  }, [error])
  return post && <PublishDialog {...dialog} post={post} />
}

/** The same from a list that knows only which post it is. */
export function PublishById({ id, onClose }: { id: string; onClose: () => void }) {
  const queryClient = useQueryClient()
  return <PublishPost read={() => queryClient.fetchQuery({ ...postQuery(id), staleTime: 0 })} onClose={onClose} />
}
