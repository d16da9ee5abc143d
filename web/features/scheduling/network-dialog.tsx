import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { product } from '#shared/product.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { Button } from '#web/ui/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  type DialogProps,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx'
import { failureToast } from '#web/ui/toast.ts'
import { EditorScheduleForm } from './editor-schedule-form.tsx'
import { manualModeText, useNetworkConnection } from './network-connection.ts'
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
  const { isConnected, ...connection } = useNetworkConnection(account)
  const [tab, setTab] = useState(isConnected ? 'schedule' : 'connect')

  function connect() {
    connection.connect()
    setTab('schedule')
  }

  function disconnect() {
    connection.disconnect()
    setTab('connect')
  }

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
            {isConnected ? 'Connected in manual mode.' : `Connect ${product.network} to plan your posts.`}
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
          <TabsContent value="connect" className="grid gap-4">
            <p className="text-ink-2">{manualModeText}</p>
            {isConnected ? (
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="flex items-center gap-2 font-medium text-good">
                  <CircleCheck aria-hidden className="size-4" /> Connected, manual mode
                </p>
                <Button variant="outline" onClick={disconnect}>
                  Disconnect
                </Button>
              </div>
            ) : (
              <DialogFooter>
                <Button variant="outline" onClick={onClose}>
                  Cancel
                </Button>
                <Button onClick={connect}>Connect in manual mode</Button>
              </DialogFooter>
            )}
          </TabsContent>
          <TabsContent value="schedule">
            <EditorScheduleForm
              editor={editor}
              usualTime="12:00"
              refusals={refusals}
              submit="Schedule"
              isDraftAgain
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
