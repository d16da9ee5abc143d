import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, MessageSquarePlus } from 'lucide-react'
import { useId, useState } from 'react'
import { additionNames, maxCommentCharacters } from '#shared/posts.ts'
import { tooLongNote } from '#web/features/preview/fold-meter.tsx'
import { inDigits } from '#web/lib/intl.ts'
import { said } from '#web/lib/said.ts'
import { useMay } from '#web/lib/session.ts'
import { sayUnapproved } from '#web/lib/unapproved.ts'
import { Button } from '#web/ui/button.tsx'
import { copyPostText } from '#web/ui/copy.ts'
import { Label } from '#web/ui/label.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { PostEditor } from './post-editor.ts'

/** From this length, the field shows the remaining room. */
const nearlyFull = maxCommentCharacters - 150

/** The first comment, for example for a link, which would cost the post readers. */
export function FirstComment({ editor, onBlur }: { editor: PostEditor; onBlur: () => void }) {
  const { t } = useLingui()

  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const text = editor.additions?.firstComment ?? ''
  const mayWrite = useMay('write posts')
  const isTooLong = text.length > maxCommentCharacters
  if (!text && !isOpen)
    return mayWrite ? (
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2.5 justify-self-start px-2.5 text-ink-3"
        onClick={() => setOpen(true)}
      >
        <MessageSquarePlus aria-hidden /> <Trans>Add a first comment</Trans>
      </Button>
    ) : null

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-t border-line pt-4">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <Label htmlFor={id} className="text-sm text-ink">
          {said(additionNames.firstComment)}
        </Label>
        {text && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t`Copy first comment`}
            onClick={() =>
              copyPostText(
                text,
                t`The first comment has been copied to your clipboard.`,
                editor.post && sayUnapproved(editor.post),
              )
            }
          >
            <Copy />
          </Button>
        )}
      </div>
      <Textarea
        id={id}
        data-part="firstComment"
        dir="auto"
        autoFocus={isOpen && !text}
        value={text}
        readOnly={!mayWrite}
        placeholder={t`A link, a source, or a question to start with`}
        aria-invalid={isTooLong}
        aria-describedby={`${id}-room`}
        onChange={(event) => {
          setOpen(true)
          editor.typeAddition({ firstComment: event.target.value })
        }}
        onBlur={onBlur}
        className="max-h-48 min-h-11 overflow-y-auto py-2"
      />
      <p id={`${id}-room`} aria-live="polite" className={`text-sm ${isTooLong ? 'text-danger' : 'text-ink-3'}`}>
        {isTooLong
          ? tooLongNote(text, 'firstComment')
          : text.length >= nearlyFull && t`${inDigits(text.length)} of ${inDigits(maxCommentCharacters)} characters`}
      </p>
    </div>
  )
}
