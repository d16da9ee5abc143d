import type { QueryClient } from '@tanstack/react-query'
import type { Notification } from '#shared/notifications.ts'
import { networkQuery } from '#web/lib/network-queries.ts'
import { toast } from '#web/lib/toast.ts'
import { notificationsQuery } from './queries.ts'

/** A hidden tab leaves its stream after so long: over HTTP/1.1 a browser has six connections for all its tabs. */
const hiddenMs = 10_000
const firstPauseMs = 1_000
const longestPauseMs = 60_000
/** Changes that come together are asked for once, and not by all tabs at the same moment. */
const gatherMs = 300
/** What the screens list of posts. A post on screen is not among it: somebody may be writing in it, so its news is merged. */
const lists = ['list', 'search', 'notifications', 'scheduled']
const ofPost = ['news', 'history']

/** Also as due in a moment: the database's clock may be a little ahead of the server's. */
const isToPost = (one: Notification) => one.kind === 'due' || one.kind === 'now' || one.kind === 'missed'

interface Options {
  queryClient: QueryClient
  /** Leads to the steps of posting it. */
  postIt: (id: string) => void
}

/** Follows what happens in the workspace while the tab is visible: lists, the bell, the trash and the connection to the network are asked anew. Returns the way to end it. */
export function followChanges({ queryClient, postIt }: Options): () => void {
  let source: EventSource | undefined
  let pauseMs = firstPauseMs
  let reopening: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let gathering: ReturnType<typeof setTimeout> | undefined

  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({
        queryKey: ['/api/posts'],
        predicate: ({ queryKey }) => lists.includes(String(queryKey[1])) || ofPost.includes(String(queryKey[2])),
      }),
      queryClient.invalidateQueries({ queryKey: networkQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: ['/api/trash'] }),
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
      title: `Time to post: ${post.title || 'Untitled post'}`,
      duration: 60_000,
      action: { label: 'Post it', onSelect: () => postIt(postId) },
    })
  }

  function close() {
    clearTimeout(reopening)
    source?.close()
    source = undefined
  }

  function open() {
    close()
    const opened = new EventSource('/api/notifications/stream')
    source = opened
    opened.onopen = () => {
      pauseMs = firstPauseMs
    }
    opened.addEventListener('changed', onChanged)
    opened.addEventListener('due', ({ data }) => void onDue(data))
    // Whether somebody is still signed in shows when the bell is asked anew.
    opened.addEventListener('over', () => {
      close()
      void refresh()
    })
    opened.onerror = () => {
      close()
      reopening = setTimeout(
        () => {
          open()
          // What was missed meanwhile.
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
    close()
  }
}
