import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Access, type AccessKind, accessKinds } from '#shared/access.ts'
import { product } from '#shared/product.ts'
import { useClock } from '#web/lib/clock.ts'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { accessQuery, useEndAccess, useEndAllAccess, useEndSessions } from './access-queries.ts'
import { sayBrowser } from './say-browser.ts'

interface Words {
  title: MessageDescriptor | string
  name: (one: Access) => string
  end: MessageDescriptor
  /** The button of one, to those who hear it. */
  endOne: (name: string, since: string) => string
  since: (when: string) => string
  used: (when: string) => string
}

const browserOf = ({ browser }: Pick<Access, 'browser'>) => sayBrowser(browser)
const lastUsed = (when: string) => t`last used ${{ when }}`
const lastOpened = (when: string) => t`last opened ${{ when }}`
const created = (when: string) => t`Created ${{ when }}`
const connected = (when: string) => t`Connected ${{ when }}`

const words: Record<AccessKind, Words> = {
  session: {
    title: msg`Signed in`,
    name: browserOf,
    end: msg`Sign out`,
    endOne: (name, since) => t`Sign out ${{ name }}, signed in ${{ since }}`,
    since: (when) => t`Signed in ${{ when }}`,
    used: lastUsed,
  },
  key: {
    title: msg`Keys for programs`,
    name: ({ name }) => name,
    end: msg`End`,
    endOne: (name, since) => t`End ${{ name }}, created ${{ since }}`,
    since: created,
    used: lastUsed,
  },
  program: {
    title: msg`Connected programs`,
    name: ({ name }) => name,
    end: msg`End`,
    endOne: (name, since) => t`End ${{ name }}, connected ${{ since }}`,
    since: connected,
    used: lastUsed,
  },
  reminders: {
    title: msg`Browsers with reminders`,
    name: browserOf,
    end: msg`Turn off`,
    endOne: (name, since) => t`Turn off ${{ name }}, on since ${{ since }}`,
    since: (when) => t`On since ${{ when }}`,
    used: lastUsed,
  },
  calendar: {
    title: msg`Calendars`,
    name: () => t`Private link for calendars`,
    end: msg`Revoke`,
    endOne: (name, since) => t`Revoke ${{ name }}, created ${{ since }}`,
    since: created,
    used: (when) => t`last read ${{ when }}`,
  },
  network: {
    title: product.network,
    name: ({ name }) => name,
    end: msg`Disconnect`,
    endOne: (name, since) => t`Disconnect ${{ name }}, connected ${{ since }}`,
    since: connected,
    used: (when) => t`last published ${{ when }}`,
  },
  'posting-link': {
    title: msg`Posting links from reminders`,
    name: ({ name }) => name,
    end: msg`Revoke`,
    endOne: (name, since) => t`Revoke ${{ name }}, sent ${{ since }}`,
    since: (when) => t`Sent ${{ when }}`,
    used: lastOpened,
  },
  'review-link': {
    title: msg`Review links`,
    name: ({ name }) => name,
    end: msg`End`,
    endOne: (name, since) => t`End ${{ name }}, made ${{ since }}`,
    since: (when) => t`Made ${{ when }}`,
    used: lastOpened,
  },
}

export const placeOf = ({ address }: Pick<Access, 'address'>) =>
  address && address !== 'unknown' ? t`from ${{ address }}` : t`from an unknown address`

