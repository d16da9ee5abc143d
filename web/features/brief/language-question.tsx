import { useLingui } from '@lingui/react/macro'
import { type Language, languages } from '#shared/catalogue.ts'
import { languageOf } from '#shared/text/language.ts'
import { keep, type Parse, useKept } from '#web/lib/kept/kept.ts'
import { translated } from '#web/lib/language.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Button } from '#web/ui/button.tsx'
import type { BriefInput } from './brief-input.ts'

const pauseMs = 600
/** With fewer words, the language is only a guess. */
const fewestWords = 5

const parseSubject: Parse<string> = (stored) => (typeof stored === 'string' ? stored : null)
const nameOf = (language: Language) => translated(languages.find(({ id }) => id === language)?.name ?? language)

interface LanguageQuestionProps {
  account: string
  brief: BriefInput
  onChange: (language: Language) => void
}

/** Asks once when the subject's language differs from the post's. */
export function LanguageQuestion({ account, brief, onChange }: LanguageQuestionProps) {
  const { t } = useLingui()
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
  const name = nameOf(found)
  return (
    <div role="status" className="-mt-3 flex flex-wrap items-center gap-2 text-sm">
      <span className="mr-auto">{t`This is in ${name}. Write in ${name}?`}</span>
      <Button variant="outline" size="sm" onClick={() => answer(found)}>
        {t`Write in ${name}`}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => answer(brief.language)}>
        {t`Keep ${{ language: nameOf(brief.language) }}`}
      </Button>
    </div>
  )
}
