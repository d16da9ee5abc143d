import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#shared/accounts.ts'
import type {
  AuthorDetails,
  AuthorLink,
  AuthorPatch,
  NewAuthor,
  NewAuthorLink,
  ShownAuthorLink,
} from '#shared/authors.ts'
import type { WorkspaceUse } from '#shared/limits.ts'
import type {
  HandedPosts,
  Invitation,
  Member,
  NewInvitation,
  PostsOfAuthor,
  Role,
  ShownInvitation,
} from '#shared/members.ts'
import { currentUserPath, read, send } from '#web/lib/api.ts'
import { signInOptionsQuery, useTakeUser } from '#web/lib/session.ts'
import { showAfterLoad } from '#web/lib/tab-workspace.ts'
import { says, toast } from '#web/lib/toast.ts'

const membersPath = '/api/members'
const invitationsPath = '/api/invitations'
const authorsPath = '/api/authors'
const handOversPath = '/api/hand-overs'
const limitsPath = '/api/workspace/limits'
const authorLinkPath = '/api/author-link'

export const membersQuery = queryOptions<Member[]>({ queryKey: [membersPath] })
export const invitationsQuery = queryOptions<Invitation[]>({ queryKey: [invitationsPath] })
export const handOversQuery = queryOptions<PostsOfAuthor[]>({ queryKey: [handOversPath], staleTime: 0 })
export const limitsQuery = queryOptions<WorkspaceUse>({ queryKey: [limitsPath], staleTime: 0 })

const paths: readonly unknown[] = [
  ...[membersPath, invitationsPath, authorsPath, currentUserPath],
  ...[handOversPath, limitsPath],
]

function useChange<Value, Result>(change: (value: Value) => Promise<Result>, failed: string, done?: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      if (done) toast({ title: done })
    },
    // Also after a failure: somebody else may have changed the list.
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => paths.includes(queryKey[0]) }),
    onError: says(failed),
  })
}

export const useInvite = () =>
  useChange((wanted: NewInvitation) => send<Invitation>('POST', invitationsPath, wanted), t`Nobody was invited`)

export const useRevoke = () =>
  useChange(
    ({ id }: Invitation) => send('DELETE', `${invitationsPath}/${id}`),
    t`The invitation was not taken back`,
    t`Invitation taken back`,
  )

export const useChangeRole = () =>
  useChange(
    ({ id, role }: { id: string; role: Role }) => send('PUT', `${membersPath}/${id}`, { role }),
    t`The role was not changed`,
  )

const remove = ({ id, postsTo = '' }: Pick<Member, 'id'> & { postsTo?: string }) =>
  send('DELETE', `${membersPath}/${id}${postsTo && `?postsTo=${encodeURIComponent(postsTo)}`}`)

export const useRemove = () => useChange(remove, t`Nobody was removed`, t`Member removed`)

export const useHandOverPosts = () =>
  useChange(
    (wanted: { from: string; to: string }) => send<HandedPosts>('POST', handOversPath, wanted),
    t`No posts were handed over`,
  )

export const authorQuery = (id: string) =>
  queryOptions({
    queryKey: [authorsPath, id],
    queryFn: ({ signal }) => read<AuthorDetails>(`${authorsPath}/${id}`, { signal }),
  })

export const useAddAuthor = () =>
  useChange(
    (wanted: NewAuthor) => send<AuthorDetails>('POST', authorsPath, wanted),
    t`No author was added`,
    t`Author added`,
  )

export const useChangeAuthor = (id: string) =>
  useChange(
    (patch: AuthorPatch) => send<AuthorDetails>('PUT', `${authorsPath}/${id}`, patch),
    t`The author was not changed`,
    t`Author saved`,
  )

export const useSendAuthorLink = (id: string) =>
  useChange(
    (wanted: NewAuthorLink) => send<AuthorLink>('POST', `${authorsPath}/${id}/link`, wanted),
    t`No link was made`,
  )

export const useEndAuthorLink = (id: string) =>
  useChange(() => send('DELETE', `${authorsPath}/${id}/link`), t`The link was not taken back`, t`Link taken back`)

export const useLetOthersWrite = () =>
  useChange((letsOthersWrite: boolean) => send('PUT', '/api/membership', { letsOthersWrite }), t`Nothing was changed`)

/** The link of the page that an author without a sign-in opens. */
export const authorLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [authorLinkPath, token],
    queryFn: ({ signal }) => send<ShownAuthorLink>('POST', authorLinkPath, { token }, { signal }),
    retry: false,
  })

export const useConnect = () =>
  useMutation({
    mutationFn: (token: string) => send<{ url: string }>('POST', `${authorLinkPath}/connect`, { token }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: says(t`Nothing was connected`),
  })

export function useDisconnect() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => send<ShownAuthorLink>('POST', `${authorLinkPath}/disconnect`, { token }),
    onSuccess: (shown, token) => queryClient.setQueryData(authorLinkQuery(token).queryKey, shown),
    onError: says(t`Nothing was disconnected`),
  })
}

/** Everything on the page belongs to the workspace, so it loads anew. */
function openWorkspace(id: string | null, path = '/'): void {
  showAfterLoad(id)
  window.location.assign(path)
}

export const useLeave = () =>
  useMutation({
    mutationFn: remove,
    onSuccess: () => openWorkspace(null),
    onError: says(t`You did not leave`),
  })

export const useHandOver = () =>
  useMutation({
    mutationFn: ({ id }: Member) => send('POST', `${membersPath}/${id}/owner`),
    onSuccess: () => window.location.reload(),
    onError: says(t`The workspace was not handed over`),
  })

export const useSwitch = () =>
  useMutation({
    mutationFn: (id: string) => send('PUT', '/api/user/workspace', { id }),
    onSuccess: (_, id) => openWorkspace(id),
    onError: says(t`The workspace was not opened`),
  })

export const useMakeWorkspace = () =>
  useMutation({
    mutationFn: (name: string) => send<CurrentUser>('POST', '/api/workspaces', { name }),
    onSuccess: ({ workspaceId }) => openWorkspace(workspaceId),
    onError: says(t`No workspace was made`),
  })

export function useRenameWorkspace() {
  const take = useTakeUser()
  return useMutation({
    mutationFn: (name: string) => send<CurrentUser>('PUT', '/api/workspace', { name }),
    onSuccess: (user) => {
      take(user)
      toast({ title: t`Workspace renamed` })
    },
    onError: says(t`The workspace was not renamed`),
  })
}

/** The invitation of the link, or else the one that this browser opened before it signed in. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/invitation', token],
    queryFn: async ({ client, signal }) => {
      const shown = token
        ? await send<ShownInvitation>('POST', '/api/invitation', { token }, { signal })
        : await read<ShownInvitation>('/api/invitation', { signal })
      // An open invitation lets the browser make an account.
      await client.invalidateQueries({ queryKey: signInOptionsQuery.queryKey })
      return shown
    },
  })

export const useJoin = () =>
  useMutation({
    mutationFn: () => send('POST', '/api/invitation/accept'),
    onSuccess: () => openWorkspace(null),
    onError: says(t`You did not join`),
  })

export const openJoined = () => openWorkspace(null)
