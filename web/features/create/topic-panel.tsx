import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import type { PostBlank } from '#shared/blanks.ts'
import type { Answer } from '#shared/posts.ts'
import { maxAnswers } from '#shared/writing.ts'
import { Button } from '#web/ui/button.tsx'
import { Label } from '#web/ui/label.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

interface TopicPanelProps {
  topic: string
  blanks: readonly PostBlank[]
  onAnswer: (answers: Answer[]) => void
  onWrite: () => void
}

const longestAnswer = 1_000

/** Stands in for a draft that holds only its topic: asks for what a post needs. */
export function TopicPanel({ topic, blanks, onAnswer, onWrite }: TopicPanelProps) {
  const { t } = useLingui()

  const id = useId()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const questions = blanks.slice(0, maxAnswers).map(({ question }) => question.replace(/^¿?\p{Ll}/u, upper))
  const answers = questions
    .map((question) => ({ question, answer: (typed[question] ?? '').trim() }))
    .filter(({ answer }) => answer)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (answers.length > 0) onAnswer(answers)
  }

  return (
    <form noValidate onSubmit={submit} aria-labelledby={`${id}-heading`} className="grid gap-4 px-5 pb-5">
      <div className="grid gap-1">
        <h2 id={`${id}-heading`} className="text-lg font-semibold">
          <Trans>This is a topic, not a post yet.</Trans>
        </h2>
        <p dir="auto" className="break-words text-ink-2">
          <Trans>
            “{topic}” says what it is about. What happened, only you know. One answer makes a short post with blanks,
            three make a whole one in your own words.
          </Trans>
        </p>
      </div>
      {questions.map((question, at) => (
        <div key={question} className="grid gap-1.5">
          <Label htmlFor={`${id}-${at}`} className="text-sm font-medium">
            <span dir="auto" data-own>
              {question}
            </span>
          </Label>
          <Textarea
            id={`${id}-${at}`}
            dir="auto"
            rows={2}
            maxLength={longestAnswer}
            value={typed[question] ?? ''}
            onChange={(event) => setTyped((now) => ({ ...now, [question]: event.target.value }))}
            placeholder={t`In a whole sentence`}
            className="max-h-40 overflow-y-auto py-1.5"
          />
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" disabled={answers.length === 0}>
          <Trans>Make it a post</Trans>
        </Button>
        <Button variant="ghost" onClick={onWrite}>
          <Trans>Write it myself</Trans>
        </Button>
      </div>
      <p className="border-t border-line pt-3 text-sm text-ink-2">
        <Trans>
          A model writes a draft from the topic alone, and you add the facts.{' '}
          <Link
            to="/settings"
            search={{ section: 'writing-engine' }}
            className="rounded-sm text-action-text underline underline-offset-3 hover:no-underline"
          >
            Download one or add a key
          </Link>
          .
        </Trans>
      </p>
    </form>
  )
}

const upper = (start: string) => start.toUpperCase()
