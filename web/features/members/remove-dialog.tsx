import { useId, useState } from 'react'
import type { Member } from '#shared/members.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { useRemove } from './queries.ts'

interface RemoveDialogProps {
  of: Member
  members: readonly Member[]
  onClose: () => void
}

/** Asks before a member is removed, and whose the posts become. */
export function RemoveDialog({ of: { id, name, role }, members, onClose }: RemoveDialogProps) {
  const selectId = useId()
  const [postsTo, setPostsTo] = useState('')
  const remove = useRemove()
  const isAuthor = role === 'author'
  const lost = isAuthor
    ? 'The voice, samples, proofs, slots and LinkedIn connection of this author are deleted.'
    : 'Their samples, proofs, slots, keys and LinkedIn connection in this workspace are deleted.'
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      text={`The posts stay. ${lost}`}
      action="Remove"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id, postsTo }, { onSettled: onClose })}
      onClose={onClose}
    >
      <div className="grid gap-1.5">
        <Label htmlFor={selectId}>The posts become those of</Label>
        <Select
          id={selectId}
          options={[
            { id: '', name: isAuthor ? 'Nobody' : `${name}, as before` },
            ...members.filter((one) => one.id !== id),
          ]}
          value={postsTo}
          onChange={({ target }) => setPostsTo(target.value)}
        />
      </div>
    </ConfirmDialog>
  )
}
