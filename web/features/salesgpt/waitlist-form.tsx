import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { invalidEmail, isEmail } from '#shared/waitlist.ts'
import { translated } from '#web/lib/language.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { isRegistered, useJoinWaitlist, whereKept } from './queries.ts'

export function WaitlistForm() {
  const { t } = useLingui()

  const id = useId()
  const [email, setEmail] = useState('')
  const join = useJoinWaitlist()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isEmail(email.trim())) return failureToast(t`Invalid email`, translated(invalidEmail))
    if (!join.isPending) join.mutate(email.trim())
  }

  if (join.isSuccess || isRegistered(join.error)) {
    return (
      <div role="status" className="flex min-h-24 items-center gap-3">
        <CircleCheck aria-hidden className="size-7 shrink-0 text-good" />
        <div>
          <p className="text-lg font-semibold">{t`You're on the list!`}</p>
          <p className="max-w-md text-ink-2">{t(whereKept)}</p>
        </div>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={submit} className="grid min-h-24 max-w-md content-start gap-2">
      <label htmlFor={id} className="font-semibold">
        <Trans>Your email</Trans>
      </label>
      <div className="flex gap-2 max-[420px]:flex-col">
        <Input
          id={id}
          type="email"
          autoComplete="email"
          placeholder={t`name@company.com`}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          aria-describedby={`${id}-note`}
          className="h-11"
        />
        <Button type="submit" size="lg" aria-disabled={join.isPending} className="shrink-0">
          {join.isPending ? t`Joining…` : t`Join the waitlist`}
        </Button>
      </div>
      <p id={`${id}-note`} className="text-sm text-ink-3">
        <Trans>It’s kept on this server for whoever runs it, and used for nothing but this beta.</Trans>
      </p>
    </form>
  )
}
