import { t } from '@lingui/core/macro'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Post } from '#shared/posts.ts'
import { messageOf, read, readPage, send } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { changePost, isUnderWay, postPath, rememberPost, untilNextStatus } from '#web/lib/post-queries.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import { type PostFilter, statusOfTab } from './post-filter.ts'

const postsPath = '/api/posts'
const pageSize = 30

function listPath(params: Record<string, string>) {
  const given = Object.entries(params).filter(([, value]) => value !== '')
  return `${postsPath}?${new URLSearchParams(given)}`
}

export const postListQuery = ({
  tab = 'all',
  q = '',
  sort = 'newest',
  category = '',
  approval,
  author = '',
}: Partial<PostFilter> & { category?: string }) =>
  infiniteQueryOptions({
    queryKey: [postsPath, 'list', { tab, q, sort, category, approval, author }],
    queryFn: ({ pageParam, signal }) => readPage<Post>(pageParam, { signal }),
    initialPageParam: listPath({
      limit: String(pageSize),
      status: statusOfTab[tab],
      q,
      sort,
      category,
      approval: approval ?? '',
      authorId: author,
    }),
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const posts = state.data?.pages.flatMap((page) => page.items) ?? []
      return posts.some(isUnderWay) ? 2_000 : untilNextStatus(posts, Date.now())
    },
  })

export const postCategoriesQuery = queryOptions<Post['category'][]>({ queryKey: ['/api/post-categories'] })

/** The few posts that match the typed text; the newest for an empty text. */
export const postSearchQuery = (q: string) =>
  queryOptions({
    queryKey: [postsPath, 'search', q],
    queryFn: ({ signal }) => read<Post[]>(listPath({ q, limit: q ? '8' : '40' }), { signal }),
  })

export interface PublicationWord {
  id: string
  /** The post's address on the network, if the author gave one. */
  url: string | null
}

/** The author says that the post is live. */
export function useMarkPublished() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, url }: PublicationWord) =>
      send<Post>('PUT', `${postsPath}/${encodeURIComponent(id)}`, { publication: { url } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [postsPath] }),
  })
}

/** Takes the author's word back. */
export function useTakeBack() {
  const queryClient = useQueryClient()
  const { moment } = useClock()
  return useMutation({
    mutationFn: (id: string) => changePost(id, { publication: null }),
    onSuccess: (post) => {
      const { status, scheduledFor } = post
      const time = scheduledFor ? moment(scheduledFor) : ''
      toast({
        title: t`Marked as not posted`,
        description:
          status === 'scheduled'
            ? t`It is planned for ${time} again.`
            : status === 'due'
              ? t`It was planned for ${time}, and is due now.`
              : status === 'missed'
                ? t`It was planned for ${time}, and is missed.`
                : post.savedToLibrary
                  ? t`It stays saved in your library.`
                  : t`It is a draft again.`,
      })
      rememberPost(queryClient, post)
    },
    onError: (error) => void failureToast(t`Failed to take it back`, messageOf(error)),
  })
}

export function useDuplicatePost(onMade: (copy: Post) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => send<Post>('POST', `${postPath(id)}/duplicate`),
    onSuccess: (copy) => {
      onMade(copy)
      return queryClient.invalidateQueries({ queryKey: [postsPath] })
    },
    onError: (error) => void failureToast(t`Failed to duplicate the post`, messageOf(error)),
  })
}

/** Publishes through the network. Resolves with the post in publication. */
export function usePublish() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, openPoints }: { id: string; openPoints: 'refuse' | 'accept' }) =>
      send<Post>('POST', `${postPath(id)}/publish`, { openPoints }),
    onSuccess: (post) => rememberPost(queryClient, post),
  })
}

export function useStopPublishing() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => send<Post>('DELETE', `${postPath(id)}/publish`),
    onSuccess: (post) => rememberPost(queryClient, post),
  })
}
