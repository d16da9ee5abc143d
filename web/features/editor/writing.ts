import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type PostContent, type Section, sectionNames, sections } from '#shared/posts.ts'
import type { Rewritten } from '#shared/writing.ts'
import { postScope } from '#web/features/saving/save-status.ts'
import { ApiError, unreachable } from '#web/lib/api.ts'
import { ordinal } from '#web/lib/ordinal.ts'
import type { Heard, WritingCall } from './queries.ts'

export interface Progress {
  call: WritingCall
  /** The sections that are being rewritten. */
  sections: readonly Section[]
  partial: Partial<PostContent>
  /** What the model notes before it writes: its angle and the openings to choose from, a line each. */
  plan?: string
  /** How many drafts are ahead in the engine's queue. */
  ahead?: number
  /** The draft is complete and is being revised. */
  isRevising?: boolean
}

/** A text that was cancelled or failed, with what had arrived of it. */
export interface Stopped {
  call: WritingCall
  /** The post that was open then. */
  at: string | undefined
  partial: Partial<PostContent>
  /** Why it failed; null where it was cancelled. */
  error: unknown
}

/** The sections that a call may change. */
export function sectionsOfCall(call: WritingCall): readonly Section[] {
  if (call.kind === 'section') return [call.section]
  return call.kind === 'edit' && call.passage ? [call.passage.selection.section] : sections
}

/** The progress in a few words. */
export function stageOf({ ahead = 0, isRevising, plan, sections: wanted, partial }: Progress): string {
  if (ahead > 0) return `You are ${ordinal(ahead + 1)} in line`
  if (isRevising) return 'Revising the draft'
  if (plan && Object.keys(partial).length === 0) return 'Choosing an opening'
  const now = wanted.findLast((section) => partial[section]) ?? wanted[0]
  return `Writing ${now ? sectionNames[now] : ''}`
}

/** One text is written at a time; cancelling leaves everything as it was, and keeps what had arrived aside. */
export function useWriting(at: string | undefined) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [stopped, setStopped] = useState<Stopped | null>(null)
  const running = useRef<AbortController>(null)
  const { mutateAsync } = useMutation({
    ...postScope,
    mutationFn: async ({ call, ...heard }: Heard & { call: WritingCall }) => {
      const { write } = await import('./queries.ts').catch((error) => Promise.reject(unreachable(error)))
      heard.signal.throwIfAborted()
      return write(call, heard)
    },
  })

  /** Null when it was cancelled, or when something is already being written. */
  async function start(call: WritingCall, before: () => Promise<void>): Promise<Rewritten | null> {
    if (running.current) return null
    const controller = new AbortController()
    running.current = controller
    const rewritten = sectionsOfCall(call)
    // Around selected words the text stays.
    const partial = call.kind === 'edit' && call.passage ? { [call.passage.selection.section]: call.passage.text } : {}
    let arrived: Partial<PostContent> = {}
    setStopped(null)
    setProgress({ call, sections: rewritten, partial })
    try {
      await before()
      return await mutateAsync({
        call,
        signal: controller.signal,
        onPartial: (partial) => {
          arrived = partial
          setProgress((now) => now && { ...now, partial })
        },
        onPlan: (plan) => setProgress((now) => now && { ...now, plan }),
        onAhead: (ahead) => setProgress((now) => now && { ...now, ahead }),
        onRevising: () => setProgress((now) => now && { ...now, isRevising: true }),
      })
    } catch (error) {
      const isCancelled = controller.signal.aborted
      const isWhole = call.kind === 'post' || call.kind === 'lead magnet'
      const isRefused = error instanceof ApiError && error.status === 400
      if (Object.keys(arrived).length > 0 || (isWhole && !isCancelled && !isRefused))
        setStopped({ call, at, partial: arrived, error: isCancelled ? null : error })
      if (isCancelled) return null
      throw error
    } finally {
      running.current = null
      setProgress(null)
    }
  }

  return {
    progress,
    /** Of this post, until something else is written or it is let go. */
    stopped: stopped?.at === at ? stopped : null,
    letStoppedGo: () => setStopped(null),
    start,
    cancel: () => running.current?.abort(),
  }
}
