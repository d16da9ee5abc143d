import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { CalendarFeed as Feed } from '#shared/calendar.ts'
import { messageOf } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyPostText } from '#web/ui/copy.ts'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Label } from '#web/ui/label.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { feedQuery, useRenewFeed, useRevokeFeed } from './feed-queries.ts'

const what = msg`See your planned posts in your own calendar. Calendar apps read them from a private link. Anyone with the link can see the posts’ titles and first lines without signing in.`

export function CalendarFeed() {
  const { t } = useLingui()

  const { data: feed, error, refetch } = useQuery({ ...feedQuery, refetchOnMount: 'always' })
  return (
    <SettingsCard title={t`Calendar feed`} text={t(what)}>
      {feed === undefined ? <Pending error={error} onRetry={refetch} /> : feed ? <Made feed={feed} /> : <None />}
    </SettingsCard>
  )
}

function Pending({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useLingui()

  if (!error)
    return (
      <div role="status" aria-label={t`Loading your calendar feed`}>
        <Skeleton className="h-24" />
      </div>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>
        <Trans>Could not load your calendar feed. {messageOf(error)}</Trans>
      </p>
      <Button variant="outline" onClick={() => onRetry()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

function None() {
  const { t } = useLingui()

  const renew = useRenewFeed()
  return (
    <Button
      className="justify-self-start"
      aria-disabled={renew.isPending}
      onClick={() => !renew.isPending && renew.mutate()}
    >
      {renew.isPending ? t`Creating a link…` : t`Create a link`}
    </Button>
  )
}

function Made({ feed: { address, readAt } }: { feed: Feed }) {
  const { t } = useLingui()

  const [asked, setAsked] = useState<'renew' | 'revoke'>()
  const { onMoment } = useClock()
  return (
    <>
      {address ? (
        <Address address={address} />
      ) : (
        <p>
          <Trans>
            This server’s key has changed, so the link can’t be shown any more. Calendars already subscribed still work.
            Create a new link to subscribe again.
          </Trans>
        </p>
      )}
      <p className="tabular text-sm text-ink-2">
        {readAt ? t`Last read by a calendar ${onMoment(readAt)}.` : t`No calendar has read it yet.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setAsked('renew')}>
          <Trans>New link</Trans>
        </Button>
        <Button variant="outline" onClick={() => setAsked('revoke')}>
          <Trans>Revoke</Trans>
        </Button>
      </div>
      {asked && <Confirmation of={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

const localName = /^(localhost|127\.[\d.]+|\[::1\])$/

function Address({ address }: { address: string }) {
  const { t } = useLingui()

  const id = useId()
  const webcal = address.replace(/^https?:/, 'webcal:')
  const outlook = `/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(t`Hookline posts`)}`
  const isLocal = localName.test(new URL(address).hostname)
  return (
    <>
      <div className="grid gap-1.5">
        <Label htmlFor={id}>
          <Trans>Private link</Trans>
        </Label>
        <div className="flex flex-wrap gap-3">
          <Input
            id={id}
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
            className="min-w-0 flex-1 basis-56"
          />
          <Button
            onClick={() => copyPostText(address, t`The link to your calendar has been copied to your clipboard.`)}
          >
            <Trans>Copy</Trans>
          </Button>
        </div>
      </div>
      <div className="grid gap-2">
        <h3 className="font-semibold">
          <Trans>Subscribe</Trans>
        </h3>
        {isLocal && (
          <p className="text-ink-2">
            <Trans>
              This server can only be reached from this computer, so only a calendar app on this computer can read it.
              Google and Outlook on the web need a link that can be reached from the internet.
            </Trans>
          </p>
        )}
        <ul className="grid divide-y divide-line">
          <Subscription name={t`Apple Calendar`} href={webcal}>
            <Trans>
              Refreshes every 5 minutes to once a week, as you choose. Turn off “Remove alerts” to get alerts.
            </Trans>
          </Subscription>
          <Subscription
            name={t`Google Calendar`}
            href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
          >
            <Trans>Refreshes every 12 to 24 hours; you can’t change that. Ignores alerts.</Trans>
          </Subscription>
          <Subscription name="Outlook.com" href={`https://outlook.live.com${outlook}`}>
            <Trans>Refreshes every 3 to 24 hours, and may ignore alerts.</Trans>
          </Subscription>
          <Subscription name={t`Outlook for work or school`} href={`https://outlook.office.com${outlook}`}>
            <Trans>The same, for a Microsoft 365 account.</Trans>
          </Subscription>
        </ul>
      </div>
      <p className="text-sm text-ink-2">
        <Trans>
          Changes show up only after the calendar’s next refresh, so don’t rely on it for a post you’ve just moved. An
          unscheduled post is shown as cancelled for two weeks; a deleted one disappears.
        </Trans>
      </p>
    </>
  )
}

const Subscription = ({ name, href, children }: { name: string; href: string; children: ReactNode }) => (
  <li className="grid gap-0.5 py-2.5">
    <a
      href={href}
      {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
      className="justify-self-start font-semibold text-action-text hover:underline max-md:py-2.5"
    >
      {name}
    </a>
    <p className="text-sm text-ink-2">{children}</p>
  </li>
)

const questions = {
  renew: {
    title: msg`Create a new link?`,
    text: msg`The current link stops working right away. Every calendar has to subscribe to the new one.`,
    action: msg`Create a new link`,
  },
  revoke: {
    title: msg`Revoke the link?`,
    text: msg`Calendars subscribed to it can no longer read your posts. You can create a new link at any time.`,
    action: msg`Revoke`,
  },
}

function Confirmation({ of: kind, onClose }: { of: 'renew' | 'revoke'; onClose: () => void }) {
  const { t } = useLingui()
  const [renew, revoke] = [useRenewFeed(), useRevokeFeed()]
  const { mutate, isPending } = kind === 'renew' ? renew : revoke
  const { title, text, action } = questions[kind]
  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent>
        <div className="grid gap-1">
          <AlertDialogTitle>{t(title)}</AlertDialogTitle>
          <AlertDialogDescription>{t(text)}</AlertDialogDescription>
        </div>
        <DialogFooter>
          <AlertDialogCancel>
            <Trans>Cancel</Trans>
          </AlertDialogCancel>
          <Button
            variant="destructive"
            aria-disabled={isPending}
            onClick={() => !isPending && mutate(undefined, { onSettled: onClose })}
          >
            {t(action)}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
