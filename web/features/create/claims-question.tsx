import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Language } from '#shared/catalogue.ts'
import { type OpenClaim, settleClaims, traceClaims, unaskedClaims } from '#shared/claims.ts'
import type { Post, PostContent, SettledClaim } from '#shared/posts.ts'
import { readEvidence, useEvidence } from '#web/features/proofs/evidence.ts'
import { Button } from '#web/ui/button.tsx'
import { ClaimsLedger, kindNames } from './claims-ledger.tsx'
import type { Desk } from './desk.ts'
import { postQuery } from './queries.ts'
import { StickyFooter } from './sticky-footer.tsx'

type Written = Pick<Post, 'subject' | 'answers' | 'leadMagnetTitle' | 'claims'> & {
  content: PostContent
  language: string
}

/** The claims of a post that nothing backs and that the author was not asked about; none when that cannot be told. */
export function useUnaskedClaims() {
  const queryClient = useQueryClient()
  return async (post: Written): Promise<OpenClaim[]> => {
    const evidence = await readEvidence(queryClient, post)
    return evidence ? unaskedClaims(traceClaims(post.content, post.language as Language, evidence), post.claims) : []
  }
}

/** Asks once about open claims before a post on the desk is given its time. */
export function useClaimsQuestion(desk: Desk) {
  const queryClient = useQueryClient()
  const unaskedOf = useUnaskedClaims()
  const [claims, setClaims] = useState<readonly OpenClaim[]>([])
  const { post } = desk
  return {
    claims,
    /** Is there something to ask? Then it is asked from now on. */
    ask: async (): Promise<boolean> => {
      if (!post) return false
      // What was typed is the author's word once it is saved; where that fails, scheduling says so.
      await desk.save().catch(() => {})
      const saved = queryClient.getQueryData(postQuery(post.id).queryKey) ?? post
      const open = await unaskedOf({ ...saved, content: desk.contentNow() ?? saved.content })
      setClaims(open)
      return open.length > 0
    },
    /** The author goes on: these are not asked about again. */
    markAsked: () => desk.change({ claims: settleClaims(post?.claims ?? [], claims, 'asked') }),
    forget: () => setClaims([]),
  }
}

/** What the author has been asked about from now on. */
export const askedClaims = (claims: readonly OpenClaim[]): SettledClaim[] => settleClaims([], claims, 'asked')

interface ClaimsQuestionProps {
  claims: readonly OpenClaim[]
  isSending: boolean
  onGoOn: () => void
  onSettle: () => void
}

export function ClaimsQuestion({ claims, isSending, onGoOn, onSettle }: ClaimsQuestionProps) {
  return (
    <ClaimsStep
      footer={
        <>
          <Button variant="outline" disabled={isSending} onClick={onGoOn}>
            Schedule anyway
          </Button>
          <Button autoFocus onClick={onSettle}>
            Settle them first
          </Button>
        </>
      }
    >
      <p>
        {claims.length === 1
          ? 'One thing in this post comes from nothing you wrote. Is it true?'
          : `${claims.length} things in this post come from nothing you wrote. Are they true?`}
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
    </ClaimsStep>
  )
}

/** The question, and the ledger when the author wants to settle the claims before the time is given. */
export function DeskClaimsQuestion({
  desk,
  ...props
}: Omit<ClaimsQuestionProps, 'onSettle'> & { desk: Desk; onBack: () => void }) {
  const [isSettling, setSettling] = useState(false)
  const evidence = useEvidence(desk.post)
  if (!isSettling) return <ClaimsQuestion {...props} onSettle={() => setSettling(true)} />
  return (
    <ClaimsStep footer={<Button onClick={props.onBack}>Back to the time</Button>}>
      <ClaimsLedger desk={desk} evidence={evidence} />
    </ClaimsStep>
  )
}

const ClaimsStep = ({ children, footer }: { children: ReactNode; footer: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
    {children}
    <StickyFooter>{footer}</StickyFooter>
  </div>
)
