import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { Notification } from '#shared/notifications.ts'
import { networkQuery } from '#web/lib/network-queries.ts'
import { commentsKey, editingKey, postNewsKey } from '#web/lib/post-queries.ts'
import { inWorkspace } from '#web/lib/tab-workspace.ts'
import { toast } from '#web/lib/toast.ts'
import { sayUnapproved } from '#web/lib/unapproved.ts'
import { notificationsQuery } from './queries.ts'

/** A hidden tab closes its stream after this time: over HTTP/1.1, a browser has six connections for all tabs. */
const hiddenMs = 10_000
const firstPauseMs = 1_000
const longestPauseMs = 60_000
/** Groups changes into one refetch, at different moments in different tabs. */
const gatherMs = 300
/** Somebody who types says so every four seconds. */
const afterTypingMs = 6_000
/** Queries of post lists. The post on screen is excluded: its news merges with the author's edits. */
const lists = ['list', 'search', 'notifications', 'scheduled']
const ofPost = ['news', 'history', 'comments', 'approvals']

/** Includes posts due in a moment: the database's clock may be slightly ahead of the server's. */
const isToPost = (one: Notification): one is Extract<Notification, { kind: 'due' | 'now' | 'missed' }> =>
  one.kind === 'due' || one.kind === 'now' || one.kind === 'missed'

interface Options {
  queryClient: QueryClient
  postIt: (id: string) => void
}

/**
 * Follows the workspace's changes while the tab is visible, and refetches lists, bell, trash and network connection.
 * Returns a function that stops it.
 */
export function followChanges({ queryClient, postIt }: Options): () => void {
  let source: EventSource | undefined
  let pauseMs = firstPauseMs
  let reopening: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let gathering: ReturnType<typeof setTimeout> | undefined
  let reading: ReturnType<typeof setTimeout> | undefined

  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({
        queryKey: ['/api/posts'],
        predicate: ({ queryKey }) => lists.includes(String(queryKey[1])) || ofPost.includes(String(queryKey[2])),
      }),
      queryClient.invalidateQueries({ queryKey: networkQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: ['/api/trash'] }),
      queryClient.invalidateQueries({ queryKey: ['/api/activity'] }),
    ])

  function onChanged() {
    gathering ??= setTimeout(
      () => {
        gathering = undefined
        void refresh()
      },
      gatherMs * (1 + Math.random()),
    )
  }

  async function onDue(data: string) {
    const { postId } = JSON.parse(data) as { postId: string }
    const list = await queryClient.fetchQuery({ ...notificationsQuery, staleTime: 0 }).catch(() => undefined)
    const post = list?.filter(isToPost).find((one) => one.postId === postId)
    if (!post) return
    toast({
      title: t`Time to post: ${{ title: post.title || t`Untitled post` }}`,
      description: sayUnapproved(post),
      duration: 60_000,
      action: { label: t`Post it`, onSelect: () => postIt(postId) },
    })
  }

  function onCommented(data: string) {
    const { postId } = JSON.parse(data) as { postId: string }
    void queryClient.invalidateQueries({ queryKey: commentsKey(postId) })
    void queryClient.invalidateQueries({ queryKey: postNewsKey(postId) })
    void queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: ['/api/activity'] })
  }

  /** The words follow by the next save, so the post is read again until nobody has typed for a while. */
  function onEditing(data: string) {
    const { postId, userId } = JSON.parse(data) as { postId: string; userId: string }
    queryClient.setQueryData(editingKey(postId), { userId, at: Date.now() })
    clearTimeout(reading)
    void queryClient.invalidateQueries({ queryKey: postNewsKey(postId) })
    reading = setTimeout(() => void queryClient.invalidateQueries({ queryKey: postNewsKey(postId) }), afterTypingMs)
  }

  function close() {
    clearTimeout(reopening)
    source?.close()
    source = undefined
  }

  function open() {
    close()
    const opened = new EventSource(inWorkspace('/api/notifications/stream'))
    source = opened
    opened.onopen = () => {
      pauseMs = firstPauseMs
    }
    opened.addEventListener('changed', onChanged)
    opened.addEventListener('commented', ({ data }) => onCommented(data))
    opened.addEventListener('editing', ({ data }) => onEditing(data))
    opened.addEventListener('due', ({ data }) => void onDue(data))
    // Refetching the bell shows whether the session still exists.
    opened.addEventListener('over', () => {
      close()
      void refresh()
    })
    opened.onerror = () => {
      close()
      reopening = setTimeout(
        () => {
          open()
          // Catch up on missed changes.
          onChanged()
        },
        pauseMs * (0.5 + Math.random()),
      )
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  function onVisibility() {
    clearTimeout(hiding)
    if (document.hidden) hiding = setTimeout(close, hiddenMs)
    else if (!source) {
      open()
      onChanged()
    }
  }

  if (!document.hidden) open()
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    clearTimeout(hiding)
    clearTimeout(gathering)
    clearTimeout(reading)
    close()
  }
}
