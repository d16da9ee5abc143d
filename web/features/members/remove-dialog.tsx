import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Member } from '#shared/members.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TakerChoice } from './hand-over.tsx'
import { useLeave, useRemove } from './queries.ts'

interface RemoveDialogProps {
  of: Member
  members: readonly Member[]
  workspace: string
  onClose: () => void
}

/** Asks before a member is removed or leaves, and whose the posts become. */
export function RemoveDialog({ of: member, members, workspace, onClose }: RemoveDialogProps) {
  const { t } = useLingui()

  const { id, name, role, isMe } = member
  const [postsTo, setPostsTo] = useState('')
  const [remove, leave] = [useRemove(), useLeave()]
  const { mutate, isPending } = isMe ? leave : remove
  const lost = isMe
    ? t`Your samples, proofs, slots, keys and LinkedIn connection in this workspace are deleted. To come back, you need an invitation.`
    : role === 'author'
      ? t`The voice, samples, proofs, slots and LinkedIn connection of this author are deleted.`
      : t`Their samples, proofs, slots, keys and LinkedIn connection in this workspace are deleted.`
  return (
    <ConfirmDialog
      title={isMe ? t`Leave ${workspace}?` : t`Remove ${name}?`}
      text={`${isMe ? t`Your posts stay here.` : t`The posts stay here.`} ${lost}`}
      action={isMe ? t`Leave` : t`Remove`}
      isPending={isPending}
      onConfirm={() => mutate({ id, postsTo }, { onSettled: onClose })}
      onClose={onClose}
    >
      <TakerChoice from={member} members={members} value={postsTo} onChange={setPostsTo} />
    </ConfirmDialog>
  )
}
