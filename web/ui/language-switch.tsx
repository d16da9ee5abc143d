import { useLingui } from '@lingui/react/macro'
import type { ShownLanguage } from '#shared/interface-languages.ts'
import { currentLanguage, languagesOffered, nameOf, speak } from '#web/lib/language.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Select } from './select.tsx'

interface LanguageSwitchProps {
  id?: string
  /** Called once the app speaks the language. */
  onChange?: (language: ShownLanguage) => void
}

/** Shows the app in another language at once. Each language has its own name for itself, so people find theirs. */
export function LanguageSwitch({ id, onChange }: LanguageSwitchProps) {
  const { t } = useLingui()
  const offered = languagesOffered()
  if (offered.length < 2) return null

  const choose = async (language: ShownLanguage) => {
    try {
      await speak(language)
      onChange?.(language)
    } catch {
      failureToast(t`The language was not changed`, t`Its words could not be loaded. Try again.`)
    }
  }
  return (
    <Select
      id={id}
      aria-label={id ? undefined : t`Language`}
      className="w-44 max-w-full"
      value={currentLanguage()}
      options={offered.map((language) => ({ id: language, name: nameOf(language) }))}
      onChange={(event) => void choose(event.target.value as ShownLanguage)}
    />
  )
}
