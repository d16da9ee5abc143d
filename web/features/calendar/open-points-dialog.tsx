import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { noOpenPoints, openBeforeSchedule } from '#web/features/claims/open-points.ts'
import { OpenPointsQuestion } from '#web/features/claims/open-points-question.tsx'
import { blanksHash, claimsHash } from '#web/lib/post-hashes.ts'
import { postQuery } from '#web/lib/post-queries.ts'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import type { OpenQuestion } from './moving.ts'

/** Asks before scheduling a post with open points; the post stays unscheduled until the author confirms. */
export function OpenPointsDialog({ question, onClose }: { question: OpenQuestion; onClose: () => void }) {
  const { t } = useLingui()

  const { id, title, sentence, goOn } = question
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: post } = useQuery(postQuery(id))
  const { data: points } = useQuery({
    queryKey: ['open points', id, post?.version],
    queryFn: () => openBeforeSchedule(queryClient, post!),
    enabled: post !== undefined,
    gcTime: 0,
  })
  const [isSending, setSending] = useState(false)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            <Trans>Before you schedule it</Trans>
          </DialogTitle>
          <DialogDescription dir="auto" data-own>
            {title || t`Untitled post`}
          </DialogDescription>
        </DialogHeader>
        <OpenPointsQuestion
          points={{ ...(points ?? noOpenPoints), sentence }}
          goOn={t`Schedule anyway`}
          isSending={isSending}
          onGoOn={async () => {
            setSending(true)
            await goOn()
            onClose()
          }}
          onFill={() => navigate({ to: '/', search: { id }, hash: blanksHash })}
          onSettle={() => navigate({ to: '/', search: { id }, hash: claimsHash })}
        />
      </DialogContent>
    </Dialog>
  )
}
