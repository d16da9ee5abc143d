import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { bothSecretsHours, maxWebhooks } from '#shared/webhook-events.ts'
import type { Webhook, WebhookWithSecret } from '#shared/webhooks.ts'
import { useClock } from '#web/lib/clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Copyable } from './copyable.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { eventNames } from './webhook-events.ts'
import { WebhookLog } from './webhook-log.tsx'
import { useRemoveWebhook, useRenewSecret, useSwitchWebhook, useTestWebhook, webhooksQuery } from './webhook-queries.ts'
import { WebhookSecret } from './webhook-secret.tsx'

export function WebhooksSection() {
  const { t } = useLingui()

  const { data: webhooks, error, refetch } = useQuery(webhooksQuery)
  const [isAdding, setAdding] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  return (
    <SettingsCard
      title={t`Webhooks`}
      text={t`Your own programs are told as soon as something happens to a post or an idea.`}
    >
      <Loaded
        of={webhooks}
        error={error}
        onRetry={refetch}
        loading={t`Loading your webhooks`}
        failed={t`Could not load your webhooks.`}
      >
        {(all) => (
          <>
            {all.length === 0 ? (
              <Example />
            ) : (
              <ul ref={list} tabIndex={-1} aria-label={t`Webhooks`} className="grid divide-y divide-line outline-none">
                {all.map((webhook) => (
                  <WebhookItem key={webhook.id} webhook={webhook} onRemoved={() => list.current?.focus()} />
                ))}
              </ul>
            )}
            {all.length < maxWebhooks ? (
              <Button className="justify-self-start" onClick={() => setAdding(true)}>
                <Trans>Add a webhook</Trans>
              </Button>
            ) : (
              <p className="text-ink-2">
                <Trans>You have {maxWebhooks} webhooks, which is as many as there can be.</Trans>
              </p>
            )}
          </>
        )}
      </Loaded>
      {isAdding && <WebhookDialog webhook={null} onClose={() => setAdding(false)} />}
    </SettingsCard>
  )
}

const example = `POST /hooks
webhook-id: msg_5e1f…
webhook-signature: v1,K5oZ…

{
  "type": "post.published",
  "timestamp": "2026-11-26T09:00:00.000Z",
  "data": { "title": "The Monday meeting", … }
}`

function Example() {
  const { t } = useLingui()

  return (
    <Copyable
      name={t`The example`}
      caption={<Trans>For example, when a post goes live, your address gets:</Trans>}
      text={example}
    />
  )
}

function WebhookItem({ webhook, onRemoved }: { webhook: Webhook; onRemoved: () => void }) {
  const { t } = useLingui()

  const { url, events, state } = webhook
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<'edit' | 'secret' | 'delete'>()
  const change = useSwitchWebhook()
  const test = useTestWebhook()
  const isOn = state === 'on'
  const closing = () => setAsked(undefined)
  return (
    <li className="grid gap-3 py-4 first:pt-0">
      <div className="grid gap-1">
        <h3 className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
          {url} <StateBadge webhook={webhook} />
        </h3>
        <p className="text-sm text-ink-2">{events.map((type) => t(eventNames[type].name)).join(', ')}</p>
        <StateNote webhook={webhook} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Action
          isMain={!isOn}
          onClick={() => change.mutate({ id: webhook.id, state: isOn ? 'paused' : 'on' })}
          isBusy={change.isPending}
        >
          {isOn ? t`Pause` : t`Switch on`}
        </Action>
        <Action isBusy={test.isPending} onClick={() => test.mutate(webhook, { onSuccess: () => setOpen(true) })}>
          <Trans>Send a test</Trans>
        </Action>
        <Action onClick={() => setAsked('edit')}>
          <Trans>Edit</Trans>
        </Action>
        <Action onClick={() => setAsked('secret')}>
          <Trans>New secret</Trans>
        </Action>
        <Action onClick={() => setAsked('delete')}>
          <Trans>Delete</Trans>
        </Action>
      </div>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="w-fit cursor-pointer font-medium text-action-text max-md:py-2.5">
          <Trans>Sent events</Trans>
        </summary>
        <div className="pt-2">{isOpen && <WebhookLog webhook={webhook} />}</div>
      </details>
      {asked === 'edit' && <WebhookDialog webhook={webhook} onClose={closing} />}
      {asked === 'secret' && <NewSecret webhook={webhook} onClose={closing} />}
      {asked === 'delete' && <Deletion webhook={webhook} onClose={closing} onRemoved={onRemoved} />}
    </li>
  )
}

