import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { blanksOf, type PostBlank } from '#shared/blanks.ts'
import type { Language } from '#shared/catalogue.ts'
import { type OpenClaim, traceClaims, unaskedClaims } from '#shared/claims.ts'
import type { Post, PostContent } from '#shared/posts.ts'
import { ClaimsLedger, kindNames } from '#web/features/claims/claims-ledger.tsx'
import { fillFirst, OpenBlanks, sayOpenBlanks } from '#web/features/claims/open-blanks.tsx'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { readEvidence, useEvidence } from '#web/features/proofs/evidence.ts'
import { Button } from '#web/ui/button.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'

/** What a post leaves open: blanks to fill, and claims that nothing backs and that the author was not asked about. */
export interface OpenPoints {
  blanks: readonly PostBlank[]
  claims: readonly OpenClaim[]
  /** What the server said of them, where it was asked. */
  sentence: string
}

export const noOpenPoints: OpenPoints = { blanks: [], claims: [], sentence: '' }
export const hasOpenPoints = ({ blanks, claims }: OpenPoints): boolean => blanks.length > 0 || claims.length > 0

export type Written = Pick<Post, 'subject' | 'answers' | 'leadMagnetTitle' | 'claims'> & {
  content: PostContent
  language: string
}

/** The server's rule, applied here to show what is open; no claims where they cannot be traced. */
export function useOpenPoints() {
  const queryClient = useQueryClient()
  return async (post: Written): Promise<OpenPoints> => {
    const evidence = await readEvidence(queryClient, post)
    const claims = evidence && traceClaims(post.content, post.language as Language, evidence)
    return { ...noOpenPoints, blanks: blanksOf(post.content), claims: claims ? unaskedClaims(claims, post.claims) : [] }
  }
}

export interface OpenPointsAnswers {
  isSending: boolean
  onGoOn: () => void
  onBack: () => void
}

interface OpenPointsQuestionProps extends Omit<OpenPointsAnswers, 'onBack'> {
  points: OpenPoints
  onFill: () => void
  onSettle: () => void
}

export function OpenPointsQuestion({ points, isSending, onGoOn, onFill, onSettle }: OpenPointsQuestionProps) {
  const { blanks, claims, sentence } = points
  const hasBoth = blanks.length > 0 && claims.length > 0
  return (
    <Step
      footer={
        <>
          <Button variant="outline" disabled={isSending} onClick={onGoOn}>
            Schedule anyway
          </Button>
          {claims.length > 0 && (
            <Button variant={hasBoth ? 'outline' : 'default'} autoFocus={!hasBoth} onClick={onSettle}>
              {hasBoth ? 'Review the claims' : 'Review them first'}
            </Button>
          )}
          {blanks.length > 0 && (
            <Button autoFocus onClick={onFill}>
              {hasBoth ? 'Fill the blanks' : fillFirst(blanks.length)}
            </Button>
          )}
        </>
      }
    >
      {!hasOpenPoints(points) && <p>{sentence}</p>}
      {blanks.length > 0 && (
        <>
          <p>{sayOpenBlanks(blanks.length)}</p>
          <OpenBlanks blanks={blanks} />
        </>
      )}
      {claims.length > 0 && (
        <>
          <p>
            {claims.length === 1
              ? 'This post says one thing you didn’t mention. Is it true?'
              : `This post says ${claims.length} things you didn’t mention. Are they true?`}
          </p>
          <ul aria-label="Open claims" className="grid max-h-72 gap-2 overflow-y-auto">
            {claims.map((claim) => (
              <li key={`${claim.section} ${claim.start} ${claim.kind}`} className="flex items-start gap-2">
                <CircleAlert aria-hidden className="mt-1 size-4 shrink-0 text-warn" />
                <span className="min-w-0">
                  <span dir="auto" className="font-medium break-words">
                    {claim.text}
                  </span>{' '}
                  <span className="text-sm text-ink-3">{kindNames[claim.kind]}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Step>
  )
}

/** The question, and the ledger when the author wants to settle the claims before the time is given. */
export function OpenPointsStep({
  editor,
  onBack,
  ...props
}: Omit<OpenPointsQuestionProps, 'onSettle'> & { editor: PostEditor; onBack: () => void }) {
  const [isSettling, setSettling] = useState(false)
  const evidence = useEvidence(editor.post)
  if (!isSettling) return <OpenPointsQuestion {...props} onSettle={() => setSettling(true)} />
  return (
    <Step footer={<Button onClick={onBack}>Back</Button>}>
      <ClaimsLedger editor={editor} evidence={evidence} />
    </Step>
  )
}

const Step = ({ children, footer }: { children: ReactNode; footer: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
    {children}
    <StickyFooter>{footer}</StickyFooter>
  </div>
)
