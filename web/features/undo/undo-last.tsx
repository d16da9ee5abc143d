import { Trans, useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { usePageActions } from '#web/lib/page-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { isElsewhere } from '#web/ui/is-elsewhere.ts'
import { useLastDone } from './undoable.ts'

/** Undoes the page's last action, by button and with Ctrl+Z. */
export function UndoLast() {
  const { t } = useLingui()

  const last = useLastDone()
  usePageActions(last ? [{ name: t`Undo: ${last.title}`, run: last.undo }] : [])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey || shiftKey || isElsewhere(target)) return
    if (!last || event.defaultPrevented) return
    event.preventDefault()
    last.undo()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  if (!last) return null
  return (
    <Button
      variant="ghost"
      data-done={last.title}
      className="after:max-w-40 after:truncate after:font-normal after:text-ink-3 xl:after:content-[attr(data-done)]"
      aria-label={t`Undo: ${last.title}`}
      title={t`${last.title}: undo (Ctrl+Z)`}
      aria-keyshortcuts="Control+Z Meta+Z"
      onClick={({ currentTarget }) => {
        // The button may disappear with the action.
        if (currentTarget.nextElementSibling instanceof HTMLElement) currentTarget.nextElementSibling.focus()
        last.undo()
      }}
    >
      <Undo2 aria-hidden /> <Trans>Undo</Trans>
    </Button>
  )
}
