import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { ClaimsLedger } from '#web/features/claims/claims-ledger.tsx'
import { OpenPointsQuestion } from '#web/features/claims/open-points-question.tsx'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { useEvidence } from '#web/lib/evidence.ts'
import { Button } from '#web/ui/button.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'

export interface OpenPointsAnswers {
  isSending: boolean
  onGoOn: () => void
  onBack: () => void
}

interface OpenPointsStepProps extends Omit<ComponentProps<typeof OpenPointsQuestion>, 'goOn' | 'onSettle'> {
  editor: PostEditor
  onBack: () => void
}

/** The question, or the ledger if the author wants to settle the claims first. */
export function OpenPointsStep({ editor, onBack, ...props }: OpenPointsStepProps) {
  const { t } = useLingui()

  const [isSettling, setSettling] = useState(false)
  const evidence = useEvidence(editor.post)
  if (!isSettling) return <OpenPointsQuestion {...props} goOn={t`Schedule anyway`} onSettle={() => setSettling(true)} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ClaimsLedger editor={editor} evidence={evidence} />
      <StickyFooter>
        <Button onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </StickyFooter>
    </div>
  )
}
