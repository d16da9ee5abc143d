import { useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { OpenClaim } from '#shared/claims/claims.ts'
import { fillFirst, sayOpenBlanks } from '#web/lib/say-blanks.ts'
import { sayOpenNotes } from '#web/lib/say-notes.ts'
import { Button } from '#web/ui/button.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { kindNames } from './claims-ledger.tsx'
import { OpenBlanks } from './open-blanks.tsx'
import { OpenNotes } from './open-notes.tsx'
import { hasOpenPoints, type OpenPoints, sayOpenClaims } from './open-points.ts'

interface Answers {
  /** "Schedule anyway" */
  goOn: string
  onGoOn: () => void
  onFill: () => void
  onSettle: () => void
  isSending?: boolean
}

interface OpenPointsQuestionProps extends Answers {
  points: OpenPoints
}

/** Asks before a post is published or scheduled. */
export function OpenPointsQuestion({ points, ...answers }: OpenPointsQuestionProps) {
  const { blanks, notes, claims, sentence } = points
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {!hasOpenPoints(points) && <p>{sentence}</p>}
      {blanks.length > 0 && (
        <>
          <p>{sayOpenBlanks(blanks.length)}</p>
          <OpenBlanks blanks={blanks} />
        </>
      )}
      {notes.length > 0 && (
        <>
          <p>{sayOpenNotes(notes.length)}</p>
          <OpenNotes notes={notes} />
        </>
      )}
      {claims.length > 0 && (
        <>
          <p>{sayOpenClaims(claims.length)}</p>
          <OpenClaims claims={claims} />
        </>
      )}
      <StickyFooter>
        <OpenPointsAnswers points={points} {...answers} />
      </StickyFooter>
    </div>
  )
}

const OpenClaims = ({ claims }: { claims: readonly OpenClaim[] }) => {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Open claims`} className="grid max-h-72 gap-2 overflow-y-auto">
      {claims.map((claim) => (
        <li key={`${claim.section} ${claim.start} ${claim.kind}`} className="flex items-start gap-2">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0 text-warn" />
          <span className="min-w-0">
            <span dir="auto" data-own className="font-medium break-words">
              {claim.text}
            </span>{' '}
            <span className="text-sm text-ink-3">{t(kindNames[claim.kind])}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function OpenPointsAnswers({ points, goOn, onGoOn, onFill, onSettle, isSending }: OpenPointsQuestionProps) {
  const { t } = useLingui()

  const { blanks, notes, claims } = points
  const isInText = blanks.length > 0 || notes.length > 0
  const hasBoth = isInText && claims.length > 0
  return (
    <>
      <Button variant="outline" disabled={isSending} onClick={onGoOn}>
        {goOn}
      </Button>
      {claims.length > 0 && (
        <Button variant={hasBoth ? 'outline' : 'default'} autoFocus={!hasBoth} onClick={onSettle}>
          {hasBoth ? t`Review the claims` : t`Review them first`}
        </Button>
      )}
      {isInText && (
        <Button autoFocus onClick={onFill}>
          {blanks.length === 0 ? t`Decide first` : hasBoth ? t`Fill the blanks` : fillFirst(blanks.length)}
        </Button>
      )}
    </>
  )
}
