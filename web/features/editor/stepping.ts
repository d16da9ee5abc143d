import { useRef, useState } from 'react'
import { type Addition, additions, type PostContent, sections } from '#shared/posts.ts'
import type { PostOnScreen } from './post-on-screen.ts'
import { moved, noSteps, type Steps, type Texts, withStep } from './steps.ts'

export interface Move {
  direction: 'undo' | 'redo'
  from: Texts
  to: Texts
}

const savingDelayMs = 400

interface Kept {
  postId?: string
  /** The post made from a handwritten text, which keeps these steps. */
  becomes?: string
  steps: Steps
}

export function useSteps(onScreen: PostOnScreen, save: (cause: 'undone' | 'reviewed') => void) {
  const postId = onScreen.post?.id
  const [kept, setKept] = useState<Kept>({ postId, steps: noSteps })
  const newest = useRef(kept)
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A handwritten text that has become a post is not the next handwritten text.
  const isOf = (one: Kept) => (postId ? [one.postId, one.becomes].includes(postId) : !one.postId && !one.becomes)
  const stepsIn = (one: Kept) => (isOf(one) ? one.steps : noSteps)
  const steps = stepsIn(kept)

  function keep(next: Steps) {
    newest.current = { postId, steps: next }
    setKept(newest.current)
  }

  function textNow(part: keyof Texts): string {
    return isAddition(part) ? (onScreen.additions?.[part] ?? '') : (onScreen.contentNow()?.[part] ?? '')
  }

  function show(texts: Texts) {
    const only = (wanted: readonly string[]) => Object.entries(texts).filter(([part]) => wanted.includes(part))
    const [content, added] = [only(sections), only(additions)]
    if (content.length > 0) onScreen.type(Object.fromEntries(content))
    if (added.length > 0) onScreen.typeAddition(Object.fromEntries(added))
  }

  /** Adds a step that is already on screen. */
  function record(from: Texts, to: Texts, isTyped = false) {
    keep(withStep(stepsIn(newest.current), from, to, isTyped, Date.now()))
  }

  function change(texts: Texts, isTyped = false) {
    const former = Object.keys(texts).map((part) => [part, textNow(part as keyof Texts)])
    record(Object.fromEntries(former), texts, isTyped)
    show(texts)
  }

  function move(direction: Move['direction']): Move | null {
    const done = moved(stepsIn(newest.current), direction, textNow)
    if (!done) return null
    const from = Object.fromEntries(Object.keys(done.texts).map((part) => [part, textNow(part as keyof Texts)]))
    keep(done.steps)
    show(done.texts)
    clearTimeout(saving.current)
    // Several undos in a row share one save.
    saving.current = setTimeout(() => save('undone'), savingDelayMs)
    return { direction, from, to: done.texts }
  }

  return {
    record,
    put: (texts: Partial<PostContent>) => change(texts),
    type: (texts: Partial<PostContent>) => change(texts, true),
    typeAddition: (texts: Partial<Record<Addition, string>>) => change(texts, true),
    putAndSave: (texts: Texts, cause: 'undone' | 'reviewed') => {
      change(texts)
      save(cause)
    },
    /** The handwritten text on screen is this post from now on. */
    goOnIn: (becomes: string) => {
      newest.current = { ...newest.current, becomes }
      setKept(newest.current)
    },
    canUndo: steps.done.length > 0,
    canRedo: steps.undone.length > 0,
    undoStep: () => move('undo'),
    redoStep: () => move('redo'),
  }
}

const isAddition = (part: string): part is Addition => (additions as readonly string[]).includes(part)
