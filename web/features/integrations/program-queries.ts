import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ConnectedProgram, ProgramRequest, ProgramScope } from '#shared/programs.ts'
import { send } from '#web/lib/api.ts'
import { says, toast } from '#web/lib/toast.ts'

const path = '/api/programs'

export const programsQuery = queryOptions<ConnectedProgram[]>({ queryKey: [path] })

export function useEndProgram() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ConnectedProgram) => send('DELETE', `${path}/${id}`),
    onSuccess: (_, { name }) => {
      toast({ title: t`Access ended`, description: t`${name} can’t reach your posts any more.` })
      return queryClient.invalidateQueries({ queryKey: programsQuery.queryKey })
    },
    onError: says(t`Access was not ended`),
  })
}

const requestPath = (id: string) => `/api/program-requests/${id}`

export const requestQuery = (id: string) => queryOptions<ProgramRequest>({ queryKey: [requestPath(id)] })

/** Without permissions the program is refused. The browser then returns to it. */
export const useAnswer = (id: string) =>
  useMutation({
    mutationFn: (scopes: readonly ProgramScope[]) => send<{ redirect: string }>('POST', requestPath(id), { scopes }),
    onSuccess: ({ redirect }) => location.assign(redirect),
    onError: says(t`The program got no answer`),
  })
