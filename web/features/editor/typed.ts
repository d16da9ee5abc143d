import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PostEditor } from './post-editor.ts'

export const typingDelay = 500
/** Minimum and maximum milliseconds per character. */
export const typingPace = [20, 70] as const

/** The length of the first grapheme, so no emoji or accented letter is split. */
const firstLetter = (text: string) =>
  new Intl.Segmenter().segment(text)[Symbol.iterator]().next().value?.segment.length ?? 1

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The part of a text that the typing animation has reached. Each `subject` animates once, also while its text still
 * grows; null animates nothing. `finish` shows the rest at once, like reduced motion.
 */
export function useTyped(text: string, subject: string | null, isGrowing: boolean) {
  const finished = useRef(new Set<string | null>())
  const [typed, setTyped] = useState({ subject, count: 0 })
  const count = typed.subject === subject ? typed.count : 0
  const isTyping = text !== '' && subject !== null && !finished.current.has(subject)
  const hasMore = count < text.length
  const step = hasMore ? firstLetter(text.slice(count)) : 0

  useEffect(() => {
    if (!isTyping) return
    if (prefersStillness() || (!hasMore && !isGrowing)) {
      finished.current.add(subject)
      setTyped({ subject, count: Number.POSITIVE_INFINITY })
      return
    }
    if (!hasMore) return
    const [least, most] = typingPace
    const wait = count === 0 ? typingDelay : least + Math.random() * (most - least)
    const timer = setTimeout(() => setTyped({ subject, count: count + step }), wait)
    return () => clearTimeout(timer)
  }, [isTyping, hasMore, isGrowing, count, step, subject])

  function finish() {
    finished.current.add(subject)
    setTyped({ subject, count: Number.POSITIVE_INFINITY })
  }

  return { shown: isTyping ? text.slice(0, count) : text, isTyping, finish }
}

/** The visible part of the hook. Any key or press shows the rest. */
export function useTypedHook({ generation, isGenerating }: PostEditor, text: string) {
  const hook = useTyped(text, generation, isGenerating)
  const finish = useEffectEvent(hook.finish)
  useEffect(() => {
    if (!hook.isTyping) return
    const end = () => finish()
    window.addEventListener('keydown', end)
    window.addEventListener('pointerdown', end)
    return () => {
      window.removeEventListener('keydown', end)
      window.removeEventListener('pointerdown', end)
    }
  }, [hook.isTyping])
  return hook
}
