import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { pseudoLanguage, type ShownLanguage } from '#shared/interface-languages.ts'
import { languagesOffered, speak } from '#web/lib/language.ts'
import { changeLanguage, useAuth, useTakeUser } from '#web/lib/session.ts'
import { says } from '#web/lib/toast.ts'
import { Label } from '#web/ui/label.tsx'
import { LanguageSwitch } from '#web/ui/language-switch.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'

export function LanguageSection() {
  const { t } = useLingui()
  const id = useId()
  const takeUser = useTakeUser()
  const { user } = useAuth()
  const change = useMutation({
    mutationFn: changeLanguage,
    onSuccess: takeUser,
    onError: (error) => {
      // The account still has the former one, in which its mails come.
      if (user?.language) void speak(user.language)
      says(t`Update failed`)(error)
    },
  })
  const store = (language: ShownLanguage) => language !== pseudoLanguage && change.mutate({ language })
  if (languagesOffered().length < 2) return null
  return (
    <SettingsCard
      title={t`Language`}
      text={t`The app, its emails and notifications speak this language. New posts begin in it; each post can have another.`}
    >
      <div className="grid gap-1.5">
        <Label htmlFor={id}>
          <Trans>Language of the app</Trans>
        </Label>
        <LanguageSwitch id={id} onChange={store} />
      </div>
    </SettingsCard>
  )
}
