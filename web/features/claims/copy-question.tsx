import type { PostBlank } from '#shared/blanks.ts'
import { AlertDialog, AlertDialogContent, AlertDialogDescription, AlertDialogTitle } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { fillFirst, OpenBlanks, sayOpenBlanks } from './open-blanks.tsx'

interface CopyQuestionProps {
  blanks: readonly PostBlank[]
  onCopy: () => void
  onFill: () => void
  onClose: () => void
  onCloseAutoFocus?: (event: Event) => void
}

/** Asks before copying a text that has blanks. */
export function CopyQuestion({ blanks, onCopy, onFill, onClose, onCloseAutoFocus }: CopyQuestionProps) {
  function copy() {
    onCopy()
    onClose()
  }

  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent {...(onCloseAutoFocus && { onCloseAutoFocus })}>
        <div className="grid gap-1">
          <AlertDialogTitle>{sayOpenBlanks(blanks.length)}</AlertDialogTitle>
          <AlertDialogDescription>Readers would see questions that only you can answer.</AlertDialogDescription>
        </div>
        <OpenBlanks blanks={blanks} />
        <DialogFooter>
          <Button variant="outline" onClick={copy}>
            Copy anyway
          </Button>
          <Button autoFocus onClick={onFill}>
            {fillFirst(blanks.length)}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
