import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { type WebhookEventType, webhookEventTypes } from '#shared/webhook-events.ts'
import type { Webhook, WebhookWithSecret } from '#shared/webhooks.ts'
import { messageOf } from '#web/lib/api.ts'
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
import { Field, type Mistakes } from '#web/ui/field.tsx'
import { eventNames } from './webhook-events.ts'
import { useSaveWebhook } from './webhook-queries.ts'
import { WebhookSecret } from './webhook-secret.tsx'

const usual: WebhookEventType[] = ['post.published', 'post.failed']

interface WebhookDialogProps extends Pick<DialogProps, 'onClose'> {
  /** Null for a new one, whose secret is then shown. */
  webhook: Webhook | null
}

export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const { t } = useLingui()

  const [added, setAdded] = useState<WebhookWithSecret>()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        {added ? (
          <WebhookSecret secret={added.secret} title={t`Webhook added`} onClose={onClose} />
        ) : (
          <WebhookForm webhook={webhook} onClose={onClose} onAdded={setAdded} />
        )}
      </DialogContent>
    </Dialog>
  )
}

function WebhookForm({
  webhook,
  onClose,
  onAdded,
}: WebhookDialogProps & { onAdded: (added: WebhookWithSecret) => void }) {
  const { t } = useLingui()

  const save = useSaveWebhook()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState(webhook?.events ?? usual)
  const [mistakes, setMistakes] = useState<Mistakes>({})

  function submit(event: FormEvent) {
    event.preventDefault()
    const found: Mistakes = {
      url: url.trim() ? undefined : t`Enter the address.`,
      events: events.length > 0 ? undefined : t`Choose at least one event.`,
    }
    setMistakes(found)
    if (save.isPending || Object.values(found).some(Boolean)) return
    const onSuccess = (saved: Webhook | WebhookWithSecret) => ('secret' in saved ? onAdded(saved) : onClose())
    save.mutate({ url: url.trim(), events, id: webhook?.id }, { onSuccess })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <DialogHeader>
        <DialogTitle>{webhook ? t`Edit webhook` : t`Add a webhook`}</DialogTitle>
        <DialogDescription>
          <Trans>Each event is sent to this address, signed, until it answers with success.</Trans>
        </DialogDescription>
      </DialogHeader>
      <Field
        label={t`Address`}
        type="url"
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        placeholder={/* not shown */ 'https://example.com/hooks'}
        value={url}
        mistake={mistakes.url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <fieldset className="min-w-0" aria-describedby={mistakes.events ? 'webhook-events-mistake' : undefined}>
        <legend className="mb-1 font-semibold">
          <Trans>Events</Trans>
        </legend>
        <div className="grid gap-0.5">
          {webhookEventTypes.map((type) => (
            <label
              key={type}
              className="flex min-h-9 cursor-pointer items-start gap-2.5 py-1 leading-5 max-md:min-h-11"
            >
              <input
                type="checkbox"
                className="mt-0.5 size-4 shrink-0 cursor-pointer accent-action"
                checked={events.includes(type)}
                onChange={({ target }) =>
                  setEvents(webhookEventTypes.filter((one) => (one === type ? target.checked : events.includes(one))))
                }
              />
              <span className="grid gap-x-2 sm:flex">
                {t(eventNames[type].name)} <span className="text-sm text-ink-3">{t(eventNames[type].note)}</span>
              </span>
            </label>
          ))}
        </div>
        {mistakes.events && (
          <p id="webhook-events-mistake" className="mt-1 text-sm text-danger">
            {mistakes.events}
          </p>
        )}
      </fieldset>
      {save.error && (
        <p role="alert" className="text-sm text-danger">
          {messageOf(save.error).replace(/^\d+: /, '')}
        </p>
      )}
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? t`Saving…` : webhook ? t`Save` : t`Add webhook`}
        </Button>
      </DialogFooter>
    </form>
  )
}
