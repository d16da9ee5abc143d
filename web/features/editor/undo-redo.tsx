import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Redo2, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { partNames } from '#shared/edits.ts'
import { said } from '#web/lib/said.ts'
import { Button } from '#web/ui/button.tsx'
import type { PostEditor } from './post-editor.ts'
import type { Move } from './stepping.ts'
import { endOfChange, type Texts } from './steps.ts'

const fieldOf = (part: string) => document.querySelector<HTMLTextAreaElement>(`textarea[data-part="${part}"]`)
const isField = (target: EventTarget | null) => target instanceof HTMLElement && target.dataset.part !== undefined
/** Other fields have their own undo, and an overlay hides the post. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null

const saidOf = ({ direction, to }: Move) => {
  const parts = Object.keys(to)
    .map((part) => said(partNames[part as keyof Texts]))
    .join(', ')
  return direction === 'undo' ? t`Undone: ${parts}` : t`Redone: ${parts}`
}

/** Undo and redo for the whole post, including engine changes. */
export function UndoRedo({ editor }: { editor: PostEditor }) {
  const { t } = useLingui()

  const isBusy = editor.progress !== null
  const [last, setLast] = useState<(Move & { isByKey: boolean }) | null>(null)

  function move(direction: Move['direction'], isByKey: boolean) {
    const done = isBusy ? null : direction === 'undo' ? editor.undoStep() : editor.redoStep()
    if (done) setLast({ ...done, isByKey })
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    if ((!ctrlKey && !metaKey) || altKey || (!isField(target) && isElsewhere(target))) return
    const letter = key.toLowerCase()
    const direction = letter === 'z' ? (shiftKey ? 'redo' : 'undo') : letter === 'y' && !shiftKey ? 'redo' : null
    if (!direction) return
    // The field's own undo does not know engine changes.
    event.preventDefault()
    move(direction, true)
  })
  const onInput = useEffectEvent((event: InputEvent) => {
    if (!isField(event.target) || !event.inputType.startsWith('history')) return
    event.preventDefault()
    move(event.inputType === 'historyUndo' ? 'undo' : 'redo', true)
  })
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event)
    const input = (event: InputEvent) => onInput(event)
    document.addEventListener('keydown', key)
    document.addEventListener('beforeinput', input)
    return () => {
      document.removeEventListener('keydown', key)
      document.removeEventListener('beforeinput', input)
    }
  }, [])

  useLayoutEffect(() => {
    const part = last?.isByKey && Object.keys(last.to)[0]
    const field = part && fieldOf(part)
    if (!field) return
    const caret = endOfChange(last.from[part as keyof Texts] ?? '', field.value)
    field.focus()
    field.setSelectionRange(caret, caret)
  }, [last])

  return (
    <div className="flex items-center">
      <Button
        variant="ghost"
        size="icon"
        aria-label={t`Undo the last step`}
        title={t`Undo (Ctrl+Z)`}
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={!editor.canUndo || isBusy}
        className="aria-disabled:opacity-40"
        onClick={() => move('undo', false)}
      >
        <Undo2 />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t`Redo the last step`}
        title={t`Redo (Ctrl+Shift+Z)`}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        aria-disabled={!editor.canRedo || isBusy}
        className="aria-disabled:opacity-40"
        onClick={() => move('redo', false)}
      >
        <Redo2 />
      </Button>
      <span role="status" className="sr-only">
        {last && saidOf(last)}
      </span>
    </div>
  )
}
