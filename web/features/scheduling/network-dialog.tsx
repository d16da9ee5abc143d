import { CircleCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { product } from '#shared/product.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { browserZone } from '#web/lib/format.ts'
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
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx'
import { failureToast, toast } from '#web/ui/toast.ts'
import { manualModeText, useNetworkConnection } from './network-connection.ts'
import { OpenPointsStep, useOpenPointsQuestion } from './open-points.tsx'
import { instantOf, isPast, pastTimeSentence, scheduledSentence, whenOf } from './when.ts'
import { WhenFields } from './when-fields.tsx'

const usualTime = '12:00'

interface NetworkDialogProps extends DialogProps {
  account: string
  editor: PostEditor
  onFillBlanks: () => void
}

/** Opens on the Schedule tab once connected. */
export function NetworkDialog({ account, editor, onClose, onCloseAutoFocus, onFillBlanks }: NetworkDialogProps) {
  const { isConnected, ...connection } = useNetworkConnection(account)
  const [tab, setTab] = useState(isConnected ? 'schedule' : 'connect')
  const [when, setWhen] = useState(() => whenOf(editor.post?.scheduledFor, usualTime))
  const [isSending, setSending] = useState(false)
  const question = useOpenPointsQuestion(editor)

  function connect() {
    connection.connect()
    setTab('schedule')
  }

  function disconnect() {
    connection.disconnect()
    setTab('connect')
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!when.day || !when.time || !editor.post)
      return failureToast('Missing information', 'Please select both date and time for scheduling')
    if (isPast(when, new Date())) return failureToast('Failed to schedule post', pastTimeSentence)
    setSending(true)
    if (await question.ask()) return setSending(false)
    await schedule(instantOf(when.day, when.time))
  }

  async function goOn() {
    if (!when.day) return
    setSending(true)
    await schedule(instantOf(when.day, when.time), question.markAsked)
  }

  async function schedule(at: Date, before = async () => {}) {
    try {
      await before()
      await editor.schedule(at, browserZone(), true)
      toast({ title: 'Post scheduled', description: scheduledSentence(at) })
      onClose()
    } catch {
      failureToast('Scheduling failed', 'There was an error saving your scheduled post')
      setSending(false)
    }
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
            {question.isAsking && (
              <OpenPointsStep
                editor={editor}
                points={question.points}
                isSending={isSending}
                onGoOn={goOn}
                onFill={onFillBlanks}
                onBack={question.forget}
              />
            )}
            <form hidden={question.isAsking} noValidate onSubmit={submit} className="grid gap-5 [&[hidden]]:hidden">
              <WhenFields when={when} onChange={setWhen} />
              <StickyFooter>
                <Button variant="outline" onClick={onClose}>
                  Cancel
                </Button>
                <Button type="submit" disabled={isSending}>
                  Schedule
                </Button>
              </StickyFooter>
            </form>
          </TabsContent>
        </Tabs>
      </DialogContent>
    </Dialog>
  )
}
