import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Section } from '#shared/posts.ts'
import type { Finding } from '#shared/reader/check.ts'
import { findingAt, keyOf } from './marks.ts'

interface Pointing {
  openedBy: 'hover' | 'caret' | 'keys' | null
  onOpen: (finding: Finding, by: 'hover' | 'caret') => void
  onClose: () => void
  onWalk: (step: 1 | -1) => void
}

const hoverMs = 350
const leaveMs = 250
const caretMs = 500

const caretKeys = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'])

/**
 * Calls back with the finding under the mouse, the press or the caret. Typing closes the open one. Returns handlers for
 * the pointer entering and leaving the popover.
 */
export function useTextPointing(root: RefObject<HTMLElement | null>, findings: readonly Finding[], does: Pointing) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = useEffectEvent((ms: number, what: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(what, ms)
  })
  const openAt = useEffectEvent((field: HTMLTextAreaElement) => {
    const isCaret = field.selectionStart === field.selectionEnd
    const found = isCaret && findingAt(findings, field.dataset.part as Section, field.selectionStart)
    if (found) does.onOpen(found, 'caret')
    else if (does.openedBy === 'caret') does.onClose()
  })
  const hover = useEffectEvent((x: number, y: number) => {
    const mark = document.elementsFromPoint?.(x, y).find((one) => one instanceof HTMLElement && one.dataset.finding)
    const found = mark && findings.find((one) => keyOf(one) === (mark as HTMLElement).dataset.finding)
    if (found && does.openedBy === null && !hasSelection()) does.onOpen(found, 'hover')
    else if (!found && does.openedBy === 'hover') does.onClose()
  })
  const close = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (does.openedBy) does.onClose()
  })
  const walk = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F7' || !event.altKey) return
    event.preventDefault()
    does.onWalk(event.shiftKey ? -1 : 1)
  })

  useEffect(() => {
    const element = root.current
    if (!element) return
    const fieldIn = (event: Event) => (event.target instanceof HTMLTextAreaElement ? event.target : null)
    const ended = new AbortController()
    const { signal } = ended
    element.addEventListener('input', () => close(), { signal })
    element.addEventListener(
      'pointermove',
      ({ pointerType, clientX, clientY, buttons }) => {
        if (pointerType === 'mouse' && buttons === 0) later(hoverMs, () => hover(clientX, clientY))
      },
      { signal },
    )
    element.addEventListener('pointerleave', () => later(leaveMs, () => hover(-1, -1)), { signal })
    element.addEventListener(
      'click',
      (event) => {
        const field = fieldIn(event)
        // The press first closes the open popover.
        if (field) later(0, () => openAt(field))
      },
      { signal },
    )
    element.addEventListener(
      'keyup',
      (event) => {
        const field = fieldIn(event)
        if (field && caretKeys.has(event.key) && !event.shiftKey) later(caretMs, () => openAt(field))
      },
      { signal },
    )
    document.addEventListener('keydown', walk, { signal })
    return () => {
      ended.abort()
      clearTimeout(timer.current)
    }
  }, [root])

  return (isInside: boolean) => {
    clearTimeout(timer.current)
    if (!isInside && does.openedBy === 'hover') timer.current = setTimeout(() => does.onClose(), leaveMs)
  }
}

function hasSelection(): boolean {
  const field = document.activeElement
  return field instanceof HTMLTextAreaElement && field.selectionStart < field.selectionEnd
}
