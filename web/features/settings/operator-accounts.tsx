import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AccountChange, OperatedAccount } from '#shared/operators.ts'
import { useClock } from '#web/lib/clock.ts'
import { listed } from '#web/lib/intl.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { AccountChangeDialog } from './account-change-dialog.tsx'
import { accountsQuery } from './operator-queries.ts'

interface Asked {
  account: OperatedAccount
  change: AccountChange
}

export function OperatorAccounts({ onLookAt }: { onLookAt: (email: string) => void }) {
  const { t } = useLingui()

  const [typed, setTyped] = useState('')
  const email = useDebounced(typed.trim(), 250)
  const list = useInfiniteQuery(accountsQuery(email))
  const [asked, setAsked] = useState<Asked | null>(null)
  const rows = useRef<HTMLUListElement>(null)
  return (
    <SettingsCard
      title={t`Accounts`}
      text={t`Everybody who can sign in to this server, the newest first. A disabled account is signed out, and its posts are not published.`}
    >
      <Field
        label={t`Find by email`}
        type="search"
        autoComplete="off"
        maxLength={254}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Loaded
        of={list.data}
        error={list.error}
        onRetry={() => void list.refetch()}
        loading={t`Loading the accounts`}
        failed={t`Could not load the accounts.`}
      >
        {({ pages }) => {
          const accounts = pages.flatMap(({ items }) => items)
          return accounts.length === 0 ? (
            <p className="text-ink-2">
              <Trans>No account has an email like this.</Trans>
            </p>
          ) : (
            <>
              <ul ref={rows} aria-label={t`Accounts`} className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
                {accounts.map((account) => (
                  <Account
                    key={account.id}
                    account={account}
                    onAsk={(change) => setAsked({ account, change })}
                    onLookAt={() => onLookAt(account.email)}
                  />
                ))}
              </ul>
              <LoadMore
                list={list}
                failed={t`More accounts couldn’t be loaded. Those above are still here.`}
                items={rows}
              />
            </>
          )
        }}
      </Loaded>
      {asked && <AccountChangeDialog {...asked} onClose={() => setAsked(null)} />}
    </SettingsCard>
  )
}

interface AccountProps {
  account: OperatedAccount
  onAsk: (change: AccountChange) => void
  onLookAt: () => void
}

function Account({ account, onAsk, onLookAt }: AccountProps) {
  const { t } = useLingui()

  const { shortDate, moment } = useClock()
  const { email, fullName, createdAt, waysIn, sessions, usedAt, disabledAt, isOperator, isOwn } = account
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 py-4">
      <div>
        <p dir="auto" className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
          <span data-own>{fullName}</span>{' '}
          {isOwn ? (
            <Badge>
              <Trans>You</Trans>
            </Badge>
          ) : (
            isOperator && (
              <Badge>
                <Trans>Operator</Trans>
              </Badge>
            )
          )}
          {disabledAt && (
            <Badge variant="warn">
              <Trans>Disabled</Trans>
            </Badge>
          )}
        </p>
        <p className="wrap-anywhere">{email}</p>
        <p className="tabular text-sm wrap-anywhere text-ink-2">
          {[
            t`Since ${{ date: shortDate(createdAt) }}`,
            waysIn.length > 0
              ? t`signs in with ${{ ways: listed(waysIn.map(wayName), 'unit') }}`
              : t`has no way to sign in`,
            t`${plural(sessions, { one: '# session', other: '# sessions' })}`,
            ...(usedAt ? [t`last used ${{ when: moment(usedAt) }}`] : []),
            ...(disabledAt ? [t`disabled ${{ when: moment(disabledAt) }}`] : []),
          ].join(', ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" aria-label={t`Activity of ${email}`} onClick={onLookAt}>
          <Trans>Activity</Trans>
        </Button>
        {!isOwn && (
          <Button
            variant="outline"
            size="sm"
            aria-label={t`End sessions of ${email}`}
            aria-disabled={sessions === 0}
            onClick={() => sessions > 0 && onAsk('end-sessions')}
          >
            <Trans>End sessions</Trans>
          </Button>
        )}
        {!isOwn && (!isOperator || disabledAt) && (
          <Button
            variant="outline"
            size="sm"
            aria-label={disabledAt ? t`Enable ${{ email }}` : t`Disable ${{ email }}`}
            onClick={() => onAsk(disabledAt ? 'enable' : 'disable')}
          >
            {disabledAt ? t`Enable` : t`Disable`}
          </Button>
        )}
      </div>
    </li>
  )
}

const ownWays: Record<string, MessageDescriptor> = {
  password: msg({ message: 'a password', context: 'signs in with' }),
  passkey: msg({ message: 'a passkey', context: 'signs in with' }),
  '/local-provider': msg({ message: 'this computer', context: 'signs in with' }),
}

/** Identity providers go by their host names. */
const wayName = (way: string) => {
  const own = ownWays[way]
  return own ? t(own) : URL.canParse(way) ? new URL(way).host : way
}
