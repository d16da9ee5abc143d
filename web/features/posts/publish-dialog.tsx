import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Post, parseContent } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import { lacksApprovalByHand } from '#shared/unapproved.ts'
import { hasOpenPoints, openPointsOf } from '#web/features/claims/open-points.ts'
import { OpenPointsQuestion } from '#web/features/claims/open-points-question.tsx'
import { translated } from '#web/lib/language.ts'
import { networkQuery } from '#web/lib/network-queries.ts'
import { blanksHash, claimsHash } from '#web/lib/post-hashes.ts'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  type DialogProps,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ByHandSteps, LastStep, stepsOf } from './by-hand-steps.tsx'
import { HistorySection } from './post-history.tsx'
import { PublishNow } from './publish-now.tsx'
import { useWayToOpenPoints } from './way-to-open-points.ts'

interface PublishDialogProps extends Partial<DialogProps> {
  post: Post
  onClose: () => void
  /** Closes the dialog, then moves the focus. */
  onLeave?: (next: () => void) => void
}

/** The open points when first asked; undefined while loading. */
function useOpenPoints(post: Post) {
  const queryClient = useQueryClient()
  const [first] = useState(post)
  const { data } = useQuery({
    queryKey: ['open points', first.id, first.version],
    queryFn: () => openPointsOf(queryClient, { ...first, content: parseContent(first.content) }),
    gcTime: 0,
  })
  return data
}

/** Publishes through the network or by hand. By hand, only the author's word marks the post as live. */
export function PublishDialog({ post, onClose, onLeave, onCloseAutoFocus }: PublishDialogProps) {
  const { t } = useLingui()

  const goTo = useWayToOpenPoints()
  const steps = stepsOf(post)
  const points = useOpenPoints(post)
  const [goesOn, setGoesOn] = useState(false)
  const isLeaving = useRef(false)
  const network = useQuery(networkQuery)
  const account = network.data?.account
  const [isByHand, setByHand] = useState(false)
  const publishes = !isByHand && account?.state !== 'over' && account?.publishes === true

  const isReady = points && !network.isPending
  const asks = isReady && hasOpenPoints(points) && !goesOn
  const showsSteps = isReady && !asks && !publishes

  /** The target takes the focus. */
  function leaveFor(hash: Parameters<typeof goTo>[1]) {
    if (onLeave) return onLeave(() => goTo(post, hash))
    isLeaving.current = true
    onClose()
    void goTo(post, hash)
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          if (isLeaving.current) event.preventDefault()
        }}
      >
        <DialogHeader>
          <DialogTitle>
            {network.isPending || publishes ? t`Publish on ${product.network}` : t`Post on ${product.network} by hand`}
          </DialogTitle>
          <DialogDescription>
            {publishes
              ? t`Nothing is posted until you say so.`
              : plural(steps, {
                  3: 'Three steps that you do yourself. Nothing is posted without you.',
                  other: '# steps that you do yourself. Nothing is posted without you.',
                })}
          </DialogDescription>
        </DialogHeader>
        {post.lacksApproval && (
          <p role="status" className="rounded border border-warn/40 bg-warn-soft px-3 py-2 text-sm text-warn">
            {translated(lacksApprovalByHand)}
          </p>
        )}
        {!isReady ? (
          <Spinner label={t`Loading`} className="py-6" />
        ) : asks ? (
          <OpenPointsQuestion
            points={points}
            goOn={publishes ? t`Publish anyway` : t`Post anyway`}
            onGoOn={() => setGoesOn(true)}
            onFill={() => leaveFor(blanksHash)}
            onSettle={() => leaveFor(claimsHash)}
          />
        ) : publishes ? (
          <PublishNow
            post={post}
            name={account.name}
            wasAsked={goesOn}
            onByHand={() => setByHand(true)}
            onClose={onClose}
          />
        ) : (
          <ByHandSteps post={post} />
        )}
        <HistorySection postId={post.id} />
        {showsSteps && <LastStep post={post} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  )
}
