import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Carousel } from '#shared/carousel.ts'
import type { Post } from '#shared/posts.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { ApiError, messageOf } from '#web/lib/api.ts'
import { onConnected } from '#web/lib/connection.ts'
import { isRecord } from '#web/lib/is-record.ts'
import { keep, type Parse, readKept, useKept } from '#web/lib/kept/kept.ts'
import { sendCarousel } from './queries.ts'

/** Pages that the server may not have, and the revision that they change. */
interface Unsaved {
  carousel: Carousel
  revision: number | null
}

const parse: Parse<Unsaved> = (stored) =>
  isRecord(stored) && isRecord(stored.carousel) && Array.isArray(stored.carousel.pages)
    ? (stored as unknown as Unsaved)
    : null

const afterTypingMs = 800
/** Typing becomes a new step after this pause. */
const pauseMs = 1_000
const maxSteps = 200

interface Steps {
  done: readonly Carousel[]
  undone: readonly Carousel[]
  /** What was typed last, and when. */
  typed: { what: string; at: number } | null
}

const noSteps: Steps = { done: [], undone: [], typed: null }

const withoutRevision = ({ revision: _, ...carousel }: NonNullable<Post['carousel']>): Carousel => carousel
const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 409
const isSame = (one: Carousel, other: Carousel) => JSON.stringify(one) === JSON.stringify(other)

/** The pages on screen, saved after each change. Unsaved ones are kept in the browser. */
export function useDeck(editor: PostEditor, post: Post & { carousel: NonNullable<Post['carousel']> }) {
  // An answer is in the cache before it is in the properties, and the pages on screen are its own from then on.
  const latest = editor.saved()?.carousel ?? post.carousel
  const key = `${editor.account}:carousel:${post.id}`
  const unsaved = useKept(key, parse)
  const [steps, setSteps] = useState(noSteps)
  /** What could not be saved is not sent again until it changes or someone asks. */
  const [failed, setFailed] = useState<Unsaved | null>(null)
  const stored = withoutRevision(latest)
  const carousel = unsaved?.carousel ?? stored
  /** Of the stored pages, also before the next render. */
  const revision = useRef(latest.revision)
  revision.current = latest.revision

  const saving = useMutation({
    scope: { id: `media of ${post.id}` },
    networkMode: 'always',
    mutationFn: ({ replace, ...sent }: Unsaved & { replace?: boolean }) => sendCarousel(post.id, { ...sent, replace }),
    onSuccess: (next, sent) => {
      setFailed(null)
      editor.accept(next)
      revision.current = next.carousel!.revision
      const now = readKept(key, parse)
      const isNewer = now && !isSame(now.carousel, sent.carousel)
      keep(key, isNewer ? { carousel: now.carousel, revision: next.carousel!.revision } : null)
    },
    onError: (error) => {
      setFailed(readKept(key, parse))
      // The other tab's pages decide what is saved next.
      if (isRefusal(error)) void editor.reload()
    },
  })

  function put(next: Carousel) {
    const kept = readKept(key, parse)
    keep(key, { carousel: next, revision: kept ? kept.revision : revision.current })
  }

  /** `typed` names the page in which someone types. */
  function change(next: Carousel, typed?: string) {
    if (isSame(next, carousel)) return
    const now = Date.now()
    const goesOn = typed !== undefined && steps.typed?.what === typed && now - steps.typed.at < pauseMs
    const done = goesOn ? steps.done : [...steps.done, carousel].slice(-maxSteps)
    setSteps({ done, undone: [], typed: typed === undefined ? null : { what: typed, at: now } })
    put(next)
  }

  function step(from: 'done' | 'undone', to: 'done' | 'undone') {
    const next = steps[from].at(-1)
    if (!next) return
    setSteps({ ...steps, [from]: steps[from].slice(0, -1), [to]: [...steps[to], carousel], typed: null })
    put(next)
  }

  const save = useEffectEvent(() => {
    const now = readKept(key, parse)
    if (now && !saving.isPending) saving.mutate(now)
  })
  const hasFailed = failed !== null && unsaved !== null && isSame(failed.carousel, unsaved.carousel)
  useEffect(() => {
    if (!unsaved || saving.isPending || hasFailed) return
    const timer = setTimeout(() => save(), afterTypingMs)
    return () => clearTimeout(timer)
  }, [unsaved, saving.isPending, hasFailed])
  useEffect(() => onConnected(() => save()), [])
  const leave = useRef(() => {})
  leave.current = () => !hasFailed && save()
  useEffect(() => () => leave.current(), [])

  const isConflict = hasFailed && isRefusal(saving.error)
  return {
    carousel,
    change,
    undo: steps.done.length > 0 ? () => step('done', 'undone') : null,
    redo: steps.undone.length > 0 ? () => step('undone', 'done') : null,
    isSaved: unsaved === null,
    /** Why the last change is not saved; null while it is or will be. */
    problem: hasFailed && saving.error ? messageOf(saving.error).replace(/^\d{3}: /, '') : null,
    isConflict,
    retry: () => saving.mutate(unsaved ?? { carousel, revision: latest.revision }),
    /** Puts the carousel in place of the post's other media. */
    replaceMedia: () => saving.mutate({ ...(unsaved ?? { carousel, revision: latest.revision }), replace: true }),
    isSaving: saving.isPending,
    /** Gives up what is not saved, or saves it in place of what is there by now. */
    forget: () => keep(key, null),
    keepMine: (theirs: number | null) => saving.mutate({ carousel, revision: theirs }),
  }
}

export type Deck = ReturnType<typeof useDeck>
