import { useRef, useState } from 'react'
import { type Addition, additions, type PostContent, sections } from '#shared/posts.ts'
import type { PostOnScreen } from './post-on-screen.ts'
import { moved, noSteps, type Steps, type Texts, withStep } from './steps.ts'

/** What undoing or redoing has changed. */
export interface Move {
  direction: 'undo' | 'redo'
  from: Texts
  to: Texts
}

const savingDelayMs = 400

interface Kept {
  postId?: string
  /** The post that is made of a text without one; its steps stay. */
  becomes?: string
  steps: Steps
}

/** Changes texts of the post on screen, each of them as a step that can be undone and redone. */
export function useSteps(onScreen: PostOnScreen, save: (cause: 'undone' | 'reviewed') => void) {
  const postId = onScreen.post?.id
  const [kept, setKept] = useState<Kept>({ postId, steps: noSteps })
  const newest = useRef(kept)
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A text without a post, once it has become one, is not the next such text.
  const isOf = (one: Kept) => (postId ? [one.postId, one.becomes].includes(postId) : !one.postId && !one.becomes)
  const of = (one: Kept) => (isOf(one) ? one.steps : noSteps)
  const steps = of(kept)

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

  /** Adds a step that has been shown already. */
  function record(from: Texts, to: Texts, isTyped = false) {
    keep(withStep(of(newest.current), from, to, isTyped, Date.now()))
  }

  function change(texts: Texts, isTyped = false) {
    const former = Object.keys(texts).map((part) => [part, textNow(part as keyof Texts)])
    record(Object.fromEntries(former), texts, isTyped)
    show(texts)
  }

  function move(direction: Move['direction']): Move | null {
    const done = moved(of(newest.current), direction, textNow)
    if (!done) return null
    const from = Object.fromEntries(Object.keys(done.texts).map((part) => [part, textNow(part as keyof Texts)]))
    keep(done.steps)
    show(done.texts)
    clearTimeout(saving.current)
    // Several in a row are saved once.
    saving.current = setTimeout(() => save('undone'), savingDelayMs)
    return { direction, from, to: done.texts }
  }

  return {
    record,
    /** Changes texts as one step. */
    put: (texts: Partial<PostContent>) => change(texts),
    type: (texts: Partial<PostContent>) => change(texts, true),
    typeAddition: (texts: Partial<Record<Addition, string>>) => change(texts, true),
    putAndSave: (texts: Texts, cause: 'undone' | 'reviewed') => {
      change(texts)
      save(cause)
    },
    /** The text on screen, which was no post so far, is open as this one from now on. */
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
