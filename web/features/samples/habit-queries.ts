import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { HabitDecision, LearnedHabits } from '#shared/learned-habits.ts'
import { read, send } from '#web/lib/api.ts'
import { says } from '#web/lib/toast.ts'

const path = '/api/voice/habits'

export const habitsQuery = queryOptions({
  queryKey: [path],
  queryFn: ({ signal }) => read<LearnedHabits>(path, { signal }),
  // Publishing a post, on any screen, can add to it.
  staleTime: 0,
})

export function useDecideHabit() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (decision: HabitDecision) => send<LearnedHabits>('PUT', path, decision),
    onSuccess: (habits) => queryClient.setQueryData(habitsQuery.queryKey, habits),
    onError: says(t`Failed to save your choice`),
    // In sequence, so the last press wins.
    scope: { id: path },
  })
}
