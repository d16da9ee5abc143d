import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, MessageCircleQuestionMark } from 'lucide-react'
import { useId, useState } from 'react'
import type { Language } from '#shared/catalogue.ts'
import { type Answer, maxAnswerLength } from '#shared/posts.ts'
import { isBareSubject } from '#shared/text/bare-subject.ts'
import { maxAnswers, maxSubjectLength, minSubjectLength } from '#shared/writing.ts'
import { proofsQuery, useAddProof, useDeleteProof } from '#web/features/proofs/queries.ts'
import { SpeakButton } from '#web/features/speaking/speak-button.tsx'
import { inDigits } from '#web/lib/intl.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Button } from '#web/ui/button.tsx'
import { Label } from '#web/ui/label.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { BriefInput } from './brief-input.ts'
import { useInterviewSetting } from './interview-setting.tsx'
import { interviewQuery } from './queries.ts'

const pause = 600

interface InterviewProps {
  brief: BriefInput
  /** Whether the open post was written from this subject. */
  isWritten: boolean
  onChange: (answers: Answer[]) => void
}

/** Asks optional questions about missing facts. Bare subjects get them while typing; others on request. */
export function Interview({ brief, isWritten, onChange }: InterviewProps) {
  const { t } = useLingui()

  const id = useId()
  const { isOff, turnOff } = useInterviewSetting()
  const subject = useDebounced(brief.subject.trim(), pause, '')
  const answers = brief.answers ?? []
  const given = answers.filter(({ answer }) => answer.trim())
  /**
   * Answers that select the questions. Updates when the focus leaves, so no question disappears while it is answered.
   */
  const [read, setRead] = useState(given)
  /** The author's choice to show or hide the questions; null without one. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isTooLong = subject.length > maxSubjectLength
  const isReady = !isOff && subject.length >= minSubjectLength
  const isOpen = wanted ?? (isReady && !isWritten && (given.length > 0 || isBareSubject(subject, brief.language)))
  const { data, isPending, isError } = useQuery({
    ...interviewQuery({ ...brief, subject, answers: read }),
    enabled: isReady && isOpen && !isTooLong,
  })
  if (isOff) return null

  const asked = given.map(({ question }) => question)
  const found = data?.questions ?? []
  const open = found.filter((question) => !asked.includes(question)).slice(0, Math.max(maxAnswers - asked.length, 0))
  const questions = [
    ...found.filter((question) => asked.includes(question) || open.includes(question)),
    ...asked.filter((question) => !found.includes(question)),
  ]

  function answer(question: string, text: string) {
    const others = answers.filter((one) => one.question !== question)
    setWanted(true)
    onChange(text ? [...others, { question, answer: text }] : others)
  }

  function drop() {
    onChange([])
    setRead([])
  }

  function toggle() {
    setWanted(!isOpen)
    setRead(given)
  }

  function skip() {
    setWanted(false)
    drop()
  }

  return (
    <div className="-mt-3 rounded border border-line bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-questions`}
        onClick={toggle}
        className="flex h-11 w-full items-center gap-2 rounded px-3 text-left"
      >
        <MessageCircleQuestionMark aria-hidden className="size-4 shrink-0" />
        <span className="font-semibold">
          <Trans>Add details (optional)</Trans>
        </span>
        <span className="tabular min-w-0 flex-1 text-sm text-ink-3">
          {given.length > 0 && plural(given.length, { one: '# answered', other: '# answered' })}
        </span>
        <ChevronDown
          aria-hidden
          className={`size-4 shrink-0 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <p role="status" className="sr-only">
        {isOpen && questions.length > 0 && sayQuestions(questions.length)}
      </p>
      <fieldset
        id={`${id}-questions`}
        aria-label={t`Details`}
        hidden={!isOpen}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setRead(given)}
        className={isOpen ? 'grid gap-4 border-t border-line p-3' : undefined}
      >
        {isOpen && (
          <>
            {isPending && !isTooLong && questions.length === 0 && <Skeleton className="h-16" />}
            {isTooLong && (
              <p className="text-ink-2">
                {t`Your subject is too long for questions: it can hold ${{ most: inDigits(maxSubjectLength) }} characters.`}
              </p>
            )}
            {isError && !isTooLong && questions.length === 0 && (
              <p className="text-ink-2">
                <Trans>The questions couldn’t be loaded. You can generate without them.</Trans>
              </p>
            )}
            {data && questions.length === 0 && (
              <p className="text-ink-2">
                <Trans>Your subject already answers every question.</Trans>
              </p>
            )}
            {questions.map((question) => (
              <Question
                key={question}
                question={question}
                language={brief.language}
                frame={data?.frames[found.indexOf(question)] ?? ''}
                text={answers.find((one) => one.question === question)?.answer ?? ''}
                onType={(text) => answer(question, text)}
              />
            ))}
            <div className="-mx-1 flex flex-wrap">
              <Button variant="ghost" size="sm" className="px-2 font-normal" onClick={skip}>
                <Trans>Skip</Trans>
              </Button>
              <Button
                variant="ghost"
                size="sm"
                className="px-2 font-normal"
                onClick={() => {
                  drop()
                  turnOff()
                }}
              >
                <Trans>Don’t ask again</Trans>
              </Button>
            </div>
          </>
        )}
      </fieldset>
    </div>
  )
}

const sayQuestions = (count: number) =>
  plural(count, {
    one: 'There’s a question about your subject below.',
    other: 'There are # questions about your subject below.',
  })

interface QuestionProps {
  question: string
  language: Language
  /** A possible beginning of the answer; empty for none. */
  frame: string
  text: string
  onType: (text: string) => void
}

function Question({ question, language, frame, text, onType }: QuestionProps) {
  const { t } = useLingui()

  const id = useId()
  const { data: proofs } = useQuery(proofsQuery)
  const add = useAddProof()
  const removal = useDeleteProof()
  const proof = proofs?.find(({ content }) => content === text.trim())
  const isAdding = add.isPending || removal.isPending
  const over = text.trim().length - maxAnswerLength

  function tick() {
    if (proof) removal.mutate(proof)
    else add.mutate({ kind: 'fact', content: text.trim() })
  }

  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between">
        <Label htmlFor={id} data-own className="min-w-0 flex-1 text-sm font-medium">
          {question}
        </Label>
        <SpeakButton label={t`Speak your answer: ${question}`} language={language} text={text} onText={onType} />
      </div>
      <p id={`${id}-hint`} aria-live="polite" className={`text-sm ${over > 0 ? 'text-danger' : 'text-ink-3'}`}>
        {over > 0
          ? t`An answer can hold ${{ most: inDigits(maxAnswerLength) }} characters. Shorten it by ${{ over: inDigits(over) }} to generate.`
          : frame
            ? t`In a whole sentence, such as “${frame}”`
            : t`In a whole sentence`}
      </p>
      <Textarea
        id={id}
        aria-describedby={`${id}-hint`}
        dir="auto"
        rows={1}
        aria-invalid={over > 0 || undefined}
        value={text}
        onChange={(event) => onType(event.target.value)}
        className="max-h-40 overflow-y-auto py-1.5"
      />
      {text.trim() && (
        <label className="flex w-fit items-center gap-2 text-sm text-ink-2 max-md:min-h-11">
          <input
            type="checkbox"
            checked={add.isPending || proof !== undefined}
            disabled={isAdding || !proofs}
            onChange={tick}
            className="size-4 accent-action"
          />
          <Trans>Save to my proof bank</Trans>
        </label>
      )}
    </div>
  )
}
