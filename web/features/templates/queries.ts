import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Post } from '#shared/posts.ts'
import type { Template } from '#shared/templates.ts'
import { trashDays } from '#shared/trash.ts'
import { useSayDeleted } from '#web/features/undo/queries.ts'
import { messageOf, read, send } from '#web/lib/api.ts'
import { failureToast, toast } from '#web/lib/toast.ts'

const templatesPath = '/api/templates'
const templatePath = (id: string) => `${templatesPath}/${encodeURIComponent(id)}`

export const templatesQuery = queryOptions({
  queryKey: [templatesPath],
  queryFn: ({ signal }) => read<Template[]>(templatesPath, { signal }),
})

function useChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  failure: string,
  onDone: (answer: Answer, given: Given) => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (answer, given) => {
      onDone(answer, given)
      return queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey })
    },
    onError: (error) => void failureToast(failure, messageOf(error)),
  })
}

export const useSaveTemplate = (onSaved: () => void) =>
  useChange(
    (given: { postId: string; name: string }) => send<Template>('POST', templatesPath, given),
    t`Failed to save the template`,
    ({ name }) => {
      toast({ title: t`Template saved`, description: t`“${name}” is under Templates in My Posts.` })
      onSaved()
    },
  )

export const useRenameTemplate = (onRenamed: () => void) =>
  useChange(
    ({ id, name }: { id: string; name: string }) => send<Template>('PUT', templatePath(id), { name }),
    t`Failed to rename the template`,
    onRenamed,
  )

export function useDeleteTemplate() {
  const sayDeleted = useSayDeleted()
  return useChange(
    ({ id }: Template) => send('DELETE', templatePath(id)),
    t`Failed to delete the template`,
    (_, { id, name }) =>
      sayDeleted([id], {
        title: t`Template deleted`,
        description: t`“${name}” is in the trash for ${trashDays} days.`,
      }),
  )
}

export function useStartPost(onStarted: (post: Post) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Template) => send<Post>('POST', `${templatePath(id)}/posts`),
    onSuccess: (post) => {
      onStarted(post)
      return queryClient.invalidateQueries({ queryKey: ['/api/posts'] })
    },
    onError: (error) => void failureToast(t`Failed to begin a post`, messageOf(error)),
  })
}
