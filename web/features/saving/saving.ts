import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import {
  conflictsOf,
  type Edits,
  isSection,
  type Known,
  knownOf,
  type PartTexts,
  partNames,
  sending,
  tooLong,
  unsaved,
} from '#shared/edits.ts'
import type { PostPatch } from '#shared/post-patch.ts'
import { maxCharacters, type Post } from '#shared/posts.ts'
import { ApiError, messageOf, read } from '#web/lib/api.ts'
import { isOffline, onConnected } from '#web/lib/connection.ts'
import { inDigits } from '#web/lib/intl.ts'
import { changeEdits, editedPosts, editsKey, readEdits } from '#web/lib/kept/edits.ts'
import { isStored, whenStored } from '#web/lib/kept/kept.ts'
import { changePost, postPath, postQuery } from '#web/lib/post-queries.ts'
import { said } from '#web/lib/said.ts'
import { noStatus, postScope, type SaveStatus, statusKey, Undecided } from './save-status.ts'
import { takeIn } from './take-in.ts'

/** Saves this long after the last keystroke, or at most that long after the first. */
const pauseMs = 1_000
const longestPauseMs = 10_000
const firstRetryMs = 2_000
const longestRetryMs = 60_000
/** A save without an answer is retried after this time. */
const answerMs = 30_000
/** Merges with concurrent changes at most this often. */
const maxAttempts = 5
/** In bytes; browsers send at most 64 KB from a closing page. */
const maxOnLeave = 60_000

interface Waiting {
  since: number
  timer: ReturnType<typeof setTimeout>
}

/** Sends edits of posts, on screen or not, once the server is reachable. */
class Saving {
  readonly account: string
  readonly #queryClient: QueryClient
  readonly #waiting = new Map<string, Waiting>()
  readonly #pauses = new Map<string, number>()
  readonly #running = new Set<string>()
  readonly #ended = new AbortController()
  #lost = new AbortController()
  readonly #otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('hookline:posts') : null

