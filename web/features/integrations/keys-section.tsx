import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Key, maxKeys, type NewKey } from '#shared/keys.ts'
import { useClock } from '#web/lib/clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { EndKeyDialog, RenewKeyDialog, SecretDialog } from './key-dialogs.tsx'
import { keysQuery } from './key-queries.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { summaryOf } from './scopes.ts'

type Open =
  | { kind: 'new' }
  | { kind: 'renew' | 'end'; key: Key }
  | { kind: 'secret'; secret: string; name: NewKey['name'] }

export function KeysSection() {
  const { t } = useLingui()

  const { data: keys, error, refetch } = useQuery(keysQuery)
  const [open, setOpen] = useState<Open | null>(null)
  const onClose = () => setOpen(null)
  const onSecret = ({ secret, name }: { secret: string; name: string }) => setOpen({ kind: 'secret', secret, name })
  return (
    <SettingsCard
      title={t`Keys for programs`}
      text={t`With a key, a script or an automation works with your posts without your password. It may do what you choose, and never more than you may.`}
    >
      <Loaded
        of={keys}
        error={error}
        onRetry={refetch}
        loading={t`Loading your keys`}
        failed={t`Could not load your keys.`}
      >
        {(all) => (
          <>
            {all.length > 0 ? (
              <ul aria-label={t`Keys`} className="grid divide-y divide-line">
                {all.map((key) => (
                  <KeyRow
                    key={key.id}
                    of={key}
                    onRenew={() => setOpen({ kind: 'renew', key })}
                    onEnd={() => setOpen({ kind: 'end', key })}
                  />
                ))}
              </ul>
            ) : (
              <p className="text-ink-2">
                <Trans>
                  No keys yet. With one, a script can, for example, make a draft of a line from a file every morning.
                </Trans>
              </p>
            )}
            {all.length < maxKeys && (
              <Button
                variant={all.length > 0 ? 'outline' : 'default'}
                className="justify-self-start"
                onClick={() => setOpen({ kind: 'new' })}
              >
                <Trans>Create a key</Trans>
              </Button>
            )}
          </>
        )}
      </Loaded>
      {open?.kind === 'new' && <NewKeyDialog onClose={onClose} onSecret={onSecret} />}
      {open?.kind === 'renew' && <RenewKeyDialog of={open.key} onClose={onClose} onSecret={onSecret} />}
      {open?.kind === 'end' && <EndKeyDialog of={open.key} onClose={onClose} />}
      {open?.kind === 'secret' && <SecretDialog {...open} onClose={onClose} />}
    </SettingsCard>
  )
}

interface KeyRowProps {
  of: Key
  onRenew: () => void
  onEnd: () => void
}

const day = 86_400_000
/** The last week, or the last quarter of a shorter life. */
const isSoon = (leftMs: number, { days }: Key) => leftMs > 0 && leftMs < Math.min(7, days / 4) * day

function KeyRow({ of: key, onRenew, onEnd }: KeyRowProps) {
  const { t } = useLingui()

  const { name, ending, scopes, expiresAt, formerEndsAt, usedAt, usedFrom } = key
  const { moment, onMoment, shortDate } = useClock()
  const when = usedAt && onMoment(usedAt)
  const lastUse = !when
    ? t`Not used yet.`
    : usedFrom && usedFrom !== 'unknown'
      ? t`Last used ${{ when }} from ${{ place: usedFrom }}.`
      : t`Last used ${{ when }}.`
  const leftMs = Date.parse(expiresAt) - Date.now()
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" data-own className="min-w-0 font-semibold wrap-anywhere">
            {name}
          </span>
          <span className="font-mono text-sm text-ink-3">{/* not shown */ `hk_…${ending}`}</span>
          {leftMs <= 0 && (
            <Badge variant="warn">
              <Trans>Expired</Trans>
            </Badge>
          )}
          {isSoon(leftMs, key) && (
            <Badge variant="warn">
              <Trans>Expires soon</Trans>
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-2">{summaryOf(scopes).join(' · ')}</p>
        <p className="tabular text-sm text-ink-2">
          {lastUse} {leftMs > 0 ? t`Works until ${shortDate(expiresAt)}.` : t`Worked until ${shortDate(expiresAt)}.`}
          {formerEndsAt && ` ${t`The key from before works until ${{ when: moment(formerEndsAt) }}.`}`}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="outline" size="sm" aria-label={t`Renew ${name}`} onClick={onRenew}>
          <Trans>Renew</Trans>
        </Button>
        <Button variant="outline" size="sm" aria-label={t`End ${name}`} onClick={onEnd}>
          <Trans>End</Trans>
        </Button>
      </div>
    </li>
  )
}
