import { Trans, useLingui } from '@lingui/react/macro'
import { maxWriterNotesLength } from '#shared/writing.ts'
import { Label } from '#web/ui/label.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

/** What the writer should know and readers should not. */
export const WriterNotes = ({ text, onType }: { text: string; onType: (text: string) => void }) => {
  const { t } = useLingui()
  return (
    <div>
      <Label htmlFor="writer-notes" className="mb-1.5">
        <Trans>For the writer, never printed</Trans>
      </Label>
      <Textarea
        id="writer-notes"
        dir="auto"
        rows={1}
        maxLength={maxWriterNotesLength}
        value={text}
        onChange={(event) => onType(event.target.value)}
        placeholder={t`Names to keep out, the tone you want`}
        className="max-h-40 overflow-y-auto py-1.5"
      />
    </div>
  )
}
