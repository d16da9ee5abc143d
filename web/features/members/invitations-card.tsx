import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { type Invitation, invitationDays, newInvitation, type Role } from '#shared/members.ts'
import { useClock } from '#web/lib/clock.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { copyPostText } from '#web/ui/copy.ts'
import { Field, mistakesOf } from '#web/ui/field.tsx'
import { Label } from '#web/ui/label.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Select } from '#web/ui/select.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { invitationsQuery, useInvite, useRevoke } from './queries.ts'
import { roleMeanings, roleNames, roleOptions } from './roles.ts'

export function InvitationsCard() {
  const { t } = useLingui()

  const { data, error, refetch } = useQuery(invitationsQuery)
  return (
    <SettingsCard
      title={t`Invitations`}
      text={t`An invitation works once, for ${invitationDays} days. One by email is for that address alone.`}
    >
      <InviteForm />
      <Loaded
        of={data}
        error={error}
        onRetry={refetch}
        loading={t`Loading the invitations`}
        failed={t`Could not load the invitations.`}
      >
        {(open) =>
          open.length > 0 && (
            <ul aria-label={t`Open invitations`} className="grid divide-y divide-line border-t border-line pt-1">
              {open.map((one) => (
                <InvitationRow key={one.id} of={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SettingsCard>
  )
}

function InviteForm() {
  const { t } = useLingui()

  const roleId = useId()
  const [address, setAddress] = useState('')
  const [role, setRole] = useState<Role>('editor')
  const [mistake, setMistake] = useState<string>()
  const invite = useInvite()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = newInvitation.safeParse({ role, ...(address.trim() && { address: address.trim() }) })
    setMistake(mistakesOf(wanted.error).address)
    if (!wanted.success) return
    invite.mutate(wanted.data, {
      onSuccess: ({ address: to }) => {
        setAddress('')
        toast({ title: to ? t`Invitation sent to ${to}` : t`Link created` })
      },
    })
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field
        label={t`Email`}
        type="email"
        autoComplete="off"
        hint={t`Leave it empty for a link that you pass on yourself.`}
        value={address}
        mistake={mistake}
        onChange={({ target }) => setAddress(target.value)}
      />
      <div className="grid gap-1.5">
        <Label htmlFor={roleId}>
          <Trans>Role</Trans>
        </Label>
        <Select
          id={roleId}
          aria-describedby={`${roleId}-meaning`}
          className="max-w-56"
          options={roleOptions()}
          value={role}
          onChange={({ target }) => setRole(target.value as Role)}
        />
        <p id={`${roleId}-meaning`} className="text-sm text-ink-3">
          {t(roleMeanings[role])}
        </p>
      </div>
      <Button type="submit" className="justify-self-start" disabled={invite.isPending}>
        {address.trim() ? t`Send invitation` : t`Create link`}
      </Button>
    </form>
  )
}

const linkNames: Record<Role, MessageDescriptor> = {
  owner: msg`Link for owner`,
  editor: msg`Link for editor`,
  writer: msg`Link for writer`,
  reviewer: msg`Link for reviewer`,
}

function InvitationRow({ of: invitation }: { of: Invitation }) {
  const { t } = useLingui()

  const { address, role, link, expiresAt, author } = invitation
  const { onMoment, shortDate } = useClock()
  const revoke = useRevoke()
  const name = address ?? t(linkNames[role])
  return (
    <li className="grid gap-3 py-4 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="tabular text-sm text-ink-2" title={onMoment(expiresAt)}>
          {author
            ? t`${{ role: t(roleNames[role]) }}, in the place of ${{ author }}. Works until ${{ date: shortDate(expiresAt) }}.`
            : t`${{ role: t(roleNames[role]) }}. Works until ${{ date: shortDate(expiresAt) }}.`}
        </p>
      </div>
      <div className="flex gap-2">
        {link && (
          <Button variant="outline" onClick={() => copyPostText(link, t`The link has been copied to your clipboard.`)}>
            <Trans>Copy link</Trans>
          </Button>
        )}
        <Button
          variant="outline"
          aria-label={t`Take back: ${name}`}
          disabled={revoke.isPending}
          onClick={() => revoke.mutate(invitation)}
        >
          <Trans>Take back</Trans>
        </Button>
      </div>
    </li>
  )
}
