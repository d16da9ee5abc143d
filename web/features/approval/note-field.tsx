import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { Label } from '#web/ui/label.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

interface NoteFieldProps {
  note: string
  onType: (note: string) => void
  /** Takes the focus when it appears. */
  isFocused?: boolean
}

export function NoteField({ note, onType, isFocused = false }: NoteFieldProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>
        <Trans>Note (optional)</Trans>
      </Label>
      <Textarea
        ref={field}
        id={id}
        rows={2}
        maxLength={2_000}
        value={note}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  )
}
