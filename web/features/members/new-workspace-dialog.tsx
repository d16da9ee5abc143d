import { type FormEvent, useState } from 'react'
import { maxWorkspaceName } from '#shared/members.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useMakeWorkspace } from './queries.ts'

export function NewWorkspaceDialog({ onClose }: { onClose: () => void }) {
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
            <DialogTitle>New workspace</DialogTitle>
            <DialogDescription>
              One for each client: with its own posts, ideas, voice, slots, LinkedIn connection and members.
            </DialogDescription>
          </DialogHeader>
          <Field
            label="Name"
            autoFocus
            value={name}
            maxLength={maxWorkspaceName}
            onChange={({ target }) => setName(target.value)}
          />
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!name.trim() || make.isPending}>
              Create workspace
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