/** Sign-ins and everything that works without one, each with a way to end it. */
export function AccessCard() {
  const { t } = useLingui()

  const { data: access, error, refetch } = useQuery(accessQuery)
  const endSessions = useEndSessions()
  const [isAsking, setAsking] = useState(false)
  const list = useRef<HTMLElement>(null)
  // The pressed button disappears with its row, so focus the list.
  const onSuccess = () => list.current?.focus()
  return (
    <SettingsCard
      title={t`What has access`}
      text={t`Where you are signed in, and what reads or posts without a sign-in. Logging out keeps this browser known to your account. A browser you sign out here is forgotten, and has to be verified again.`}
    >
      <Loaded
        of={access}
        error={error}
        onRetry={refetch}
        loading={t`Loading what has access`}
        failed={t`Could not load what has access.`}
      >
        {(all) => (
          <>
            <section ref={list} tabIndex={-1} aria-label={t`Access`} className="grid gap-5 outline-none">
              {accessKinds.map((kind) => (
                <Kind key={kind} kind={kind} all={all.filter((one) => one.kind === kind)} onSuccess={onSuccess} />
              ))}
            </section>
            <div className="flex flex-wrap gap-3">
              {all.filter(({ kind }) => kind === 'session').length > 1 && (
                <Button
                  variant="outline"
                  aria-disabled={endSessions.isPending}
                  onClick={() => !endSessions.isPending && endSessions.mutate(undefined, { onSuccess })}
                >
                  <Trans>Sign out all others</Trans>
                </Button>
              )}
              {all.length > 1 && (
                <Button variant="outline" onClick={() => setAsking(true)}>
                  <Trans>End everything else</Trans>
                </Button>
              )}
            </div>
            {isAsking && <Confirmation onClose={() => setAsking(false)} onSuccess={onSuccess} />}
          </>
        )}
      </Loaded>
    </SettingsCard>
  )
}

interface KindProps {
  kind: AccessKind
  all: readonly Access[]
  onSuccess: () => void
}

function Kind({ kind, all, onSuccess }: KindProps) {
  const { t } = useLingui()
  const end = useEndAccess()
  const { moment } = useClock()
  const { name, since, used, endOne, ...said } = words[kind]
  const title = typeof said.title === 'string' ? said.title : t(said.title)
  if (all.length === 0) return null
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul aria-label={title} className="grid divide-y divide-line">
        {all.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p dir="auto" className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
                <span data-own>{name(one)}</span>{' '}
                {one.isCurrent && (
                  <Badge variant="good">
                    <Trans>This browser</Trans>
                  </Badge>
                )}
              </p>
              <p className="tabular text-sm wrap-anywhere text-ink-2">{whenOf(one)}</p>
            </div>
            {!(kind === 'session' && one.isCurrent) && (
              <Button
                variant="outline"
                size="sm"
                aria-label={endOne(name(one), moment(one.createdAt))}
                aria-disabled={end.isPending}
                onClick={() => !end.isPending && end.mutate(one, { onSuccess })}
              >
                {t(said.end)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )

  function whenOf({ createdAt, usedAt, browser, address }: Access): string {
    const place = [
      kind !== 'session' && kind !== 'reminders' && browser && sayBrowser(browser),
      address && placeOf({ address }),
    ]
    return [since(moment(createdAt)), ...(usedAt ? [used(moment(usedAt))] : []), ...place.filter(Boolean)].join(', ')
  }
}

function Confirmation({ onClose, onSuccess }: { onClose: () => void; onSuccess: () => void }) {
  const { mutate, isPending } = useEndAllAccess()
  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent>
        <div className="grid gap-1">
          <AlertDialogTitle>
            <Trans>End everything else?</Trans>
          </AlertDialogTitle>
          <AlertDialogDescription>
            <Trans>
              You stay signed in here. Other browsers are signed out, keys for programs end, connected programs lose
              their access, reminders in browsers stop, calendars can’t read your posts any more, links in reminders
              stop working, and {product.network} has to be connected again.
            </Trans>
          </AlertDialogDescription>
        </div>
        <DialogFooter>
          <AlertDialogCancel>
            <Trans>Cancel</Trans>
          </AlertDialogCancel>
          <Button
            variant="destructive"
            aria-disabled={isPending}
            onClick={() => !isPending && mutate(undefined, { onSuccess, onSettled: onClose })}
          >
            <Trans>End everything else</Trans>
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
