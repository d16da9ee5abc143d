import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { product } from '#shared/product.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { useManualMode } from '#web/features/networks/manual-mode.ts'
import { NetworkConnection } from '#web/features/networks/network-connection.tsx'
import { networkQuery } from '#web/features/networks/queries.ts'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  type DialogProps,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx'
import { failureToast } from '#web/ui/toast.ts'
import { EditorScheduleForm } from './editor-schedule-form.tsx'
import type { Refusals } from './schedule-form.tsx'

const refusals: Refusals = {
  missing: ['Missing information', 'Please select both date and time for scheduling'],
  past: 'Failed to schedule post',
  failed: () => ['Scheduling failed', 'There was an error saving your scheduled post'],
}

interface NetworkDialogProps extends DialogProps {
  account: string
  editor: PostEditor
  onFillBlanks: () => void
}

/** Opens on the Schedule tab once connected. */
export function NetworkDialog({ account, editor, onClose, onCloseAutoFocus, onFillBlanks }: NetworkDialogProps) {
  const { isManual } = useManualMode(account)
  const connected = useQuery(networkQuery).data?.account
  const isConnected = isManual || Boolean(connected)
  const [chosen, setTab] = useState<string | null>(null)
  const tab = chosen ?? (isConnected ? 'schedule' : 'connect')

  function isReady(): boolean {
    if (!editor.post) failureToast(...refusals.missing)
    return editor.post !== undefined
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-w-xl" onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>Network Integration</DialogTitle>
          <DialogDescription>
            {connected
              ? `Connected as ${connected.name}.`
              : isManual
                ? 'Connected in manual mode.'
                : `Connect ${product.network} to plan your posts.`}
          </DialogDescription>
        </DialogHeader>
        <Tabs value={tab} onValueChange={setTab} className="grid gap-4">
          <TabsList aria-label="Network">
            <TabsTrigger value="connect">Connect</TabsTrigger>
            <TabsTrigger
              value="schedule"
              disabled={!isConnected}
              title={isConnected ? undefined : 'Connect first'}
              className="disabled:text-ink-3"
            >
              Schedule
            </TabsTrigger>
          </TabsList>
          <TabsContent value="connect">
            <NetworkConnection
              account={account}
              manual="Connect in manual mode"
              onConnected={() => setTab('schedule')}
              onDisconnected={() => setTab('connect')}
            />
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
