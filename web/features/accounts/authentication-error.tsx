import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { disabledSentence, readReturned, signInErrors, withAddress } from '#shared/sign-in-errors.ts'
import { i18n, translated } from '#web/lib/language.ts'
import { signInOptionsQuery } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
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
  const { data: options } = useQuery(signInOptionsQuery)
  const email = options?.supportEmail
  const known = { ...signInErrors, disabledHere: disabledSentence(email) }
  const { sentence, quoted } = readReturned(reason, known)
  const said =
    email && sentence === known.disabledHere
      ? withAddress(translated(signInErrors.disabled), email)
      : translated(sentence)
  return (
    <div role="alert" className="rounded border border-danger/40 bg-danger-soft px-4 py-3">
      <h2 className="font-semibold text-danger">{t(title)}</h2>
      <p className="break-words">{said}</p>
      {quoted && <p className="mt-2 text-sm break-words text-ink-2">{sayQuoted(quoted)}</p>}
    </div>
  )
}
