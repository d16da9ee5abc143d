import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Proof, ProofKind } from '#shared/proofs.ts'
import { useSayDeleted } from '#web/features/undo/queries.ts'
import { read, send } from '#web/lib/api.ts'
import { evidenceQuery } from '#web/lib/author-queries.ts'
import { says, toast } from '#web/lib/toast.ts'

const proofsPath = '/api/proofs'

export const proofsQuery = queryOptions({
  queryKey: [proofsPath],
  queryFn: ({ signal }) => read<Proof[]>(proofsPath, { signal }),
})

function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [proofsQuery.queryKey, evidenceQuery.queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
}

export interface ProofInput {
  kind: ProofKind
  content: string
}

export function useAddProof() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: ProofInput) => send<Proof>('POST', proofsPath, input),
    onSuccess: () => {
      toast({ title: t`Saved to your proof bank` })
      return refresh()
    },
    onError: says(t`Failed to save to your proof bank`),
  })
}

export function useChangeProof() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...input }: ProofInput & { id: string }) =>
      send<Proof>('PATCH', `${proofsPath}/${encodeURIComponent(id)}`, input),
    onSuccess: () => {
      toast({ title: t`Changes saved` })
      return refresh()
    },
    onError: says(t`Failed to update your proof bank`),
  })
}

export function useDeleteProof() {
  const refresh = useRefresh()
  const sayDeleted = useSayDeleted()
  return useMutation({
    mutationFn: ({ id }: Proof) => send('DELETE', `${proofsPath}/${encodeURIComponent(id)}`),
    onSuccess: (_, { id }) => {
      sayDeleted([id], { title: t`Removed from your proof bank` })
      return refresh()
    },
    onError: says(t`Failed to update your proof bank`),
  })
}
