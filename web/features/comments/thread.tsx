import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { formerMember } from '#shared/comment-news.ts'
import type { Comment, CommentThread } from '#shared/comments.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { Change } from '#web/features/versions/difference.tsx'
import { messageOf } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { keep } from '#web/lib/kept/kept.ts'
import { translated } from '#web/lib/language.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CommentText } from './comment-text.tsx'
import { Composer } from './composer.tsx'
import type { PlacedComments, PlacedThread } from './placed.ts'
import { type Change as CommentChange, useAcceptSuggestion, useAddComment, useChangeComment } from './queries.ts'

interface ThreadProps {
  editor: PostEditor
  comments: PlacedComments
  placed: PlacedThread
  onLeave: (() => void) | undefined
}

const outcomes = {
  resolved: (person: string) => t`Resolved by ${{ person }}`,
  accepted: (person: string) => t`Accepted by ${{ person }}`,
  rejected: (person: string) => t`Rejected by ${{ person }}`,
}

export function Thread({ editor, comments, placed: { thread, at }, onLeave }: ThreadProps) {
  const { t } = useLingui()

  const { people, mayDecide } = comments
  const postId = editor.post!.id
  const [isAnswering, setIsAnswering] = useState(false)
  const add = useAddComment(postId)
  const change = useChangeComment(postId)
  const accept = useAcceptSuggestion(postId)
  const { words, replacement, outcome, settled } = thread
  const isBusy = change.isPending || accept.isPending
  const replyKey = `${editor.account}:comment:${postId}:${thread.id}`

  async function tell(failed: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      failureToast(failed, messageOf(error))
      return false
    }
  }
  const changed = (failed: string, one: CommentChange) => tell(failed, () => change.mutateAsync(one))

  async function acceptIt() {
    if (!(await editor.saveEdits())) return
    const former = editor.saved()!
    await tell(t`Not accepted`, async () => {
      const next = await accept.mutateAsync({ id: thread.id, version: former.version })
      editor.accept(next)
      const { section } = words!
      editor.showRewritten(postId, { [section]: former.content[section] }, { [section]: next.content[section] })
    })
  }

  function goToWords() {
    if (!at || !words) return
    onLeave?.()
    editor.leadTo({ ...at, rule: 'comment', quote: words.quote })
  }

  return (
    <article
      aria-label={labelOf(thread)}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 rounded border border-line p-3"
    >
      {words && (
        <div className="grid justify-items-start gap-1.5">
          {!words.place && outcome !== 'accepted' && (
            <Badge variant="warn">
              <Trans>No longer in the text</Trans>
            </Badge>
          )}
          {replacement === null ? (
            <Quote text={words.quote} onPress={at ? goToWords : undefined} />
          ) : (
            <p dir="auto" data-own className="max-w-full break-words whitespace-pre-wrap">
              <Change former={words.quote} next={replacement} />
            </p>
          )}
        </div>
      )}
      {thread.comments
        .filter((one) => one.text || one.isDeleted || replacement !== null)
        .map((one) => (
          <OneComment
            key={one.id}
            comment={one}
            people={people}
            editKey={`${editor.account}:comment:${postId}:edit-${one.id}`}
            isBusy={isBusy}
            onChange={(change) => changed(t`Not changed`, change)}
          />
        ))}
      {thread.comments[0]?.reviewer && (
        <p className="text-sm text-ink-3">
          <Trans>{thread.comments[0].reviewer} sees the answers here.</Trans>
        </p>
      )}
      {outcome && (
        <p className="text-sm text-ink-2">{outcomes[outcome](settled?.by?.name ?? translated(formerMember))}</p>
      )}
      {isAnswering ? (
        <Composer
          label={t`Reply`}
          placeholder={t`Reply. @ mentions somebody.`}
          verb={t`Reply`}
          keptAs={replyKey}
          people={people}
          isBusy={add.isPending}
          autoFocus
          onCancel={() => setIsAnswering(false)}
          onSend={async (text, mentions) => {
            const isSent = await tell(t`Not sent`, () => add.mutateAsync({ text, mentions, thread: thread.id }))
            if (isSent) setIsAnswering(false)
            return isSent
          }}
        />
      ) : (
        <div className="-mb-1 flex flex-wrap gap-1.5">
          {replacement !== null && outcome === null && mayDecide && (
            <>
              <Button size="sm" aria-disabled={isBusy || !words?.place} onClick={() => void acceptIt()}>
                <Check aria-hidden /> <Trans>Accept</Trans>
              </Button>
              <Button
                variant="outline"
                size="sm"
                aria-disabled={isBusy}
                onClick={() => void changed(t`Not rejected`, { id: thread.id, decision: 'reject' })}
              >
                <X aria-hidden /> <Trans>Reject</Trans>
              </Button>
            </>
          )}
          {outcome === null && (
            <Button variant="ghost" size="sm" className="px-2" onClick={() => setIsAnswering(true)}>
              <Trans>Reply</Trans>
            </Button>
          )}
          {replacement === null && outcome === null && (
            <Button
              variant="ghost"
              size="sm"
              className="px-2"
              aria-disabled={isBusy}
              onClick={() => void changed(t`Not resolved`, { id: thread.id, change: { isResolved: true } })}
            >
              <Trans>Resolve</Trans>
            </Button>
          )}
          {(outcome === 'resolved' || (outcome === 'rejected' && mayDecide)) && (
            <Button
              variant="ghost"
              size="sm"
              className="px-2"
              aria-disabled={isBusy}
              onClick={() => void changed(t`Not opened`, { id: thread.id, change: { isResolved: false } })}
            >
              <Trans>Open again</Trans>
            </Button>
          )}
        </div>
      )}
    </article>
  )
}

