import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { maxWorkspaceName } from '#shared/members.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useMakeWorkspace } from './queries.ts'

export function NewWorkspaceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()

  const [name, setName] = useState('')
  const make = useMakeWorkspace()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) make.mutate(name.trim())
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <form onSubmit={submit} className="grid gap-5">
          <DialogHeader>
            <DialogTitle>
              <Trans>New workspace</Trans>
            </DialogTitle>
            <DialogDescription>
              <Trans>
                One for each client: with its own posts, ideas, voice, slots, LinkedIn connection and members.
              </Trans>
            </DialogDescription>
          </DialogHeader>
          <Field
            label={t`Name`}
            autoFocus
            value={name}
            maxLength={maxWorkspaceName}
            onChange={({ target }) => setName(target.value)}
          />
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" disabled={!name.trim() || make.isPending}>
              <Trans>Create workspace</Trans>
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