interface ActionProps {
  onClick: () => void
  isBusy?: boolean
  isMain?: boolean
  children: ReactNode
}

const Action = ({ onClick, isBusy, isMain, children }: ActionProps) => (
  <Button
    variant={isMain ? undefined : 'outline'}
    size="sm"
    aria-disabled={isBusy}
    onClick={() => !isBusy && onClick()}
  >
    {children}
  </Button>
)

function StateBadge({ webhook: { state, failingSince } }: { webhook: Webhook }) {
  if (state === 'off')
    return (
      <Badge variant="warn">
        <Trans>Switched off</Trans>
      </Badge>
    )
  if (state === 'paused')
    return (
      <Badge>
        <Trans>Paused</Trans>
      </Badge>
    )
  return failingSince ? (
    <Badge variant="warn">
      <Trans>Failing</Trans>
    </Badge>
  ) : (
    <Badge variant="good">
      <Trans>On</Trans>
    </Badge>
  )
}

/** Why it is off or failing, and what happens to its events meanwhile. */
function StateNote({ webhook }: { webhook: Webhook }) {
  const { t } = useLingui()

  const { state, offBecause, failingSince, waiting, bothSecretsUntil } = webhook
  const { moment } = useClock()
  const kept =
    state === 'on'
      ? t`${plural(waiting, { one: '# event waits to be accepted.', other: '# events wait to be accepted.' })}`
      : t`${plural(waiting, { one: '# event waits until you switch it on.', other: '# events wait until you switch it on.' })}`
  const notes = [
    ...(state === 'off' && offBecause === 'gone' ? [t`It answered that it wants no more events.`] : []),
    ...(state === 'off' && offBecause === 'failing' ? [t`It accepted no event for five days.`] : []),
    ...(state === 'on' && failingSince ? [t`It has accepted no event since ${moment(failingSince)}.`] : []),
    ...(waiting > 0 ? [kept] : []),
    ...(bothSecretsUntil ? [t`Both secrets sign until ${moment(bothSecretsUntil)}.`] : []),
  ]
  return notes.length > 0 && <p className="tabular text-sm text-ink-2">{notes.join(' ')}</p>
}

function NewSecret({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useLingui()

  const renew = useRenewSecret()
  const [made, setMade] = useState<WebhookWithSecret>()
  if (!made)
    return (
      <ConfirmDialog
        title={t`Make a new secret?`}
        text={t`Events are signed with the new and the former secret for ${bothSecretsHours} hours, so your program has time to change.`}
        action={t`Make a new secret`}
        isPending={renew.isPending}
        onConfirm={() => renew.mutate(webhook, { onSuccess: setMade })}
        onClose={onClose}
      />
    )
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <WebhookSecret
          secret={made.secret}
          title={t`New secret`}
          note={t`The former one also signs for ${bothSecretsHours} hours.`}
          onClose={onClose}
        />
      </DialogContent>
    </Dialog>
  )
}

interface DeletionProps {
  webhook: Webhook
  onClose: () => void
  onRemoved: () => void
}

function Deletion({ webhook, onClose, onRemoved }: DeletionProps) {
  const { t } = useLingui()

  const remove = useRemoveWebhook()
  const onSuccess = () => {
    onClose()
    onRemoved()
  }
  return (
    <ConfirmDialog
      title={t`Delete this webhook?`}
      text={t`Its secret and its list of sent events are deleted too. Events that wait are never sent.`}
      action={t`Delete`}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(webhook, { onSuccess })}
      onClose={onClose}
    />
  )
}