function labelOf({ replacement, comments }: CommentThread): string {
  const person = comments[0] ? authorOf(comments[0]) : translated(formerMember)
  return replacement === null ? t`Comment by ${{ person }}` : t`Suggestion by ${{ person }}`
}

const authorOf = ({ by, reviewer }: Comment) => reviewer ?? by?.name ?? translated(formerMember)

function Quote({ text, onPress }: { text: string; onPress: (() => void) | undefined }) {
  const { t } = useLingui()

  const quote = (
    <span dir="auto" data-own className="line-clamp-2 break-words">
      {text}
    </span>
  )
  const classes = 'max-w-full border-l-2 border-line-strong pl-2 text-left text-sm text-ink-2'
  if (!onPress) return <p className={classes}>{quote}</p>
  return (
    <button
      type="button"
      aria-label={t`Show in the text: ${text}`}
      onClick={onPress}
      className={`${classes} hover:text-ink`}
    >
      {quote}
    </button>
  )
}

interface OneCommentProps {
  comment: Comment
  people: PlacedComments['people']
  editKey: string
  isBusy: boolean
  onChange: (change: CommentChange) => Promise<boolean>
}

function OneComment({ comment, people, editKey, isBusy, onChange }: OneCommentProps) {
  const { t } = useLingui()

  const [isEditing, setIsEditing] = useState(false)
  const { moment } = useClock()
  const { id, reviewer, program, text, mentions, createdAt, editedAt, isDeleted, isMine } = comment
  if (isEditing)
    return (
      <Composer
        label={t`Your comment`}
        verb={t`Save`}
        keptAs={editKey}
        initial={text}
        people={people}
        isBusy={isBusy}
        autoFocus
        onCancel={() => {
          keep(editKey, null)
          setIsEditing(false)
        }}
        onSend={async (text, mentions) => {
          const isSaved = await onChange({ id, change: { text, mentions } })
          if (isSaved) setIsEditing(false)
          return isSaved
        }}
      />
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span data-own className="font-semibold">
          {authorOf(comment)}
        </span>
        <span className="tabular text-ink-3">
          {[
            moment(createdAt),
            program && t`by ${{ program }}`,
            reviewer !== null && t`by a link`,
            editedAt && t`edited`,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
      {isDeleted ? (
        <p className="text-ink-3">
          <Trans>This comment was deleted.</Trans>
        </p>
      ) : (
        <CommentText text={text} mentioned={people.filter(({ id }) => mentions.includes(id))} />
      )}
      {isMine && !isDeleted && (
        <div className="-ml-2 flex">
          {text && (
            <Button variant="ghost" size="sm" className="px-2 text-ink-3" onClick={() => setIsEditing(true)}>
              <Trans>Edit</Trans>
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            className="px-2 text-ink-3"
            aria-disabled={isBusy}
            onClick={() => void onChange({ id, decision: 'delete' })}
          >
            <Trans>Delete</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
