import { type ComponentProps, useRef } from 'react'
import { sayOpenBlanks } from '#web/lib/say-blanks.ts'
import { AlertDialog, AlertDialogContent, AlertDialogDescription, AlertDialogTitle } from '#web/ui/alert-dialog.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { OpenBlanks } from './open-blanks.tsx'
import { OpenClaims, OpenPointsAnswers, type OpenPointsQuestion, sayOpenClaims } from './open-points-question.tsx'

interface CopyQuestionProps extends Omit<ComponentProps<typeof OpenPointsQuestion>, 'goOn' | 'onGoOn'> {
  onCopy: () => void
  onClose: () => void
  onCloseAutoFocus?: (event: Event) => void
}

/** Asks before copying a text with open points. */
export function CopyQuestion(props: CopyQuestionProps) {
  const { points, onCopy, onFill, onSettle, onClose, onCloseAutoFocus } = props
  const { blanks, claims } = points
  // The focus moves to the opened part instead of back.
  const isLeaving = useRef(false)

  function copy() {
    onCopy()
    onClose()
  }

  const leave = (go: () => void) => () => {
    isLeaving.current = true
    go()
  }

  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          if (isLeaving.current) event.preventDefault()
        }}
      >
        <div className="grid gap-1">
          <AlertDialogTitle>
            {blanks.length > 0 ? sayOpenBlanks(blanks.length) : sayOpenClaims(claims.length)}
          </AlertDialogTitle>
          <AlertDialogDescription>
            {blanks.length > 0
              ? 'Readers would see questions that only you can answer.'
              : 'Readers will take your word for it.'}
          </AlertDialogDescription>
        </div>
        {blanks.length > 0 && <OpenBlanks blanks={blanks} />}
        {blanks.length > 0 && claims.length > 0 && <p>{sayOpenClaims(claims.length)}</p>}
        {claims.length > 0 && <OpenClaims claims={claims} />}
        <DialogFooter className="flex-wrap">
          <OpenPointsAnswers
            points={points}
            goOn="Copy anyway"
            onGoOn={copy}
            onFill={leave(onFill)}
            onSettle={leave(onSettle)}
          />
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
