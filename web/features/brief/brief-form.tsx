import { Trans, useLingui } from '@lingui/react/macro'
import { Eraser, PencilLine, Undo2 } from 'lucide-react'
import { type FormEvent, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { findCategory } from '#shared/post-types.ts'
import { maxSubjectLength, minSubjectLength } from '#shared/writing.ts'
import { inDigits } from '#web/lib/intl.ts'
import { translated } from '#web/lib/language.ts'
import { usePageActions } from '#web/lib/page-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { Label } from '#web/ui/label.tsx'
import { lazyPart, MissingPart } from '#web/ui/lazy-part.tsx'
import { still } from '#web/ui/still.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { BriefInput } from './brief-input.ts'
import { EngineNote } from './engine-note.tsx'
import { GenerateButton } from './generate-button.tsx'
import { Parameters } from './parameters.tsx'
import { PostKind } from './post-kind.tsx'
import { WriterNotes } from './writer-notes.tsx'

const Interview = lazyPart(() => import('./interview.tsx').then((file) => ({ default: file.Interview })), MissingPart)

const LanguageQuestion = lazyPart(() =>
  import('./language-question.tsx').then((file) => ({ default: file.LanguageQuestion })),
)
const SpeakButton = lazyPart(() =>
  import('#web/features/speaking/speak-button.tsx').then((file) => ({ default: file.SpeakButton })),
)
const GenerateTarget = lazyPart(() =>
  import('./generate-target.tsx').then((file) => ({ default: file.GenerateTarget })),
)

interface BriefFormProps {
  account: string
  brief: BriefInput
  onChange: (brief: BriefInput) => void
  /** Whether the open post was written from this subject. */
  isWritten: boolean
  /** The subject before it was erased or replaced. */
  formerSubject: string
  onErase: () => void
  onBringBack: () => void
  onSubmit: () => void
  onCancel: () => void
  isGenerating: boolean
  isBusy: boolean
  /** Whether generating rewrites the open post; null without one. */
  isVersion: boolean | null
  onVersion: (isVersion: boolean) => void
  onWriteOwn: () => void
  /** What the subject is the author's view of, and how to choose it. */
  source: ReactNode
}

export const BriefForm = still(Form)

function Form(props: BriefFormProps) {
  const { t } = useLingui()

  const { account, brief, onChange, isWritten, formerSubject, onErase, onBringBack, onSubmit, onCancel } = props
  const { isGenerating, isBusy, isVersion, onVersion, onWriteOwn, source } = props
  const form = useRef<HTMLFormElement>(null)
  const subject = useRef<HTMLTextAreaElement>(null)
  const over = brief.subject.trim().length - maxSubjectLength
  const isTooLong = over > 0
  const category = brief.category === null ? undefined : findCategory(brief.category)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isTooLong) return subject.current?.focus()
    onSubmit()
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      const isOurs = event.target === document.body || form.current?.contains(event.target as Node)
      if (!isOurs) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  usePageActions([
    {
      name: isGenerating ? t`Cancel` : t`Generate`,
      also: 'write ai',
      isLast: true,
      run: () => (isGenerating ? onCancel() : form.current?.requestSubmit()),
    },
  ])

  function eraseOr(change: () => void) {
    change()
    subject.current?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="@container grid grid-cols-[minmax(0,1fr)] gap-6">
      {/* On a phone, the bottom bar has no room for it. */}
      {isVersion === null && (
        <Button variant="outline" className="-mt-2 sm:hidden" onClick={onWriteOwn}>
          <PencilLine aria-hidden /> <Trans>Write or paste your own</Trans>
        </Button>
      )}
      {source}
      <div>
        <div className="mb-1 flex min-h-9 flex-wrap items-center justify-between max-md:min-h-11">
          <Label htmlFor="subject">{brief.sourceId ? t`What do you think of it?` : t`Subject`}</Label>
          <Suspense>
            <SpeakButton
              label={brief.sourceId ? t`Speak what you think` : t`Speak the subject`}
              language={brief.language}
              text={brief.subject}
              onText={(text) => onChange({ ...brief, subject: text })}
            />
          </Suspense>
          <div className="-mr-2 flex">
            {formerSubject && formerSubject !== brief.subject && (
              <Button variant="ghost" size="sm" className="px-2 font-normal" onClick={() => eraseOr(onBringBack)}>
                <Undo2 aria-hidden /> <Trans>Restore</Trans>
              </Button>
            )}
            <Button
              variant="ghost"
              size="sm"
              className="px-2 font-normal"
              disabled={brief.subject === ''}
              onClick={() => eraseOr(onErase)}
            >
              <Eraser aria-hidden /> <Trans>Erase</Trans>
            </Button>
          </div>
        </div>
        <Textarea
          ref={subject}
          id="subject"
          name="subject"
          dir="auto"
          aria-describedby="subject-hint"
          aria-invalid={isTooLong || undefined}
          value={brief.subject}
          onChange={(event) => onChange({ ...brief, subject: event.target.value })}
          placeholder={
            brief.sourceId
              ? t`Do you agree? What did it mean for you? What do you do differently?`
              : t`What happened, what you learned, who it is for`
          }
          className="max-h-80 min-h-25 resize-y"
        />
        <div className="mt-2 flex justify-between gap-3 text-sm text-ink-3">
          <p id="subject-hint" aria-live="polite" className={isTooLong ? 'text-danger' : undefined}>
            {isTooLong
              ? t`A subject can hold ${{ most: inDigits(maxSubjectLength) }} characters. Shorten it by ${{ over: inDigits(over) }} to generate.`
              : brief.sourceId
                ? t`The post is your view. What happened in the source stays its author’s.`
                : t`Facts make it yours: who, where, how many, what changed.`}
          </p>
          <span className={`tabular ${isTooLong ? 'font-semibold text-danger' : ''}`}>
            <span className="sr-only">
              <Trans>Characters:</Trans>{' '}
            </span>
            {isTooLong ? t`${brief.subject.length} of ${maxSubjectLength}` : brief.subject.length}
          </span>
        </div>
      </div>
      <WriterNotes text={brief.writerNotes ?? ''} onType={(writerNotes) => onChange({ ...brief, writerNotes })} />
      <Suspense>
        <LanguageQuestion account={account} brief={brief} onChange={(language) => onChange({ ...brief, language })} />
      </Suspense>
      <PostKind brief={brief} onChange={onChange} />
      <Parameters brief={brief} onChange={(change) => onChange({ ...brief, ...change })} />
      <div className="@container sticky bottom-0 z-10 -mt-2 grid gap-3 bg-paper pb-3 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:px-4 md:max-lg:-mx-7 md:max-lg:px-7 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <div className="flex flex-wrap gap-2">
          <GenerateButton
            category={category && translated(category.name)}
            isGenerating={isGenerating}
            isBusy={isBusy}
          />
          {isGenerating && (
            <Button variant="outline" size="lg" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
          {!isGenerating && (
            <Button
              variant="outline"
              size="lg"
              className="px-3 max-sm:hidden @max-[36rem]:h-8 @max-[36rem]:basis-full @max-[36rem]:border-transparent @max-[36rem]:bg-transparent @max-[36rem]:text-sm @max-[36rem]:hover:bg-sunk"
              onClick={onWriteOwn}
            >
              <PencilLine aria-hidden /> <Trans>Write or paste your own</Trans>
            </Button>
          )}
        </div>
        {isVersion !== null && !isGenerating && (
          <Suspense>
            <GenerateTarget isVersion={isVersion} onChange={onVersion} />
          </Suspense>
        )}
      </div>
      {brief.category !== null && brief.subject.trim().length >= minSubjectLength && (
        <Suspense>
          <Interview brief={brief} isWritten={isWritten} onChange={(answers) => onChange({ ...brief, answers })} />
        </Suspense>
      )}
      <div className="-mt-3">
        <EngineNote aiModel={brief.aiModel} />
      </div>
    </form>
  )
}
