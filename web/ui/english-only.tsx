import { useLingui } from '@lingui/react/macro'
import { localeOf, sourceLanguage } from '#shared/interface-languages.ts'
import { currentLanguage } from '#web/lib/language.ts'

/** At the top of a page that exists in English only: says so, to those who read another language. */
export function EnglishOnly() {
  const { t } = useLingui()
  const language = currentLanguage()
  if (language === sourceLanguage) return null
  return (
    <p lang={localeOf(language)} className="rounded border border-line bg-sunk px-3 py-2 text-sm text-ink-2">
      {t`This page is in English.`}
    </p>
  )
}
