import type { Connection } from '#shared/engines.ts'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { Problem } from './problem.tsx'
import { sentenceOf, useDisconnect } from './queries.ts'

interface DisconnectDialogProps {
  connection: Connection
  name: string
  onClose: () => void
}

export function DisconnectDialog({ connection, name, onClose }: DisconnectDialogProps) {
  const disconnect = useDisconnect()
  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent>
        <div className="grid gap-1">
          <AlertDialogTitle>Remove {name}</AlertDialogTitle>
          <AlertDialogDescription>
            Its key is deleted from this server; to use it again, you’ll have to enter it again. Text being written now
            will still be finished.
          </AlertDialogDescription>
        </div>
        {disconnect.error && <Problem>{sentenceOf(disconnect.error)}</Problem>}
        <DialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <Button
            variant="destructive"
            disabled={disconnect.isPending}
            onClick={() => disconnect.mutate(connection.id, { onSuccess: onClose })}
          >
            {disconnect.isPending ? 'Removing…' : 'Remove'}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
