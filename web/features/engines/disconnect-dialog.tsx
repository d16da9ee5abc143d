import { useLingui } from '@lingui/react/macro'
import type { Connection } from '#shared/engines.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Problem } from './problem.tsx'
import { sentenceOf, useDisconnect } from './queries.ts'

interface DisconnectDialogProps {
  connection: Connection
  name: string
  onClose: () => void
}

export function DisconnectDialog({ connection, name, onClose }: DisconnectDialogProps) {
  const { t } = useLingui()

  const { mutate, isPending, error } = useDisconnect()
  return (
    <ConfirmDialog
      title={t`Remove ${name}`}
      text={t`Its key is deleted from this server; to use it again, you’ll have to enter it again. Text being written now will still be finished.`}
      action={isPending ? t`Removing…` : t`Remove`}
      isPending={isPending}
      onConfirm={() => mutate(connection.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      {error && <Problem>{sentenceOf(error)}</Problem>}
    </ConfirmDialog>
  )
}
