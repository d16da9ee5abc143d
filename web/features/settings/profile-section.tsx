import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, Trash2 } from 'lucide-react'
import { type FormEvent, Suspense, useState } from 'react'
import { type CurrentUser, hasAddress, profilePatch } from '#shared/accounts.ts'
import { trashDays } from '#shared/trash.ts'
import { mailQuery } from '#web/features/networks/connection-queries.ts'
import { useUpdateProfile } from '#web/features/settings/profile-queries.ts'
import { cn } from '#web/lib/cn.ts'
import { inWorkspace } from '#web/lib/tab-workspace.ts'
import { Button, buttonVariants } from '#web/ui/button.tsx'
import { Field, type Mistakes, mistakesOf } from '#web/ui/field.tsx'
import { lazyPart, MissingPart } from '#web/ui/lazy-part.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PhotoSetting } from './photo-setting.tsx'

const DeleteAccountDialog = lazyPart(() =>
  import('./delete-account-dialog.tsx').then((file) => ({ default: file.DeleteAccountDialog })),
)

const AddressVerification = lazyPart(() =>
  import('./address-verification.tsx').then((file) => ({ default: file.AddressVerification })),
)

const OwnerEmail = lazyPart(() =>
  import('#web/features/this-computer/owner-email.tsx').then((file) => ({ default: file.OwnerEmail })),
)

const TimeZoneSection = lazyPart(
  () => import('./time-zone-section.tsx').then((file) => ({ default: file.TimeZoneSection })),
  MissingPart,
)

const LanguageSection = lazyPart(() =>
  import('./language-section.tsx').then((file) => ({ default: file.LanguageSection })),
)

interface ProfileField {
  name: 'fullName' | 'profession' | 'companyName' | 'goal'
  label: MessageDescriptor
  hint?: MessageDescriptor
  autoComplete?: string
}

const fields: readonly ProfileField[] = [
  { name: 'fullName', label: msg`Full name`, autoComplete: 'name' },
  { name: 'profession', label: msg`Profession`, autoComplete: 'organization-title' },
  { name: 'companyName', label: msg`Company name`, autoComplete: 'organization' },
  { name: 'goal', label: msg`Goal`, hint: msg`What you want from your posts, for example finding clients.` },
]

const looksLikeWebsite = (text: string) => {
  const typed = text.trim()
  return !/\s/.test(typed) && (typed === '' || /[^.]\.\p{L}/u.test(typed))
}

export function ProfileSection({ user }: { user: CurrentUser }) {
  const { t } = useLingui()
  const update = useUpdateProfile()
  const { data: mail } = useQuery(mailQuery)
  const [website, setWebsite] = useState(user.companyWebsite ?? '')
  const [mistakes, setMistakes] = useState<Mistakes>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = profilePatch.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    setMistakes(mistakesOf(parsed.error))
    if (parsed.success && !update.isPending) update.mutate(parsed.data)
  }

  return (
    <>
      <SettingsCard
        title={t`Profile`}
        text={
          hasAddress(user.username)
            ? mail?.isVerified
              ? t`You sign in as ${{ address: user.username }}. This address is verified.`
              : t`You sign in as ${{ address: user.username }}.`
            : t`You are the owner of this computer.`
        }
      >
        <PhotoSetting user={user} />
        <form noValidate onSubmit={submit} className="grid gap-4">
          {fields.map(({ name, label, hint, autoComplete }) => (
            <Field
              key={name}
              name={name}
              label={t(label)}
              hint={hint && t(hint)}
              autoComplete={autoComplete}
              defaultValue={user[name] ?? ''}
              mistake={mistakes[name]}
            />
          ))}
          <Field
            name="companyWebsite"
            label={t`Company website`}
            autoComplete="url"
            value={website}
            hint={
              looksLikeWebsite(website)
                ? undefined
                : t`This doesn’t look like the address of a website, such as example.com. You can keep it.`
            }
            onChange={(event) => setWebsite(event.target.value)}
          />
          <Button type="submit" aria-disabled={update.isPending} className="justify-self-start">
            {update.isPending ? t`Saving…` : t`Save profile`}
          </Button>
        </form>
      </SettingsCard>
      <Suspense>{hasAddress(user.username) ? <AddressVerification /> : <OwnerEmail />}</Suspense>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <TimeZoneSection />
      </Suspense>
      <Suspense>
        <LanguageSection />
      </Suspense>
      <SettingsCard
        title={t`Download my data`}
        text={t`One zip file with all your data: posts and their earlier versions, ideas, writing samples and settings, as JSON, CSV and Markdown.`}
      >
        <a
          href={inWorkspace('/api/user/export')}
          download
          className={cn(buttonVariants({ variant: 'outline' }), 'justify-self-start')}
        >
          <Download aria-hidden /> <Trans>Download my data</Trans>
        </a>
      </SettingsCard>
      <SettingsCard
        title={t`Trash`}
        text={t`Posts, ideas, writing samples and proofs that you delete can be restored for ${{ days: trashDays }} days.`}
      >
        <Button asChild variant="outline" className="justify-self-start">
          <Link to="/trash">
            <Trash2 aria-hidden /> <Trans>Open the trash</Trans>
          </Link>
        </Button>
      </SettingsCard>
      <DeleteAccount user={user} />
    </>
  )
}

function DeleteAccount({ user }: { user: CurrentUser }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  return (
    <SettingsCard
      title={t`Delete my account`}
      text={t`Deletes the account and everything in it, immediately and permanently. A paid plan ends with it.`}
    >
      <Button variant="destructive" className="justify-self-start" onClick={() => setAsked(true)}>
        <Trans>Delete my account</Trans>
      </Button>
      <Suspense>{isAsked && <DeleteAccountDialog user={user} onClose={() => setAsked(false)} />}</Suspense>
    </SettingsCard>
  )
}
