import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { connectPath, type ShownAuthorLink } from '#shared/authors.ts'
import { product } from '#shared/product.ts'
import { ApiError } from '#web/lib/api.ts'
import { clockIn } from '#web/lib/format.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Brand } from '#web/ui/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { authorLinkQuery, useConnect, useDisconnect } from './queries.ts'

/** Where the link of an author without a sign-in leads. Its token leaves the address at once. */
export function ConnectPage() {
  const { t } = useLingui()
  usePageTitle(t`Connect ${product.network}`)
  const [{ token, said }] = useState(() => ({
    token: window.location.hash.slice(1),
    said: new URLSearchParams(window.location.search).get('network'),
  }))
  useEffect(() => window.history.replaceState(window.history.state, '', connectPath), [])
  const { data, error, isPending } = useQuery(authorLinkQuery(token))
  if (isPending) return <PageSpinner />
  return (
    <main id="content" tabIndex={-1} className="flex min-h-svh flex-col px-4 py-4 outline-none md:px-7">
      <Brand />
      <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-10">
        <Card className="grid gap-5 p-5 md:p-6">
          {data ? (
            <Asked shown={data} token={token} mistake={said && said !== 'connected' ? said : null} />
          ) : (
            <>
              <h1 className="text-2xl font-semibold tracking-tight">
                <Trans>This link does not work</Trans>
              </h1>
              <p role="alert" className="text-ink-2">
                {error instanceof ApiError ? error.body : error.message}
              </p>
            </>
          )}
        </Card>
      </div>
    </main>
  )
}

interface AskedProps {
  shown: ShownAuthorLink
  token: string
  /** Why the last try connected nothing. */
  mistake: string | null
}

function Asked({
  shown: { author, workspace, askedBy, expiresAt, isConfigured, account },
  token,
  mistake,
}: AskedProps) {
  const { t } = useLingui()

  const connect = useConnect()
  const disconnect = useDisconnect()
  const { onMoment, shortDate } = clockIn(Intl.DateTimeFormat().resolvedOptions().timeZone)
  const who = askedBy ?? t`Somebody`
  const isLive = account && !account.isOver
  return (
    <>
      <div className="grid gap-2">
        <h1 dir="auto" className="text-2xl font-semibold tracking-tight wrap-anywhere">
          {isLive ? t`Your ${product.network} account is connected` : t`Connect your ${product.network} account`}
        </h1>
        <p dir="auto" className="wrap-anywhere text-ink-2">
          {isLive
            ? t`Connected as ${account.name} ${onMoment(account.connectedAt)}.`
            : t`${who} writes posts for you, ${author}, in the workspace “${workspace}”, and asks you to connect your account.`}
        </p>
      </div>
      {mistake && (
        <p role="alert" className="wrap-anywhere">
          {mistake}
        </p>
      )}
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-2 marker:text-ink-3">
        <li>
          <Trans>
            The people of “{workspace}” can publish posts in your name, with your first comment. What else{' '}
            {product.network} grants, it shows you before you agree.
          </Trans>
        </li>
        <li>
          <Trans>You need no account here, and nobody here sees your password.</Trans>
        </li>
        <li>
          {account && `${t`The connection ends on ${{ date: shortDate(account.expiresAt) }}.`} `}
          <Trans>
            You can end it on this page until {{ date: shortDate(expiresAt) }}, and at any time on{' '}
            {{ network: product.network }}: Settings, Data privacy, Permitted services.
          </Trans>
        </li>
      </ul>
      {!isConfigured && (
        <p role="alert">
          <Trans>This server cannot connect accounts any more. Nothing is to do for you.</Trans>
        </p>
      )}
      {isConfigured && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant={isLive ? 'outline' : undefined}
            disabled={connect.isPending}
            onClick={() => connect.mutate(token)}
          >
            {account ? t`Connect again` : t`Connect ${product.network}`}
          </Button>
          {account && (
            <Button variant="outline" disabled={disconnect.isPending} onClick={() => disconnect.mutate(token)}>
              <Trans>Disconnect</Trans>
            </Button>
          )}
        </div>
      )}
    </>
  )
}
