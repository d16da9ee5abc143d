import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Post } from '#shared/posts.ts'
import { useSayDone } from '#web/features/undo/undoable.ts'
import { messageOf } from '#web/lib/api.ts'
import { changePost, rememberPost } from '#web/lib/post-queries.ts'
import { failureToast } from '#web/lib/toast.ts'

export function useTakeOutOfLibrary() {
  const queryClient = useQueryClient()
  const sayDone = useSayDone()
  const change = useMutation({
    mutationFn: ({ id, ...change }: { id: string; isPublished: boolean; version?: number }) => changePost(id, change),
    onSuccess: (post) => rememberPost(queryClient, post),
    onError: (error) => void failureToast(t`Failed to change the library`, messageOf(error)),
  })
  return ({ id, version, title: given, scheduledFor }: Post) => {
    const title = given || t`Untitled post`
    // Sends the version: someone may have marked the post as live meanwhile.
    change.mutate(
      { id, isPublished: false, version },
      {
        onSuccess: () =>
          sayDone({
            title: t`Taken out of the library`,
            description: scheduledFor ? t`“${title}” is still scheduled.` : t`“${title}” is a draft again.`,
            undo: () => change.mutate({ id, isPublished: true }),
          }),
      },
    )
  }
}
