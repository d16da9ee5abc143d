import { Trans } from '@lingui/react/macro'
import { type Language, languages } from '#shared/catalogue.ts'
import { languageOf } from '#shared/text/language.ts'
import { keep, type Parse, useKept } from '#web/lib/kept/kept.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Button } from '#web/ui/button.tsx'
import type { BriefInput } from './brief-input.ts'

const pauseMs = 600
/** With fewer words, the language is only a guess. */
const fewestWords = 5

const parseSubject: Parse<string> = (stored) => (typeof stored === 'string' ? stored : null)
const nameOf = (language: Language) => languages.find(({ id }) => id === language)?.name ?? language

interface LanguageQuestionProps {
  account: string
  brief: BriefInput
  onChange: (language: Language) => void
}

/** Asks once when the subject's language differs from the post's. */
export function LanguageQuestion({ account, brief, onChange }: LanguageQuestionProps) {
  const key = `${account}:language-kept`
  const answered = useKept(key, parseSubject)
  const subject = useDebounced(brief.subject.trim(), pauseMs)
  const found = subject.split(/\s+/).length < fewestWords ? null : languageOf(subject)
  // Adding words to an answered subject does not ask again.
  const isAnswered = answered !== null && (subject.startsWith(answered) || answered.startsWith(subject))
  if (!found || found === brief.language || isAnswered) return null
  const answer = (language: Language) => {
    keep(key, subject)
    if (language !== brief.language) onChange(language)
  }
  return (
    <div role="status" className="-mt-3 flex flex-wrap items-center gap-2 text-sm">
      <span className="mr-auto">
        <Trans>
          This is in {nameOf(found)}. Write in {nameOf(found)}?
        </Trans>
      </span>
      <Button variant="outline" size="sm" onClick={() => answer(found)}>
        <Trans>Write in {nameOf(found)}</Trans>
      </Button>
      <Button variant="ghost" size="sm" onClick={() => answer(brief.language)}>
        <Trans>Keep {nameOf(brief.language)}</Trans>
      </Button>
    </div>
  )
}
