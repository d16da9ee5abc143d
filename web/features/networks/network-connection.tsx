import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import type { NetworkState } from '#shared/networks.ts'
import { product } from '#shared/product.ts'
import { useClock } from '#web/lib/clock.ts'
import { networkQuery } from '#web/lib/network-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { HowReminded } from './by-hand.tsx'
import { connectPath, useChangeNetwork, useDisconnect } from './connection-queries.ts'

export function NetworkConnection({ onDisconnected }: { onDisconnected?: () => void }) {
  const network = useQuery(networkQuery)
  if (network.isPending) return <Skeleton className="h-20" />
  if (network.data?.account)
    return <Connected account={network.data.account} waiting={network.data.waiting} onDisconnected={onDisconnected} />
  const canPublish = network.data?.isConfigured === true
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="font-semibold">
          <Trans>You post by hand; we remind you.</Trans>
        </p>
        <p className="text-ink-2">
          <HowReminded />{' '}
          <Trans>Then you copy the text, post it on {product.network} yourself, and say that you did.</Trans>
        </p>
      </div>
      {canPublish ? (
        <>
          <p className="text-ink-2">
            <Trans>
              Connect your account to have due posts published on {product.network} for you. {product.network} asks for
              your permission once, and {product.name} never sees your password.
            </Trans>
          </p>
          <Button asChild className="justify-self-start">
            <a href={connectPath()}>
              <Trans>Connect {product.network}</Trans>
            </a>
          </Button>
        </>
      ) : (
        network.data && (
          <p className="text-sm text-ink-3">
            <Trans>This server isn’t set up to publish on {product.network}.</Trans>
          </p>
        )
      )}
    </div>
  )
}

interface ConnectedProps {
  account: NonNullable<NetworkState['account']>
  waiting: number
  onDisconnected?: () => void
}

function Connected({ account, waiting, onDisconnected }: ConnectedProps) {
  const { t } = useLingui()

  const id = useId()
  const { shortDate } = useClock()
  const change = useChangeNetwork()
  const disconnect = useDisconnect()
  const { name, state, sentence, expiresAt, publishes, figures } = account
  return (
    <div className="grid gap-4">
      {state === 'over' ? (
        <p className="flex gap-2 text-danger">
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          <span>
            {sentence}{' '}
            {waiting > 0 &&
              t`${plural(waiting, { one: 'One post waits for it and is published as soon as you reconnect.', other: '# posts wait for it and are published as soon as you reconnect.' })}`}
          </span>
        </p>
      ) : (
        <p className="flex items-center gap-2 font-medium text-good">
          <CircleCheck aria-hidden className="size-4 shrink-0" /> <Trans>Connected as {name}</Trans>
        </p>
      )}
      {state === 'expiring' && (
        <p className="text-warn">
          <Trans>
            {product.network} ends this connection on <time dateTime={expiresAt}>{shortDate(expiresAt)}</time>.
            Reconnect before then so that no post has to wait.
          </Trans>
        </p>
      )}
      {state === 'connected' && (
        <p className="text-sm text-ink-3">
          <Trans>
            {product.network} ends each connection after 60 days, this one on{' '}
            <time dateTime={expiresAt}>{shortDate(expiresAt)}</time>. You are warned a week before.
          </Trans>
        </p>
      )}
      {figures && (
        <p className="text-sm text-ink-2">
          {figures.on ? (
            <Trans>
              {{ product: product.name }} reads your posts’ figures there once a day, last on{' '}
              <time dateTime={figures.on}>{shortDate(figures.on)}</time>.
            </Trans>
          ) : (
            <Trans>{{ product: product.name }} reads your posts’ figures there once a day.</Trans>
          )}{' '}
          {figures.sentence}
        </p>
      )}
      <div className="flex items-center justify-between gap-4">
        <div>
          <p className="font-semibold">
            <Trans>Publish due posts</Trans>
          </p>
          <p id={id} className="text-sm text-ink-2">
            <Trans>When this is off, we’ll remind you and you post yourself.</Trans>
          </p>
        </div>
        <Switch
          label={t`Publish due posts`}
          describedBy={id}
          checked={publishes}
          disabled={change.isPending}
          onChange={(next) => change.mutate({ publishes: next })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        {state !== 'connected' && (
          <Button asChild>
            <a href={connectPath()}>
              <Trans>Reconnect</Trans>
            </a>
          </Button>
        )}
        <Button
          variant="outline"
          disabled={disconnect.isPending}
          onClick={() => disconnect.mutate(undefined, { onSuccess: onDisconnected })}
        >
          <Trans>Disconnect</Trans>
        </Button>
      </div>
    </div>
  )
}
