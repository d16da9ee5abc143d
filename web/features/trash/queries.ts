import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Restored, TrashItem, TrashKind } from '#shared/trash.ts'
import { readPage, send } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { failureToast, type ToastOptions, toast } from '#web/ui/toast.ts'

const trashPath = '/api/trash'
const itemPath = (id: string) => `${trashPath}/${encodeURIComponent(id)}`
const undoDuration = 10_000

export const kindNames: Record<TrashKind, string> = {
  post: 'Post',
  sample: 'Writing sample',
  proof: 'Proof',
  ideas: 'Ideas',
}

/** What was deleted, what was deleted last first, a page at a time. */
export const trashQuery = infiniteQueryOptions({
  queryKey: [trashPath],
  queryFn: ({ pageParam, signal }) => readPage<TrashItem>(pageParam, { signal }),
  initialPageParam: trashPath,
  getNextPageParam: (page) => page.next,
  // Things are deleted on other screens.
  staleTime: 0,
})

/** What screens have read that holds a thing of this kind. */
const readings: Record<TrashKind, string[]> = {
  post: ['/api/posts'],
  sample: ['/api/writing-samples', '/api/writing-style', '/api/voice', '/api/voice/sketch', '/api/writing-evidence'],
  proof: ['/api/proofs', '/api/writing-evidence'],
  ideas: ['/api/idea-sets', '/api/favourite-ideas', '/api/launches'],
}

export function useRestore() {
  const queryClient = useQueryClient()
  const { shortDate, clockTime } = useClock()
  return useMutation({
    mutationFn: (id: string) => send<Restored>('POST', `${itemPath(id)}/restore`),
    onSuccess: ({ kind, passedTime }) => {
      toast({
        title: `${kindNames[kind]} restored`,
        description: passedTime
          ? `It was planned for ${shortDate(passedTime)}, ${clockTime(passedTime)}. That time has passed, so it is a draft now and was not posted.`
          : undefined,
      })
      return Promise.all(
        [trashPath, ...readings[kind]].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
      )
    },
    onError: (error) => {
      failureToast('Failed to restore', error.message)
      return queryClient.invalidateQueries({ queryKey: [trashPath] })
    },
  })
}

/** What the message about a deletion offers. */
export function useUndoDelete(): (id: string) => Pick<ToastOptions, 'action' | 'duration'> {
  const restore = useRestore()
  return (id) => ({ action: { label: 'Undo', onSelect: () => restore.mutate(id) }, duration: undoDuration })
}

function useDeletion<T>(deletion: (of: T) => Promise<unknown>, done: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: deletion,
    onSuccess: () => void toast({ title: done }),
    onError: (error) => void failureToast('Failed to delete for good', error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [trashPath] }),
  })
}

export const useDeleteForGood = () => useDeletion((id: string) => send('DELETE', itemPath(id)), 'Deleted for good')
export const useEmptyTrash = () => useDeletion(() => send('DELETE', trashPath), 'The trash is empty')
