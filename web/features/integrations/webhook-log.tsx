import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { deliveryDays } from '#shared/webhook-events.ts'
import type { Delivery, Webhook } from '#shared/webhooks.ts'
import { useClock } from '#web/lib/clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Select } from '#web/ui/select.tsx'
import { eventName, outcomeOf } from './webhook-events.ts'
import { deliveriesQuery, useReplay } from './webhook-queries.ts'

/** The events of a webhook, with ways to send them again. */
export function WebhookLog({ webhook }: { webhook: Webhook }) {
  const { t } = useLingui()

  const list = useInfiniteQuery(deliveriesQuery(webhook.id))
  const rows = useRef<HTMLUListElement>(null)
  return (
    <Loaded
      of={list.data}
      error={list.error}
      onRetry={() => void list.refetch()}
      loading={t`Loading the events`}
      failed={t`Could not load the events.`}
    >
      {({ pages }) => {
        const deliveries = pages.flatMap(({ items }) => items)
        if (deliveries.length === 0)
          return (
            <p className="text-ink-2">
              <Trans>Nothing has been sent in the last {deliveryDays} days. Try “Send a test”.</Trans>
            </p>
          )
        return (
          <div className="grid gap-3">
            <ul ref={rows} aria-label={t`Events`} className="grid divide-y divide-line">
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.eventId} webhook={webhook} delivery={delivery} />
              ))}
            </ul>
            <LoadMore
              list={list}
              failed={t`More events couldn’t be loaded. Those above are still here.`}
              items={rows}
            />
            {webhook.state === 'on' && <ReplaySpan webhook={webhook} />}
          </div>
        )
      }}
    </Loaded>
  )
}

const stateBadges = {
  delivered: (
    <Badge variant="good">
      <Trans>Delivered</Trans>
    </Badge>
  ),
  failed: (
    <Badge variant="warn">
      <Trans>Given up</Trans>
    </Badge>
  ),
  waiting: (
    <Badge>
      <Trans>Waiting</Trans>
    </Badge>
  ),
}

function DeliveryRow({ webhook, delivery }: { webhook: Webhook; delivery: Delivery }) {
  const { t } = useLingui()

  const { moment } = useClock()
  const replay = useReplay(webhook.id)
  const { eventId, type, at, state, attempts, nextAt, answer } = delivery
  const again = webhook.state === 'on' && state === 'waiting' && attempts > 0 && nextAt
  return (
    <li className="grid gap-1 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="tabular flex flex-wrap items-center gap-x-2">
          {eventName(type)} {stateBadges[state]}
          <span className="text-sm text-ink-2">{moment(at)}</span>
        </p>
        {webhook.state === 'on' && (
          <Button
            variant="outline"
            size="sm"
            aria-label={t`Send again: ${eventName(type)}, ${moment(at)}`}
            aria-disabled={replay.isPending}
            onClick={() => !replay.isPending && replay.mutate({ eventId })}
          >
            <Trans>Send again</Trans>
          </Button>
        )}
      </div>
      <p className="tabular text-sm text-ink-2">
        {again
          ? t`${{ outcome: outcomeOf(delivery) }}. Next attempt: ${{ when: moment(nextAt) }}`
          : outcomeOf(delivery)}
      </p>
      {answer && (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer text-ink-3 hover:text-ink max-md:py-2.5">
            <Trans>What it answered</Trans>
          </summary>
          <p
            dir="auto"
            className="mt-1 rounded border border-line bg-sunk p-2 font-mono text-xs leading-5 wrap-anywhere"
          >
            {answer}
          </p>
        </details>
      )}
    </li>
  )
}

const hour = 3_600_000
const spans = [
  { id: String(hour), name: msg`the last hour` },
  { id: String(24 * hour), name: msg`the last 24 hours` },
  { id: String(7 * 24 * hour), name: msg`the last 7 days` },
  { id: String(deliveryDays * 24 * hour), name: msg`the last ${deliveryDays} days` },
]

function ReplaySpan({ webhook }: { webhook: Webhook }) {
  const { t } = useLingui()
  const replay = useReplay(webhook.id)
  const [span, setSpan] = useState(spans[1]!.id)
  const [isAll, setAll] = useState(false)
  const send = () => {
    const now = Date.now()
    const wanted = { from: new Date(now - Number(span)).toISOString(), to: new Date(now).toISOString() }
    if (!replay.isPending) replay.mutate(isAll ? wanted : { ...wanted, only: 'failed' })
  }
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <legend className="mb-1.5 text-sm font-medium text-ink-2">
        <Trans>Send several again</Trans>
      </legend>
      <Select
        aria-label={t`Which events`}
        options={[
          { id: 'failed', name: t`What was given up in` },
          { id: 'all', name: t`Everything in` },
        ]}
        value={isAll ? 'all' : 'failed'}
        onChange={({ target }) => setAll(target.value === 'all')}
      />
      <Select
        aria-label={t`Of what time`}
        options={spans.map(({ id, name }) => ({ id, name: t(name) }))}
        value={span}
        onChange={({ target }) => setSpan(target.value)}
      />
      <Button variant="outline" aria-disabled={replay.isPending} onClick={send}>
        <Trans>Send again</Trans>
      </Button>
    </fieldset>
  )
}
