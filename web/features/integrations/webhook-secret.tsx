import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { copyPostText } from '#web/ui/copy.ts'
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Label } from '#web/ui/label.tsx'

interface WebhookSecretProps {
  secret: string
  title: string
  /** What else the author should know. */
  note?: string
  onClose: () => void
}

/** The content of a dialog that shows a secret, once. */
export function WebhookSecret({ secret, title, note, onClose }: WebhookSecretProps) {
  const { t } = useLingui()

  const id = useId()
  return (
    <>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>
          <Trans>
            Copy this secret now. It is shown only once. Your program checks with it that an event comes from here.{' '}
            {note}
          </Trans>
        </DialogDescription>
      </DialogHeader>
      <div className="grid gap-1.5">
        <Label htmlFor={id}>
          <Trans>Secret</Trans>
        </Label>
        <div className="flex flex-wrap gap-3">
          <Input
            id={id}
            readOnly
            autoFocus
            value={secret}
            onFocus={(event) => event.target.select()}
            className="min-w-0 flex-1 basis-56 font-mono text-sm"
          />
          <Button onClick={() => copyPostText(secret, t`The secret has been copied to your clipboard.`)}>
            <Trans>Copy</Trans>
          </Button>
        </div>
      </div>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </DialogFooter>
    </>
  )
}
