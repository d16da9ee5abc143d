import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarCheck, PencilLine, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { sentencesOfReason } from '#shared/month-reason.ts'
import { contentText, type Post, parseContent } from '#shared/posts.ts'
import { messageOf } from '#web/lib/api.ts'
import { clockIn } from '#web/lib/format.ts'
import { said } from '#web/lib/said.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useDecline, useWriteDraft } from './queries.ts'

interface ProposalNoteProps {
  post: Post
  timeZone: string
  onAccept: () => void
}

/** Why a time is proposed, and the author's answers to it. */
export function ProposalNote({ post, timeZone, onAccept }: ProposalNoteProps) {
  const { t } = useLingui()

  const decline = useDecline()
  const write = useWriteDraft()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const { id, proposal } = post
  if (!proposal) return null
  const isWritten = contentText(parseContent(post.content)) !== ''
  const hasPassed = Date.parse(proposal.at) <= Date.now()

  function writeIt() {
    if (write.isPending) return running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    write.mutate(
      { id, signal: controller.signal },
      { onError: (error) => controller.signal.aborted || failureToast(t`Failed to write the draft`, messageOf(error)) },
    )
  }

  return (
    <section aria-label={t`Proposed time`} className="grid gap-2 rounded border border-dashed border-action/60 p-3.5">
      <p className="tabular font-semibold">
        <Trans>
          Proposed for <time dateTime={proposal.at}>{clockIn(timeZone).moment(proposal.at)}</time>
        </Trans>
      </p>
      <p className="text-sm text-ink-2">
        {sentencesOfReason(proposal.reason).map(said).join(' ')} {hasPassed && t`This time has passed.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {!isWritten && (
          <Button size="sm" onClick={writeIt}>
            {write.isPending ? <Spinner /> : <PencilLine aria-hidden />}{' '}
            {write.isPending ? t`Stop writing` : t`Write it`}
          </Button>
        )}
        {isWritten && !hasPassed && (
          <Button size="sm" onClick={onAccept}>
            <CalendarCheck aria-hidden /> <Trans>Accept this time</Trans>
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          aria-disabled={decline.isPending}
          onClick={() =>
            decline.mutate(id, {
              onSuccess: () => toast({ title: t`Time declined`, description: t`The post is a draft without a time.` }),
              onError: (error) => failureToast(t`Failed to decline`, messageOf(error)),
            })
          }
        >
          <X aria-hidden /> <Trans>Not this time</Trans>
        </Button>
      </div>
    </section>
  )
}
