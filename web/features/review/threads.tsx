import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formerMember } from '#shared/comment-news.ts'
import type { ReviewedThread } from '#shared/review.ts'
import { Change } from '#web/features/versions/difference.tsx'
import { useClock } from '#web/lib/clock.ts'
import { translated } from '#web/lib/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Quote } from './composer.tsx'
import { useTakeBack } from './queries.ts'

interface ThreadsProps {
  token: string
  postId: string
  threads: readonly ReviewedThread[]
  onReply: (thread: ReviewedThread) => void
}

const outcomes = { accepted: msg`Taken over into the text`, rejected: msg`Not taken over`, resolved: msg`Done` }

export function Threads({ token, postId, threads, onReply }: ThreadsProps) {
  const { t } = useLingui()

  const { onMoment } = useClock()
  const takeBack = useTakeBack(token, postId)
  return (
    <ol aria-label={t`Your comments`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {threads.map((thread) => (
        <li key={thread.id} className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded border border-line p-4">
          {thread.outcome && <p className="text-sm font-semibold text-good">{t(outcomes[thread.outcome])}</p>}
          {thread.replacement !== null && thread.words ? (
            <p dir="auto" className="break-words whitespace-pre-wrap">
              <Change former={thread.words.quote} next={thread.replacement} />
            </p>
          ) : (
            thread.words && <Quote text={thread.words.quote} />
          )}
          {thread.words && !thread.words.place && thread.outcome !== 'accepted' && (
            <p className="text-sm text-ink-3">
              <Trans>These words are no longer in the text.</Trans>
            </p>
          )}
          {thread.comments.map(({ id, by, isMine, text, at, isDeleted }) => (
            <div key={id} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
              <p className="text-sm text-ink-3">
                <bdi data-own={!isMine && by ? true : undefined} className="font-semibold text-ink">
                  {isMine ? t`You` : (by ?? translated(formerMember))}
                </bdi>{' '}
                {onMoment(at)}
                {isMine && !isDeleted && (
                  <button
                    type="button"
                    disabled={takeBack.isPending}
                    onClick={() => takeBack.mutate(id)}
                    className="relative ms-3 text-action-text underline underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3 print:hidden"
                  >
                    <Trans>Take back</Trans>
                  </button>
                )}
              </p>
              <p dir="auto" data-own={isDeleted ? undefined : true} className="break-words whitespace-pre-wrap">
                {isDeleted ? (
                  <span className="text-ink-3">
                    <Trans>Taken back</Trans>
                  </span>
                ) : (
                  text
                )}
              </p>
            </div>
          ))}
          <Button
            variant="outline"
            size="sm"
            className="justify-self-start print:hidden"
            onClick={() => onReply(thread)}
          >
            <Trans>Answer</Trans>
          </Button>
        </li>
      ))}
    </ol>
  )
}
