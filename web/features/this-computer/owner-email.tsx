import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { emailOfOwner } from '#shared/this-computer.ts'
import { sentenceOf } from '#web/features/engines/queries.ts'
import { translated } from '#web/lib/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { useGiveEmail } from './queries.ts'

/** For an account that its owner made with a name alone. */
export function OwnerEmail() {
  const { t } = useLingui()

  const give = useGiveEmail()
  const [email, setEmail] = useState('')
  const [mistake, setMistake] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const parsed = emailOfOwner.safeParse({ email: email.trim() })
    setMistake(parsed.error?.issues[0] && translated(parsed.error.issues[0].message))
    if (parsed.success && !give.isPending) give.mutate(parsed.data.email)
  }

  return (
    <SettingsCard
      title={t`Email`}
      text={t`Your account has none, and needs none on this computer. With a mail server, reminders by email go to it.`}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={t`Your email`}
          type="email"
          autoComplete="email"
          value={email}
          mistake={mistake ?? (give.error ? sentenceOf(give.error) : undefined)}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="outline" className="justify-self-start" aria-disabled={give.isPending}>
          <Trans>Save email</Trans>
        </Button>
      </form>
    </SettingsCard>
  )
}
