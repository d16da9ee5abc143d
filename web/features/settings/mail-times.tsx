import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { digestHour, type MailChoices, type MailTime, type NewsKind, newsKinds } from '#shared/news.ts'
import { timeOfDay } from '#web/lib/format.ts'
import { Select } from '#web/ui/select.tsx'

const names: Record<NewsKind, MessageDescriptor> = {
  mentions: msg`Somebody mentions you`,
  comments: msg`Comments on your posts, replies, and decisions on your suggestions`,
  approvalRequests: msg`A post waits for your approval`,
  decisions: msg`Your post is approved, or changes are asked for`,
  members: msg`Your role changes; for owners, somebody joins or leaves`,
}

const times: { id: MailTime; name: MessageDescriptor }[] = [
  { id: 'now', name: msg`At once` },
  { id: 'digest', name: msg`Once a day` },
  { id: 'never', name: msg`No email` },
]

interface MailTimesProps {
  chosen: MailChoices
  isOff: boolean
  onChange: (chosen: MailChoices) => void
}

/** For each kind of news, when it comes by mail. */
export function MailTimes({ chosen, isOff, onChange }: MailTimesProps) {
  const { t } = useLingui()

  const id = useId()
  return (
    <fieldset className="grid gap-3 border-line border-t pt-4" disabled={isOff}>
      <legend className="contents">
        <span className="font-semibold">
          <Trans>Emails about what others do</Trans>
        </span>
      </legend>
      <p className="text-sm text-ink-2">
        {isOff
          ? t`Turn on email notifications to get them.`
          : t`Once a day means one email at ${timeOfDay(`0${digestHour}:00`)} for each workspace, with what you haven’t read under the bell by then.`}
      </p>
      {newsKinds.map((kind) => (
        <div key={kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <label htmlFor={`${id}-${kind}`} className="min-w-48 flex-1 text-ink-2">
            {t(names[kind])}
          </label>
          <Select
            id={`${id}-${kind}`}
            className="w-44"
            options={times.map(({ id, name }) => ({ id, name: t(name) }))}
            value={chosen[kind]}
            onChange={({ target }) => onChange({ ...chosen, [kind]: target.value as MailTime })}
          />
        </div>
      ))}
    </fieldset>
  )
}