  constructor(queryClient: QueryClient, account: string) {
    this.#queryClient = queryClient
    this.account = account
    const { signal } = this.#ended
    signal.addEventListener(
      'abort',
      onConnected(() => this.everything()),
    )
    window.addEventListener('offline', () => this.#onOffline(), { signal })
    window.addEventListener('pagehide', () => this.#onLeave(), { signal })
    document.addEventListener('visibilitychange', () => document.hidden && this.#onLeave(), { signal })
    if (this.#otherTabs)
      this.#otherTabs.onmessage = ({ data: post }: MessageEvent<Post>) => {
        if (queryClient.getQueryData(postQuery(post.id).queryKey)) takeIn(queryClient, account, post)
      }
    this.everything()
  }

  end(): void {
    this.#ended.abort()
    this.#otherTabs?.close()
    for (const { timer } of this.#waiting.values()) clearTimeout(timer)
    this.#waiting.clear()
  }

  /** Saves the post when typing pauses. */
  soon(postId: string): void {
    const since = this.#waiting.get(postId)?.since ?? Date.now()
    this.#pauses.delete(postId)
    this.#plan(postId, Math.min(pauseMs, Math.max(0, since + longestPauseMs - Date.now())), since)
    if (isOffline()) this.#setStatus(postId, { trouble: 'offline' })
  }

  /**
   * Saves the edits, and a change that belongs to them, in one call. Waits with the change while the author has a part
   * to decide.
   */
  async now(postId: string, change?: PostPatch): Promise<void> {
    this.#unplan(postId)
    const mutationFn = () => this.#withLock(postId, () => this.#save(postId, change))
    const cache = this.#queryClient.getMutationCache()
    await cache.build<void, Error, void, unknown>(this.#queryClient, { ...postScope, mutationFn }).execute()
  }

  everything(): void {
    for (const postId of editedPosts(this.account)) this.#saveInBackground(postId)
  }

  /** The save status shows the reason of a failure. */
  #saveInBackground(postId: string) {
    void this.now(postId).catch(() => {})
  }

  #plan(postId: string, ms: number, since = Date.now()) {
    this.#unplan(postId)
    if (this.#ended.signal.aborted) return
    this.#waiting.set(postId, { since, timer: setTimeout(() => this.#saveInBackground(postId), ms) })
  }

  #unplan(postId: string) {
    clearTimeout(this.#waiting.get(postId)?.timer)
    this.#waiting.delete(postId)
  }

  /** One tab at a time saves a post, in browsers with locks. */
  async #withLock(postId: string, save: () => Promise<void>): Promise<void> {
    if (this.#ended.signal.aborted) return
    this.#running.add(postId)
    this.#setStatus(postId, { isSaving: true })
    try {
      await (navigator.locks ? navigator.locks.request(`hookline:${postId}`, save) : save())
      this.#pauses.delete(postId)
      this.#setStatus(postId, noStatus)
    } catch (error) {
      this.#setStatus(postId, { isSaving: false, ...this.#reactionTo(error, postId) })
      throw error
    } finally {
      this.#running.delete(postId)
    }
  }

  async #save(postId: string, change: PostPatch | undefined): Promise<void> {
    let post = await this.#knownOrNewest(postId)
    // The cause of a text change is not a change on its own.
    const isAsked = change !== undefined && Object.keys(change).some((key) => key !== 'cause')
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      takeIn(this.#queryClient, this.account, post)
      const known = knownOf(post)
      const edits = readEdits(this.account, postId)
      const texts = unsaved(edits, known)
      const obstacle = obstacleTo(edits, known)
      if (obstacle && (isAsked || isEmpty(texts))) throw obstacle
      if (isEmpty(texts) && !isAsked) return
      changeEdits(this.account, postId, (now) => sending(now, texts, known))
      // Before sending: after a crash, texts saved without an answer must be recognised as the author's.
      await whenStored()
      const newest = await this.#send(post, { ...patchOf(texts, post), ...change })
      if (!newest && obstacle) throw obstacle
      if (!newest) return
      post = newest
    }
    throw new Undecided()
  }

  /** The newest post, if this one has changed meanwhile. */
  async #send(post: Post, patch: PostPatch): Promise<Post | null> {
    try {
      const saved = await changePost(post.id, patch, { signal: this.#answerSignal() })
      this.#saved(saved)
      return null
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      const newest = await this.#newest(post.id)
      // Refused for another reason, such as a running publication.
      if (newest.version === post.version) throw error
      return newest
    }
  }

  /** The known post; refetched after a lost answer, because the server may have saved that text. */
  async #knownOrNewest(postId: string): Promise<Post> {
    const edits = Object.values(readEdits(this.account, postId) ?? {})
    const isAnswerLost = edits.some(({ sent }) => sent.length > 0)
    const known = this.#queryClient.getQueryData(postQuery(postId).queryKey)
    return known && !isAnswerLost ? known : this.#newest(postId)
  }

  #newest(postId: string): Promise<Post> {
    return read<Post>(postPath(postId), { signal: this.#answerSignal() })
  }

  /** Aborts when no answer will come. */
  #answerSignal(): AbortSignal {
    return AbortSignal.any([AbortSignal.timeout(answerMs), this.#lost.signal])
  }

  /** Calls cut off by a lost network may stay pending long after it is back. */
  #onOffline() {
    this.#lost.abort()
    this.#lost = new AbortController()
  }

  #reactionTo(error: unknown, postId: string): Partial<SaveStatus> {
    const status = error instanceof ApiError ? error.status : 0
    if (error instanceof Undecided || error instanceof TooLong) return { trouble: null }
    // The words stay here until this account signs in again.
    if (status === 401) return {}
    const isAway = status === 0 || status >= 500
    if (isAway || status === 409 || status === 429) this.#tryAgain(postId)
    if (isAway) return { trouble: status === 0 ? 'offline' : 'failing' }
    return { trouble: status === 404 || status === 410 ? 'gone' : 'refused', sentence: sentenceOf(error) }
  }

  #tryAgain(postId: string) {
    if (!readEdits(this.account, postId) || this.#waiting.has(postId)) return
    const ms = this.#pauses.get(postId) ?? firstRetryMs
    this.#pauses.set(postId, Math.min(ms * 2, longestRetryMs))
    this.#plan(postId, ms)
  }

  /** A closing page cannot wait, so this sends its edits at once with a request that outlives it. */
  #onLeave() {
    for (const postId of this.#waiting.keys()) {
      const post = this.#queryClient.getQueryData(postQuery(postId).queryKey)
      // Unstored edits may be lost with the page, and then the server's text could not be recognised as the author's.
      if (!post || this.#running.has(postId) || !isStored(editsKey(this.account, postId))) continue
      const texts = unsaved(readEdits(this.account, postId), knownOf(post))
      const patch = patchOf(texts, post)
      if (isEmpty(texts) || JSON.stringify(patch).length > maxOnLeave) continue
      changeEdits(this.account, postId, (now) => sending(now, texts, knownOf(post)))
      this.#running.add(postId)
      void changePost(postId, patch, { keepalive: true })
        .then(
          (saved) => this.#saved(saved),
          () => {},
        )
        .finally(() => this.#running.delete(postId))
    }
  }

  #saved(post: Post) {
    takeIn(this.#queryClient, this.account, post)
    this.#otherTabs?.postMessage(post)
  }

  #setStatus(postId: string, status: Partial<SaveStatus>) {
    this.#queryClient.setQueryData<SaveStatus>(statusKey(postId), (former = noStatus) => ({ ...former, ...status }))
  }
}

export type { Saving }

/** The field shows this message too. */
class TooLong extends Error {}

function obstacleTo(edits: Edits | null, post: Known): Error | null {
  if (conflictsOf(edits, post).length > 0) return new Undecided()
  const [part] = tooLong(edits)
  if (!part) return null
  const [name, most] = [said(partNames[part]), inDigits(maxCharacters[part])]
  return new TooLong(t`${name} is longer than ${most} characters. It is kept on this device; shorten it to save it.`)
}

const isEmpty = (texts: Partial<PartTexts>) => Object.keys(texts).length === 0
const sentenceOf = (error: unknown) => (error instanceof ApiError ? error.body : messageOf(error))

function patchOf(texts: Partial<PartTexts>, { version }: Post): PostPatch {
  const entries = Object.entries(texts)
  if (entries.length === 0) return {}
  const content = Object.fromEntries(entries.filter(([part]) => isSection(part)))
  return {
    version,
    ...(Object.keys(content).length > 0 && { content }),
    ...Object.fromEntries(entries.filter(([part]) => !isSection(part))),
  }
}

const savings = new WeakMap<QueryClient, Saving>()

export function savingOf(queryClient: QueryClient, account: string): Saving {
  const former = savings.get(queryClient)
  if (former?.account === account) return former
  former?.end()
  const saving = new Saving(queryClient, account)
  savings.set(queryClient, saving)
  return saving
}

export function endSaving(queryClient: QueryClient): void {
  savings.get(queryClient)?.end()
  savings.delete(queryClient)
}
