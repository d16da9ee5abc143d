import { t } from '@lingui/core/macro'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { TrashItem } from '#shared/trash.ts'
import { trashItemPath, trashPath } from '#web/features/undo/queries.ts'
import { readPage, send } from '#web/lib/api.ts'
import { failureToast, toast } from '#web/lib/toast.ts'

/** Deleted things in pages, latest deletion first. */
export const trashQuery = infiniteQueryOptions({
  queryKey: [trashPath],
  queryFn: ({ pageParam, signal }) => readPage<TrashItem>(pageParam, { signal }),
  initialPageParam: trashPath,
  getNextPageParam: (page) => page.next,
  // Other screens delete things.
  staleTime: 0,
})

function useDeletion<T>(deletion: (of: T) => Promise<unknown>, done: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: deletion,
    onSuccess: () => void toast({ title: done }),
    onError: (error) => void failureToast(t`Failed to delete for good`, error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [trashPath] }),
  })
}

export const useDeleteForGood = () =>
  useDeletion((id: string) => send('DELETE', trashItemPath(id)), t`Deleted for good`)
export const useEmptyTrash = () => useDeletion(() => send('DELETE', trashPath), t`The trash is empty`)
