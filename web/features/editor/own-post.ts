import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { knownOf, textsOf, typed } from '#shared/edits.ts'
import { contentText, type Post, type PostContent, sections } from '#shared/posts.ts'
import { useIsOffline } from '#web/lib/connection.ts'
import { changeEdits, readEdits } from '#web/lib/kept/edits.ts'
import { changeKept, keep, readKept, useKept } from '#web/lib/kept/kept.ts'
import { postQuery } from '#web/lib/post-queries.ts'
import { emptyDraft, noContent, type OwnDraft, parseOwn } from './own-draft.ts'

const pauseMs = 1_000

const differing = (next: PostContent, former: PostContent): Partial<PostContent> =>
  Object.fromEntries(sections.filter((name) => next[name] !== former[name]).map((name) => [name, next[name]]))

/** Puts texts into a post made by this page as if they had been typed there. */
function typeInto(queryClient: QueryClient, account: string, postId: string, texts: Partial<PostContent>): void {
  const post = queryClient.getQueryData(postQuery(postId).queryKey)
  if (!post || Object.keys(texts).length === 0) return
  changeEdits(account, postId, (edits) => typed(edits, texts, { post: knownOf(post), screen: null }))
  void import('#web/features/saving/saving.ts').then(
    ({ savingOf }) => savingOf(queryClient, account).soon(postId),
    () => {},
  )
}

/** A draft from its first letter on. Outlives the page, for messages with Undo. */
interface Draft {
  postId: string | null
}
/** By key of the kept draft. */
const current = new Map<string, Draft>()

function currentOf(key: string): Draft {
  const draft = current.get(key) ?? { postId: null }
  current.set(key, draft)
  return draft
}

const late = () => import('./make-own-post.ts')

/**
 * A post that its author writes or pastes without a brief. The browser keeps every letter; when typing pauses, the
 * server creates the post, and `onMade` opens it.
 */
export function useOwnPost(id: string | undefined, account: string, onMade: (postId: string) => void) {
  const queryClient = useQueryClient()
  const key = `${account}:own`
  const draft = useKept(key, parseOwn)
  const thisDraft = currentOf(key)
  const isOffline = useIsOffline()
  const { data: post } = useQuery({ ...postQuery(id ?? ''), enabled: false })
  /** An empty editor stays open until its page closes. */
  const [isBegun, setBegun] = useState(false)
  const stored = draft && (isBegun || draft.made || contentText(draft.content).trim()) ? draft.content : null
  const content = id === undefined ? (stored ?? (isBegun ? noContent : null)) : null
  const text = content ? contentText(content).trim() : ''

  useEffect(() => {
    if (id !== undefined) setBegun(false)
  }, [id])

  // Moves anything typed before the post opened into the post.
  const settle = useEffectEvent(({ content, made }: OwnDraft) => {
    if (!made) return
    currentOf(key).postId = made.id
    // The next empty editor starts another draft.
    current.delete(key)
    keep(key, null)
    typeInto(queryClient, account, made.id, differing(content, made.content))
  })
  const isOpen = post !== undefined && draft?.made?.id === post.id
  useLayoutEffect(() => {
    if (isOpen && draft) settle(draft)
  }, [isOpen, draft])

  async function made(): Promise<Post | null> {
    const { make } = await late()
    const postId = await make(queryClient, key)
    if (!postId) return null
    onMade(postId)
    return queryClient.ensureQueryData(postQuery(postId))
  }

  // The next letter, or the next connection, retries a failure.
  const makeSoon = useEffectEvent(() => void made().catch(() => {}))
  useEffect(() => {
    if (!text || isOffline) return
    const timer = setTimeout(makeSoon, pauseMs)
    return () => clearTimeout(timer)
  }, [text, isOffline])

  function type(texts: Partial<PostContent>) {
    setBegun(true)
    if (thisDraft.postId === null)
      changeKept(key, parseOwn, (now) => {
        const { content, made } = now ?? emptyDraft
        return { made, content: { ...content, ...texts } }
      })
    else typeInto(queryClient, account, thisDraft.postId, texts)
  }

  function contentNow(): PostContent {
    const post = thisDraft.postId !== null && queryClient.getQueryData(postQuery(thisDraft.postId).queryKey)
    if (post) return textsOf(readEdits(account, post.id), knownOf(post))
    return readKept(key, parseOwn)?.content ?? noContent
  }

  /** A paste of several paragraphs into the empty editor fills its sections in one step. */
  function paste(pasted: string, put: typeof type): boolean {
    if (text || !pasted.trim().includes('\n')) return false
    void late().then(
      ({ putPasted }) => putPasted(pasted, { put, type, read: contentNow }),
      () => put({ hook: pasted }),
    )
    return true
  }

  return {
    /** Null unless such a text is open. */
    content,
    begin: () => setBegun(true),
    type,
    paste,
    made,
  }
}
export type OwnPost = ReturnType<typeof useOwnPost>
