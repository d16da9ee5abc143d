import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Label } from '#web/ui/label.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

export function NoteField({ note, onType }: { note: string; onType: (note: string) => void }) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>
        <Trans>Note (optional)</Trans>
      </Label>
      <Textarea id={id} rows={2} maxLength={2_000} value={note} onChange={({ target }) => onType(target.value)} />
    </div>
  )
}
