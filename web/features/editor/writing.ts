import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type PostContent, type Section, sectionNames, sections } from '#shared/posts.ts'
import type { Rewritten } from '#shared/writing.ts'
import { postScope } from '#web/features/saving/save-status.ts'
import { unreachable } from '#web/lib/api.ts'
import { ordinal } from '#web/lib/ordinal.ts'
import type { Heard, WritingCall } from './queries.ts'

export interface Progress {
  call: WritingCall
  /** The sections that are being rewritten. */
  sections: readonly Section[]
  partial: Partial<PostContent>
  /** How many drafts are ahead in the engine's queue. */
  ahead?: number
  /** The draft is complete and is being revised. */
  isRevising?: boolean
}

/** The progress in a few words. */
export function stageOf({ ahead = 0, isRevising, sections: wanted, partial }: Progress): string {
  if (ahead > 0) return `You are ${ordinal(ahead + 1)} in line`
  if (isRevising) return 'Revising the draft'
  const now = wanted.findLast((section) => partial[section]) ?? wanted[0]
  return `Writing ${now ? sectionNames[now] : ''}`
}

/** One text is written at a time; cancelling leaves everything as it was. */
export function useWriting() {
  const [progress, setProgress] = useState<Progress | null>(null)
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
    const rewritten = call.kind === 'section' ? [call.section] : sections
    setProgress({ call, sections: rewritten, partial: {} })
    try {
      await before()
      return await mutateAsync({
        call,
        signal: controller.signal,
        onPartial: (partial) => setProgress((now) => now && { ...now, partial }),
        onPlace: (ahead) => setProgress((now) => now && { ...now, ahead }),
        onRevising: () => setProgress((now) => now && { ...now, isRevising: true }),
      })
    } catch (error) {
      if (controller.signal.aborted) return null
      throw error
    } finally {
      running.current = null
      setProgress(null)
    }
  }

  return { progress, start, cancel: () => running.current?.abort() }
}
