import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Member, Role } from '#shared/members.ts'
import { useAuth, useMay } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Select } from '#web/ui/select.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { InvitationsCard } from './invitations-card.tsx'
import { membersQuery, useChangeRole, useHandOver, useLeave, useRemove } from './queries.ts'
import { roleMeanings, roleNames, roleOptions } from './roles.ts'
import { WorkspaceCard } from './workspace-card.tsx'

interface Asked {
  about: Member
  what: 'remove' | 'leave' | 'hand over'
}

export function MembersSection() {
  const { user } = useAuth()
  const mayChange = useMay('change members')
  const { data, error, refetch } = useQuery(membersQuery)
  const [asked, setAsked] = useState<Asked | null>(null)
  const name = user?.workspaces.find(({ id }) => id === user.workspaceId)?.name ?? ''
  return (
    <>
      {mayChange && <WorkspaceCard key={name} name={name} />}
      <SettingsCard
        title="Members"
        text="Members share the posts, ideas and plan of this workspace. Everybody keeps a voice, slots and a LinkedIn connection of their own."
      >
        <Loaded of={data} error={error} onRetry={refetch} what="the members">
          {(members) => (
            <ul aria-label="Members" className="grid divide-y divide-line">
              {members.map((member) => (
                <MemberRow
                  key={member.id}
                  of={member}
                  mayChange={mayChange}
                  isAlone={members.length === 1}
                  onAsk={(what) => setAsked({ about: member, what })}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </SettingsCard>
      {mayChange && <InvitationsCard />}
      {asked && <AskFirst {...asked} workspace={name} onClose={() => setAsked(null)} />}
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
  const { name, address, role, isMe } = member
  const changeRole = useChangeRole()
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {name}
          {isMe && <span className="font-normal text-ink-3"> (you)</span>}
        </p>
        {address && <p className="text-sm wrap-anywhere text-ink-2">{address}</p>}
        <p className="text-sm text-ink-3">
          {mayChange ? roleMeanings[role] : `${roleNames[role]}: ${roleMeanings[role]}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {mayChange && (
          <Select
            aria-label={`Role of ${name}`}
            className="w-32"
            options={roleOptions}
            value={changeRole.isPending ? changeRole.variables.role : role}
            disabled={changeRole.isPending}
            onChange={({ target }) => changeRole.mutate({ id: member.id, role: target.value as Role })}
          />
        )}
        {mayChange && !isMe && (
          <>
            {role !== 'owner' && (
              <Button variant="outline" aria-label={`Hand over to ${name}`} onClick={() => onAsk('hand over')}>
                Hand over
              </Button>
            )}
            <Button variant="outline" aria-label={`Remove ${name}`} onClick={() => onAsk('remove')}>
              Remove
            </Button>
          </>
        )}
        {isMe && !isAlone && (
          <Button variant="outline" onClick={() => onAsk('leave')}>
            Leave
          </Button>
        )}
      </div>
    </li>
  )
}

function AskFirst({ about, what, workspace, onClose }: Asked & { workspace: string; onClose: () => void }) {
  const [remove, leave, handOver] = [useRemove(), useLeave(), useHandOver()]
  const { mutate, isPending } = { remove, leave, 'hand over': handOver }[what]
  const texts = {
    remove: {
      title: `Remove ${about.name}?`,
      text: 'Their posts stay. Their samples, proofs, slots, keys and LinkedIn connection in this workspace are deleted.',
      action: 'Remove',
    },
    leave: {
      title: `Leave ${workspace}?`,
      text: 'Your posts stay here. Your samples, proofs, slots, keys and LinkedIn connection in this workspace are deleted. To come back, you need an invitation.',
      action: 'Leave',
    },
    'hand over': {
      title: `Hand ${workspace} over to ${about.name}?`,
      text: `${about.name} becomes an owner, and you become an editor. Only an owner can change that again.`,
      action: 'Hand over',
    },
  }[what]
  return (
    <ConfirmDialog
      {...texts}
      isPending={isPending}
      onConfirm={() => mutate(about, { onSettled: onClose })}
      onClose={onClose}
    />
  )
}
