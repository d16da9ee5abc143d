import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { maxCommentedWords, maxCommentText } from '#shared/comment-news.ts'
import { Button } from '#web/ui/button.tsx'
import { Label } from '#web/ui/label.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { Draft } from './draft.ts'
import { sentenceOf, useComment } from './queries.ts'

interface ComposerProps {
  token: string
  postId: string
  draft: Draft
  onDraft: (draft: Draft | null) => void
  onSent: () => void
}

const titles: Record<Draft['kind'], MessageDescriptor> = {
  comment: msg`Your comment`,
  suggestion: msg`Other words`,
  reply: msg`Your answer`,
}

export function Composer({ token, postId, draft, onDraft, onSent }: ComposerProps) {
  const { t } = useLingui()

  const { kind, words, thread, id, text, replacement } = draft
  const field = useRef<HTMLTextAreaElement>(null)
  const comment = useComment(token, postId)
  const fieldId = useId()
  const whyId = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind has another field
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.closest('form')?.scrollIntoView?.({ block: 'nearest' })
  }, [kind])
  const isSuggestion = kind === 'suggestion'
  const isEmpty = isSuggestion ? replacement === words?.quote : text.trim() === ''

  function send(event?: FormEvent) {
    event?.preventDefault()
    if (isEmpty || comment.isPending) return
    const about = { ...(words && { words }), ...(thread && { thread }), ...(isSuggestion && { replacement }) }
    comment.mutate(
      { id, text: text.trim(), ...about },
      {
        onSuccess: () => {
          onDraft(null)
          onSent()
        },
      },
    )
  }

  return (
    <form
      noValidate
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        if (event.key === 'Escape') onDraft(null)
      }}
      className="grid scroll-mb-4 grid-cols-[minmax(0,1fr)] gap-3 rounded border border-action/40 bg-action-soft p-4 print:hidden"
    >
      {words && <Quote text={words.quote} />}
      <div className="grid gap-1.5">
        <Label htmlFor={fieldId}>{t(titles[kind])}</Label>
        <Textarea
          ref={field}
          id={fieldId}
          dir="auto"
          rows={3}
          maxLength={isSuggestion ? maxCommentedWords : maxCommentText}
          value={isSuggestion ? replacement : text}
          onChange={({ target }) => onDraft({ ...draft, [isSuggestion ? 'replacement' : 'text']: target.value })}
        />
      </div>
      {isSuggestion && (
        <div className="grid gap-1.5">
          <Label htmlFor={whyId}>
            <Trans>Why (optional)</Trans>
          </Label>
          <Textarea
            id={whyId}
            dir="auto"
            rows={2}
            maxLength={maxCommentText}
            value={text}
            onChange={({ target }) => onDraft({ ...draft, text: target.value })}
          />
        </div>
      )}
      {comment.error && (
        <p role="alert" className="text-danger">
          <Trans>Not sent. {sentenceOf(comment.error)} Your words are kept in this tab.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isEmpty || comment.isPending}>
          {comment.isPending ? t`Sending…` : t`Send`}
        </Button>
        {kind === 'comment' && words && (
          <Button variant="outline" onClick={() => onDraft({ ...draft, kind: 'suggestion', replacement: words.quote })}>
            <Trans>Suggest other words</Trans>
          </Button>
        )}
        <Button variant="ghost" onClick={() => onDraft(null)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

export const Quote = ({ text }: { text: string }) => (
  <blockquote
    dir="auto"
    data-own
    className="border-l-3 border-line-strong pl-3 break-words whitespace-pre-wrap text-ink-2"
  >
    {text}
  </blockquote>
)
