import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { disabledSentence } from '#shared/disabled-account.ts'
import { readReturned, signInErrors } from '#shared/sign-in-errors.ts'
import { i18n } from '#web/lib/language.ts'
import { said } from '#web/lib/said.ts'
import { toast } from '#web/lib/toast.ts'
import { useSupportAddress } from '#web/ui/support-address.tsx'
import { sayQuoted, sayReturned } from './returned.ts'

const title = msg`Authentication Error`
/** Milliseconds to read two sentences. */
const longToast = 15_000

export function toastAuthenticationError(reason: string) {
  const description = sayReturned(reason, signInErrors)
  toast({ title: i18n._(title), description, variant: 'destructive', duration: longToast })
}

export function AuthenticationErrorBox({ reason }: { reason: string }) {
  const { t } = useLingui()
  const address = useSupportAddress()
  const { sentence, quoted } = readReturned(reason, signInErrors)
  return (
    <div role="alert" className="rounded border border-danger/40 bg-danger-soft px-4 py-3">
      <h2 className="font-semibold text-danger">{t(title)}</h2>
      <p className="break-words">{said(sentence === signInErrors.disabled ? disabledSentence(address) : sentence)}</p>
      {quoted && <p className="mt-2 text-sm break-words text-ink-2">{sayQuoted(quoted)}</p>}
    </div>
  )
}
