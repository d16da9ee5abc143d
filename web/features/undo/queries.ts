import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BulkRestoration } from '#shared/bulk.ts'
import type { Restored, TrashKind } from '#shared/trash.ts'
import { send } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { failureToast, type ToastOptions, toast } from '#web/lib/toast.ts'
import { useSayDone } from './undoable.ts'

export const trashPath = '/api/trash'
export const trashItemPath = (id: string) => `${trashPath}/${encodeURIComponent(id)}`

export const kindNames: Record<TrashKind, MessageDescriptor> = {
  post: msg`Post`,
  sample: msg`Writing sample`,
  proof: msg`Proof`,
  ideas: msg`Ideas`,
  idea: msg`Idea`,
  template: msg`Template`,
}

const restoredSentences: Record<TrashKind, MessageDescriptor> = {
  post: msg`Post restored`,
  sample: msg`Writing sample restored`,
  proof: msg`Proof restored`,
  ideas: msg`Ideas restored`,
  idea: msg`Idea restored`,
  template: msg`Template restored`,
}

/** The query keys that contain things of each kind. */
const readings: Record<TrashKind, string[]> = {
  post: ['/api/posts'],
  sample: ['/api/writing-samples', '/api/writing-style', '/api/voice', '/api/voice/sketch', '/api/writing-evidence'],
  proof: ['/api/proofs', '/api/writing-evidence'],
  ideas: ['/api/idea-sets', '/api/favourite-ideas', '/api/launches'],
  idea: ['/api/idea-sets', '/api/favourite-ideas'],
  template: ['/api/templates'],
}

function useReadAgain() {
  const queryClient = useQueryClient()
  return (kinds: readonly TrashKind[]) => {
    const paths = new Set([trashPath, ...kinds.flatMap((kind) => readings[kind])])
    return Promise.all([...paths].map((path) => queryClient.invalidateQueries({ queryKey: [path] })))
  }
}

export function useRestore() {
  const readAgain = useReadAgain()
  const { moment } = useClock()
  return useMutation({
    mutationFn: (id: string) => send<Restored>('POST', `${trashItemPath(id)}/restore`),
    onSuccess: ({ kind, passedTime }) => {
      toast({
        title: t(restoredSentences[kind]),
        description: passedTime
          ? t`It was planned for ${moment(passedTime)}. That time has passed, so it’s a draft now. It wasn’t posted.`
          : undefined,
      })
      return readAgain([kind])
    },
    onError: (error) => {
      failureToast(t`Failed to restore`, error.message)
      return readAgain([])
    },
  })
}

function useRestoreAll() {
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: (ids: string[]) => send<BulkRestoration>('POST', `${trashPath}/restore`, { ids }),
    onSuccess: ({ restored, left }) => {
      const passed = restored.filter(({ passedTime }) => passedTime).length
      const drafts =
        passed > 0 &&
        plural(passed, {
          one: '# of them had a time that has passed. It’s a draft now and wasn’t posted.',
          other: '# of them had a time that has passed. They’re drafts now and weren’t posted.',
        })
      const description = [drafts, left[0]?.reason].filter(Boolean).join(' ') || undefined
      if (restored.length === 0) failureToast(t`Failed to restore`, description)
      else toast({ title: t`${restored.length} of ${{ all: restored.length + left.length }} restored`, description })
      return readAgain(restored.map(({ kind }) => kind))
    },
    onError: (error) => void failureToast(t`Failed to restore`, error.message),
  })
}

/** Confirms a deletion, with an Undo for all deleted things. */
export function useSayDeleted() {
  const sayDone = useSayDone()
  const restore = useRestore()
  const restoreAll = useRestoreAll()
  return (ids: string[], said: ToastOptions) => {
    const [first, ...others] = ids
    sayDone({ ...said, undo: () => (first && others.length === 0 ? restore.mutate(first) : restoreAll.mutate(ids)) })
  }
}
