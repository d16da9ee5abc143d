import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CurrentUser } from '#shared/accounts.ts'
import { maxPasskeys, type Passkey } from '#shared/passkeys.ts'
import { useClock } from '#web/lib/clock.ts'
import { hasPasskeys } from '#web/lib/web-authn.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { placeOf } from './access.tsx'
import { AddPasskeyDialog, CodesDialog, RemovePasskeyDialog, RenewCodesDialog } from './passkey-dialogs.tsx'
import { passkeysQuery } from './passkey-queries.ts'
import { sayBrowser } from './say-browser.ts'

type Open = { kind: 'add' } | { kind: 'remove'; passkey: Passkey; isLast: boolean } | { kind: 'renew' }

export function PasskeyCard({ user }: { user: CurrentUser }) {
  const { t } = useLingui()

  const { data, error, refetch } = useQuery(passkeysQuery)
  const [open, setOpen] = useState<Open | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const onClose = () => setOpen(null)
  const onCodes = (made: readonly string[]) => {
    setOpen(null)
    setCodes(made)
  }
  return (
    <SettingsCard
      title={t`Passkeys`}
      text={
        user.hasPassword
          ? t`A passkey signs you in with your fingerprint, face or PIN. Once you have one, your password alone no longer does.`
          : t`A passkey signs you in with your fingerprint, face or PIN, in any browser that has it.`
      }
    >
      <Loaded
        of={data}
        error={error}
        onRetry={refetch}
        loading={t`Loading your passkeys`}
        failed={t`Could not load your passkeys.`}
      >
        {({ passkeys, recoveryCodesLeft }) => (
          <>
            {passkeys.length > 0 && (
              <ul aria-label={t`Passkeys`} className="grid divide-y divide-line">
                {passkeys.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRemove={() => setOpen({ kind: 'remove', passkey, isLast: passkeys.length === 1 })}
                  />
                ))}
              </ul>
            )}
            {!hasPasskeys() && (
              <p className="text-ink-2">
                <Trans>Passkeys can’t be added here: they need https, or http://localhost on this computer.</Trans>
              </p>
            )}
            <div className="flex flex-wrap items-center gap-3">
              {hasPasskeys() && passkeys.length < maxPasskeys && (
                <Button variant="outline" onClick={() => setOpen({ kind: 'add' })}>
                  <Trans>Add a passkey</Trans>
                </Button>
              )}
              {passkeys.length > 0 && (
                <Button variant="outline" onClick={() => setOpen({ kind: 'renew' })}>
                  <Trans>New recovery codes</Trans>
                </Button>
              )}
              {passkeys.length > 0 && <p className="tabular text-sm text-ink-2">{codesLeft(recoveryCodesLeft)}</p>}
            </div>
          </>
        )}
      </Loaded>
      {open?.kind === 'add' && <AddPasskeyDialog user={user} onClose={onClose} onCodes={onCodes} />}
      {open?.kind === 'remove' && <RemovePasskeyDialog user={user} onClose={onClose} {...open} />}
      {open?.kind === 'renew' && <RenewCodesDialog user={user} onClose={onClose} onCodes={onCodes} />}
      {codes.length > 0 && <CodesDialog codes={codes} onClose={() => setCodes([])} />}
    </SettingsCard>
  )
}

const codesLeft = (count: number) =>
  count === 0
    ? t`No recovery codes left`
    : t`${plural(count, { one: '# recovery code left', other: '# recovery codes left' })}`

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useLingui()

  const { moment } = useClock()
  const { name, browser, address, createdAt, usedAt } = passkey
  const about = [
    t`Added ${{ when: moment(createdAt) }}`,
    ...(usedAt ? [t`last used ${{ when: moment(usedAt) }}`] : []),
    ...[browser && sayBrowser(browser), placeOf({ address })].filter(Boolean),
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p dir="auto" data-own className="wrap-anywhere">
          {name}
        </p>
        <p className="tabular text-sm wrap-anywhere text-ink-2">{about.join(', ')}</p>
      </div>
      <Button variant="outline" size="sm" aria-label={t`Remove ${name}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </li>
  )
}
