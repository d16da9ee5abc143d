import { useQuery } from '@tanstack/react-query'
import { addressSaid, disabledSentence, readReturned, sayReturned, signInErrors } from '#shared/sign-in-errors.ts'
import { signInOptionsQuery } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'

const title = 'Authentication Error'
/** Milliseconds to read two sentences. */
const longToast = 15_000

export function toastAuthenticationError(reason: string) {
  const description = sayReturned(reason, signInErrors)
  toast({ title, description, variant: 'destructive', duration: longToast })
}

export function AuthenticationErrorBox({ reason }: { reason: string }) {
  const { data: options } = useQuery(signInOptionsQuery)
  const known = { ...signInErrors, disabledHere: disabledSentence(options?.supportEmail) }
  const { sentence, quoted } = readReturned(reason, known)
  return (
    <div role="alert" className="rounded border border-danger/40 bg-danger-soft px-4 py-3">
      <h2 className="font-semibold text-danger">{title}</h2>
      <p className="break-words">{sentence}</p>
      {quoted && <p className="mt-2 text-sm break-words text-ink-2">{addressSaid(quoted)}</p>}
    </div>
  )
}
