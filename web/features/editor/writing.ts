import { selectOrdinal, t } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type PostContent, type Section, sectionNames, sections } from '#shared/posts.ts'
import type { Rewritten } from '#shared/writing.ts'
import { postScope } from '#web/features/saving/save-status.ts'
import { ApiError, unreachable } from '#web/lib/api.ts'
import { said } from '#web/lib/said.ts'
import type { Heard, WritingCall } from './queries.ts'

export interface Progress {
  call: WritingCall
  sections: readonly Section[]
  partial: Partial<PostContent>
  /** The model's notes before writing: its angle and the openings, one per line. */
  plan?: string
  /** Drafts ahead in the engine's queue. */
  ahead?: number
  isRevising?: boolean
}

/** A cancelled or failed call, with its partial text. */
export interface Stopped {
  call: WritingCall
  at: string | undefined
  partial: Partial<PostContent>
  /** The reason of the failure; null after a cancel. */
  error: unknown
}

/** The sections that a call may change. */
export function sectionsOfCall(call: WritingCall): readonly Section[] {
  if (call.kind === 'section') return [call.section]
  if (call.kind === 'rest') return sections.slice(1)
  return call.kind === 'edit' && call.passage ? [call.passage.selection.section] : sections
}

export function stageOf({ ahead = 0, isRevising, plan, sections: wanted, partial }: Progress): string {
  if (ahead > 0)
    return t`You are ${selectOrdinal(ahead + 1, { one: '#st', two: '#nd', few: '#rd', other: '#th' })} in line`
  if (isRevising) return t`Revising the draft`
  if (plan && Object.keys(partial).length === 0) return t`Choosing an opening`
  const now = wanted.findLast((section) => partial[section]) ?? wanted[0]
  return now ? t`Writing ${{ section: said(sectionNames[now]) }}` : t`Writing`
}

/** Writes one text at a time. Cancelling changes nothing and keeps the partial text aside. */
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

  /** Resolves with null after a cancel, or while another text is being written. */
  async function start(call: WritingCall, before: () => Promise<void>): Promise<Rewritten | null> {
    if (running.current) return null
    const controller = new AbortController()
    running.current = controller
    const rewritten = sectionsOfCall(call)
    // The text around selected words stays.
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
    /** The stopped draft of this post, until another call or a dismissal. */
    stopped: stopped?.at === at ? stopped : null,
    letStoppedGo: () => setStopped(null),
    start,
    cancel: () => running.current?.abort(),
  }
}
