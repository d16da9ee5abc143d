import { CircleCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { product } from '#shared/product.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast.ts'
import { type Desk, failureToast } from './desk.ts'
import type { DialogProps } from './dialogs.tsx'
import { keep, type Parse, useKept } from './kept.ts'
import { StickyFooter } from './sticky-footer.tsx'
import { browserZone, instantOf, isPast, pastTimeSentence, scheduledSentence, whenOf } from './when.ts'
import { WhenFields } from './when-fields.tsx'

const usualTime = '12:00'
/** In manual mode nothing is sent to the network: the author is reminded and posts by hand. */
const connection: Parse<'manual'> = (stored) => (stored === 'manual' ? stored : null)

interface NetworkDialogProps extends DialogProps {
  account: string
  desk: Desk
}

/** Opens on the Schedule tab once connected. */
export function NetworkDialog({ account, desk, onClose, onCloseAutoFocus }: NetworkDialogProps) {
  const key = `${account}:network`
  const isConnected = useKept(key, connection) !== null
  const [tab, setTab] = useState(isConnected ? 'schedule' : 'connect')
  const [when, setWhen] = useState(() => whenOf(desk.post?.scheduledFor, usualTime))
  const [isSending, setSending] = useState(false)

  function connect() {
    keep(key, 'manual')
    toast({ title: 'Network connected', description: `${product.name} reminds you, and you post by hand.` })
    setTab('schedule')
  }

  function disconnect() {
    keep(key, null)
    setTab('connect')
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!when.day || !when.time || !desk.post)
      return failureToast('Missing information', 'Please select both date and time for scheduling')
    if (isPast(when, new Date())) return failureToast('Failed to schedule post', pastTimeSentence)
    const at = instantOf(when.day, when.time)
    setSending(true)
    try {
      await desk.schedule(at, browserZone(), true)
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
            <p className="text-ink-2">
              {product.network} limits what its API lets apps post. In manual mode {product.name} reminds you when a
              post is due, and you post it by hand. Nothing is sent to {product.network}, and no password is asked.
            </p>
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
            <form noValidate onSubmit={submit} className="grid gap-5">
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
