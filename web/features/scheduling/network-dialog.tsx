import { msg, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { product } from '#shared/product.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { NetworkConnection } from '#web/features/networks/network-connection.tsx'
import { networkQuery } from '#web/lib/network-queries.ts'
import { failureToast } from '#web/lib/toast.ts'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  type DialogProps,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx'
import { EditorScheduleForm } from './editor-schedule-form.tsx'
import type { Refusals } from './schedule-form.tsx'
import { notStored } from './when.ts'

const refusals: Refusals = {
  missing: [msg`Missing information`, msg`Please select both date and time for scheduling`],
  failed: (error) => [t`Scheduling failed`, notStored(error)],
}

interface NetworkDialogProps extends DialogProps {
  editor: PostEditor
  onFillBlanks: () => void
}

/** Opens on the Schedule tab unless there is something to connect. */
export function NetworkDialog({ editor, onClose, onCloseAutoFocus, onFillBlanks }: NetworkDialogProps) {
  const { t } = useLingui()

  const network = useQuery(networkQuery).data
  const connected = network?.account
  const canConnect = network?.isConfigured === true && !connected
  const [chosen, setTab] = useState<string | null>(null)
  const tab = chosen ?? (canConnect ? 'connect' : 'schedule')

  function isReady(): boolean {
    const [title, sentence] = refusals.missing
    if (!editor.post) failureToast(t(title), t(sentence))
    return editor.post !== undefined
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-w-xl" onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>
            <Trans>Network Integration</Trans>
          </DialogTitle>
          <DialogDescription>
            {connected
              ? t`Connected as ${connected.name}.`
              : canConnect
                ? t`Connect ${product.network}, and we post for you.`
                : t`You post by hand; we remind you.`}
          </DialogDescription>
        </DialogHeader>
        <Tabs value={tab} onValueChange={setTab} className="grid gap-4">
          <TabsList aria-label={t`Network`}>
            <TabsTrigger value="connect">
              <Trans>Connect</Trans>
            </TabsTrigger>
            <TabsTrigger
              value="schedule"
              disabled={canConnect}
              title={canConnect ? t`Connect first` : undefined}
              className="disabled:text-ink-3"
            >
              <Trans>Schedule</Trans>
            </TabsTrigger>
          </TabsList>
          <TabsContent value="connect">
            <NetworkConnection onDisconnected={() => setTab('connect')} />
          </TabsContent>
          <TabsContent value="schedule">
            <EditorScheduleForm
              editor={editor}
              usualTime="12:00"
              refusals={refusals}
              isReady={isReady}
              onFillBlanks={onFillBlanks}
              onClose={onClose}
            />
          </TabsContent>
        </Tabs>
      </DialogContent>
    </Dialog>
  )
}
