import { Trans, useLingui } from '@lingui/react/macro'
import type { Sample } from '#shared/samples.ts'
import { trashDays } from '#shared/trash.ts'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { useDeleteSample } from './queries.ts'
import { titleOf } from './sample-card.tsx'

export function DeleteSampleDialog({ sample, onClose }: { sample: Sample; onClose: () => void }) {
  const { t } = useLingui()

  const deletion = useDeleteSample()
  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent>
        <div className="grid gap-1">
          <AlertDialogTitle>
            <Trans>Delete sample</Trans>
          </AlertDialogTitle>
          <AlertDialogDescription>
            <Trans>
              Are you sure you want to delete “<span data-own>{titleOf(sample)}</span>”? You can restore it from the
              trash for {trashDays} days.
            </Trans>
          </AlertDialogDescription>
        </div>
        <DialogFooter>
          <AlertDialogCancel>
            <Trans>Cancel</Trans>
          </AlertDialogCancel>
          <Button
            variant="destructive"
            disabled={deletion.isPending}
            onClick={() => deletion.mutate(sample.id, { onSuccess: onClose })}
          >
            {deletion.isPending ? t`Deleting…` : t`Delete`}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
