import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { blanksIn } from '#shared/blanks.ts'
import type { Section } from '#shared/posts.ts'
import type { Selection } from '#shared/writing.ts'

const settleMs = 200
const wordCharacter = /[\p{L}\p{N}'’_-]/u

/** Extends a range to whole words and blanks without surrounding spaces; null if nothing is left. */
export function wholeWords(text: string, from: number, to: number): { start: number; end: number } | null {
  let [start, end] = [from, to]
  for (const blank of blanksIn(text))
    if (blank.start < end && blank.end > start) [start, end] = [Math.min(start, blank.start), Math.max(end, blank.end)]
  while (start < end && /\s/.test(text.charAt(start))) start += 1
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1
  if (start === end) return null
  while (start > 0 && wordCharacter.test(text.charAt(start)) && wordCharacter.test(text.charAt(start - 1))) start -= 1
  while (end < text.length && wordCharacter.test(text.charAt(end - 1)) && wordCharacter.test(text.charAt(end))) end += 1
  return { start, end }
}

/** The selected words in a field of the text, once the selection rests. */
export function useTextSelection(root: RefObject<HTMLElement | null>, isHeld: () => boolean) {
  const [selection, setSelection] = useState<Selection | null>(null)
  const look = useEffectEvent(() => {
    const field = document.activeElement
    if (!(field instanceof HTMLTextAreaElement) || !root.current?.contains(field)) {
      if (!isHeld()) setSelection(null)
      return
    }
    const { selectionStart, selectionEnd, value } = field
    const range = selectionStart < selectionEnd ? wholeWords(value, selectionStart, selectionEnd) : null
    const section = field.dataset.part as Section
    setSelection((now) => {
      const next = range && { section, ...range, text: value.slice(range.start, range.end) }
      return JSON.stringify(now) === JSON.stringify(next) ? now : next
    })
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isPressed = false
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => !isPressed && look(), settleMs)
    }
    const ended = new AbortController()
    const { signal } = ended
    const press = (pressed: boolean) => () => {
      isPressed = pressed
      soon()
    }
    document.addEventListener('pointerdown', press(true), { signal })
    for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, press(false), { signal })
    for (const name of ['selectionchange', 'select', 'keyup', 'focusin', 'input'])
      document.addEventListener(name, soon, { signal })
    soon()
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [])
  return [selection, setSelection] as const
}

/** The screen position of words in a field, measured on the equal text below it. */
export function placeOnScreen(field: HTMLTextAreaElement, { start, end }: Selection) {
  return {
    contextElement: field,
    getBoundingClientRect: () => {
      const text = field.parentElement?.firstElementChild?.firstChild
      if (!(text instanceof Text) || text.length < end) return field.getBoundingClientRect()
      const range = document.createRange()
      range.setStart(text, start)
      range.setEnd(text, end)
      return range.getBoundingClientRect?.() ?? field.getBoundingClientRect()
    },
  }
}
