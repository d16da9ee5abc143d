import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Member, Role } from '#shared/members.ts'
import { useAuth, useMay } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Select } from '#web/ui/select.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { AuthorsCard } from './authors-card.tsx'
import { HandOverCard } from './hand-over.tsx'
import { InvitationsCard } from './invitations-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import { membersQuery, useChangeRole, useHandOver, useLetOthersWrite } from './queries.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { roleMeanings, roleNames, roleOptions } from './roles.ts'
import { WorkspaceCard } from './workspace-card.tsx'

const AuthorDialog = lazyPart(() => import('./author-dialog.tsx').then((file) => ({ default: file.AuthorDialog })))

interface Asked {
  about: Member
  what: 'remove' | 'leave' | 'hand over' | 'change'
}

export function MembersSection() {
  const { t } = useLingui()

  const { user } = useAuth()
  const mayChange = useMay('change members')
  const { data, error, refetch } = useQuery(membersQuery)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const name = user?.workspaces.find(({ id }) => id === user.workspaceId)?.name ?? ''
  return (
    <>
      {mayChange && <WorkspaceCard key={name} name={name} />}
      {mayChange && <LimitsCard />}
      <SettingsCard
        title={t`Members`}
        text={t`Members share the posts, ideas and plan of this workspace. Everybody keeps a voice, slots and a LinkedIn connection of their own.`}
      >
        <Loaded
          of={data}
          error={error}
          onRetry={refetch}
          loading={t`Loading the members`}
          failed={t`Could not load the members.`}
        >
          {(members) => (
            <ul aria-label={t`Members`} className="grid divide-y divide-line">
              {members.map((member) => (
                <MemberRow
                  key={member.id}
                  of={member}
                  mayChange={mayChange}
                  isAlone={members.every(({ isMe, role }) => isMe || role === 'author')}
                  onAsk={(what) => setAsked({ about: member, what })}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </SettingsCard>
      {mayChange && <AuthorsCard />}
      {mayChange && data && <HandOverCard members={data} />}
      {mayChange && <InvitationsCard />}
      {asked?.what === 'change' && (
        <Suspense>
          <AuthorDialog {...asked.about} onClose={close} />
        </Suspense>
      )}
      {(asked?.what === 'remove' || asked?.what === 'leave') && (
        <RemoveDialog of={asked.about} members={data ?? []} workspace={name} onClose={close} />
      )}
      {asked?.what === 'hand over' && <HandOverDialog about={asked.about} workspace={name} onClose={close} />}
    </>
  )
}

interface MemberRowProps {
  of: Member
  mayChange: boolean
  isAlone: boolean
  onAsk: (what: Asked['what']) => void
}

function MemberRow({ of: member, mayChange, isAlone, onAsk }: MemberRowProps) {
  const { t } = useLingui()

  const { name, address, role, isMe, letsOthersWrite, isFromGroups } = member
  const changeRole = useChangeRole()
  const meaning = t(roleMeanings[role])
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p dir="auto" className="font-semibold wrap-anywhere">
          <span data-own>{name}</span>
          {isMe && (
            <span className="font-normal text-ink-3">
              {' '}
              <Trans>(you)</Trans>
            </span>
          )}
        </p>
        {address && (
          <p data-own className="text-sm wrap-anywhere text-ink-2">
            {address}
          </p>
        )}
        <p className="text-sm text-ink-3">
          {[
            mayChange ? meaning : t`${{ role: t(roleNames[role]) }}: ${{ meaning }}`,
            isFromGroups && t`A group at the sign-in’s provider decides`,
            letsOthersWrite && role !== 'author' && t`Others may write in this name`,
          ]
            .filter(Boolean)
            .join('. ')}
        </p>
        {isMe && !isAlone && <OthersMayWrite isOn={letsOthersWrite} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {mayChange && role !== 'author' && (
          <Select
            aria-label={t`Role of ${{ name }}`}
            className="w-32"
            options={roleOptions()}
            value={changeRole.isPending ? changeRole.variables.role : role}
            disabled={changeRole.isPending || isFromGroups}
            onChange={({ target }) => changeRole.mutate({ id: member.id, role: target.value as Role })}
          />
        )}
        {mayChange && !isMe && (
          <>
            {role === 'author' && (
              <Button variant="outline" aria-label={t`Change ${name}`} onClick={() => onAsk('change')}>
                <Trans>Change</Trans>
              </Button>
            )}
            {role !== 'owner' && role !== 'author' && !isFromGroups && (
              <Button variant="outline" aria-label={t`Hand over to ${name}`} onClick={() => onAsk('hand over')}>
                <Trans>Hand over</Trans>
              </Button>
            )}
            <Button variant="outline" aria-label={t`Remove ${name}`} onClick={() => onAsk('remove')}>
              <Trans>Remove</Trans>
            </Button>
          </>
        )}
        {isMe && !isAlone && (
          <Button variant="outline" onClick={() => onAsk('leave')}>
            <Trans>Leave</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}

function OthersMayWrite({ isOn }: { isOn: boolean }) {
  const { t } = useLingui()

  const change = useLetOthersWrite()
  return (
    <div className="flex items-center gap-1">
      <Switch
        label={t`Others here may write in my name`}
        checked={change.isPending ? change.variables : isOn}
        disabled={change.isPending}
        onChange={(next) => change.mutate(next)}
      />
      <span aria-hidden className="text-sm text-ink-2">
        <Trans>Others here may write in my name</Trans>
      </span>
    </div>
  )
}

interface HandOverDialogProps {
  about: Member
  workspace: string
  onClose: () => void
}

function HandOverDialog({ about, workspace, onClose }: HandOverDialogProps) {
  const { t } = useLingui()

  const { mutate, isPending } = useHandOver()
  return (
    <ConfirmDialog
      title={t`Hand ${workspace} over to ${about.name}?`}
      text={t`${about.name} becomes an owner, and you become an editor. Only an owner can change that again.`}
      action={t`Hand over`}
      isPending={isPending}
      onConfirm={() => mutate(about, { onSettled: onClose })}
      onClose={onClose}
    />
  )
}
