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
        <p className="font-semibold">You post by hand; we remind you.</p>
        <p className="text-ink-2">
          <HowReminded /> Then you copy the text, post it on {product.network} yourself, and say that you did.
        </p>
      </div>
      {canPublish ? (
        <>
          <p className="text-ink-2">
            Connect your account to have due posts published on {product.network} for you. {product.network} asks for
            your permission once, and {product.name} never sees your password.
          </p>
          <Button asChild className="justify-self-start">
            <a href={connectPath()}>Connect {product.network}</a>
          </Button>
        </>
      ) : (
        network.data && <p className="text-sm text-ink-3">This server isn’t set up to publish on {product.network}.</p>
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
              `${waiting === 1 ? 'One post waits' : `${waiting} posts wait`} for it and ${waiting === 1 ? 'is' : 'are'} published as soon as you reconnect.`}
          </span>
        </p>
      ) : (
        <p className="flex items-center gap-2 font-medium text-good">
          <CircleCheck aria-hidden className="size-4 shrink-0" /> Connected as {name}
        </p>
      )}
      {state === 'expiring' && (
        <p className="text-warn">
          {product.network} ends this connection on <time dateTime={expiresAt}>{shortDate(expiresAt)}</time>. Reconnect
          before then so that no post has to wait.
        </p>
      )}
      {state === 'connected' && (
        <p className="text-sm text-ink-3">
          {product.network} ends each connection after 60 days, this one on{' '}
          <time dateTime={expiresAt}>{shortDate(expiresAt)}</time>. You are warned a week before.
        </p>
      )}
      {figures && (
        <p className="text-sm text-ink-2">
          {product.name} reads your posts’ figures there once a day
          {figures.on && (
            <>
              , last on <time dateTime={figures.on}>{shortDate(figures.on)}</time>
            </>
          )}
          . {figures.sentence}
        </p>
      )}
      <div className="flex items-center justify-between gap-4">
        <div>
          <p className="font-semibold">Publish due posts</p>
          <p id={id} className="text-sm text-ink-2">
            When this is off, we’ll remind you and you post yourself.
          </p>
        </div>
        <Switch
          label="Publish due posts"
          describedBy={id}
          checked={publishes}
          disabled={change.isPending}
          onChange={(next) => change.mutate({ publishes: next })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        {state !== 'connected' && (
          <Button asChild>
            <a href={connectPath()}>Reconnect</a>
          </Button>
        )}
        <Button
          variant="outline"
          disabled={disconnect.isPending}
          onClick={() => disconnect.mutate(undefined, { onSuccess: onDisconnected })}
        >
          Disconnect
        </Button>
      </div>
    </div>
  )
}
