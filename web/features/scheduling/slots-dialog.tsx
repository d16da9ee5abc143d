import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { maxSlots, type PostingSlot, suggestedSlots } from '#shared/slots.ts'
import { messageOf } from '#web/lib/api.ts'
import { useAuthor } from '#web/lib/authors.ts'
import { timeOfDay, zoneName } from '#web/lib/format.ts'
import { dated } from '#web/lib/intl.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import { viewersFirstWeekday, weekdaysFrom } from '#web/lib/week.ts'
import { AuthorName } from '#web/ui/authors.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { useChangeSlots } from './queries.ts'

/** Of 1 for Monday to 7 for Sunday. In 2024, January began on a Monday. */
const weekdayName = (weekday: number) => dated(Date.UTC(2024, 0, weekday), { weekday: 'long', timeZone: 'UTC' })

/** Days that the author can add a time to at once. */
const choices = () => [
  ...weekdaysFrom(viewersFirstWeekday()).map((day) => ({ id: String(day), name: weekdayName(day), days: [day] })),
  { id: 'weekdays', name: t`Monday to Friday`, days: [1, 2, 3, 4, 5] },
  { id: 'all', name: t`Every day`, days: [1, 2, 3, 4, 5, 6, 7] },
]

const keyOf = ({ weekday, time }: PostingSlot) => `${weekday} ${time}`
const sorted = (slots: readonly PostingSlot[]): PostingSlot[] =>
  [...new Map(slots.map((slot) => [keyOf(slot), slot])).values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))

interface SlotsDialogProps {
  slots: readonly PostingSlot[]
  timeZone: string
  onSaved?: () => Promise<void>
  onClose: () => void
}

export function SlotsDialog({ slots: saved, timeZone, onSaved, onClose }: SlotsDialogProps) {
  const { t } = useLingui()

  const change = useChangeSlots()
  const author = useAuthor()
  const [slots, setSlots] = useState(() => sorted(saved))
  const [choice, setChoice] = useState('2')
  const [time, setTime] = useState('09:00')
  const remove = (slot: PostingSlot) => setSlots(slots.filter((one) => one !== slot))

  function add(event: FormEvent) {
    event.preventDefault()
    const days = choices().find(({ id }) => id === choice)?.days ?? []
    if (!time) return failureToast(t`Time required`, t`Please select a time for this slot.`)
    const more = sorted([...slots, ...days.map((weekday) => ({ weekday, time }))])
    if (more.length > maxSlots)
      return failureToast(t`Too many slots`, t`A week can have at most ${maxSlots} posting slots.`)
    setSlots(more)
  }

  async function save() {
    try {
      await change.mutateAsync(slots)
      await onSaved?.()
      toast({ title: t`Posting slots saved`, description: t`Posts already scheduled keep their time.` })
      onClose()
    } catch (error) {
      failureToast(t`Failed to save the slots`, messageOf(error))
    }
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            <Trans>Posting slots</Trans>
          </DialogTitle>
          <DialogDescription>
            <Trans>
              The times you usually post each week, in {zoneName(timeZone)} time. When you schedule, the next free one
              is suggested.
            </Trans>
          </DialogDescription>
          {author && <AuthorName of={author.id} />}
        </DialogHeader>
        {slots.length === 0 ? (
          <div className="grid justify-items-start gap-3 rounded border border-dashed border-line-strong p-4">
            <p className="text-ink-2">
              <Trans>
                No slots yet. A few fixed times a week help you post regularly. You can change them at any time.
              </Trans>
            </p>
            <Button variant="outline" size="sm" onClick={() => setSlots(sorted(suggestedSlots))}>
              <Trans>Start with Tuesday to Thursday at {timeOfDay('09:00')}</Trans>
            </Button>
          </div>
        ) : (
          <dl className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line border-y border-line">
            {weekdaysFrom(viewersFirstWeekday()).map((day) => {
              const name = weekdayName(day)
              const ofDay = slots.filter(({ weekday }) => weekday === day)
              if (ofDay.length === 0) return null
              return (
                <div key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
                  <dt className="w-24 font-medium first-letter:uppercase">{name}</dt>
                  <dd className="flex min-w-0 flex-1 flex-wrap gap-1.5">
                    {ofDay.map((slot) => (
                      <span
                        key={slot.time}
                        className="tabular inline-flex items-center rounded border border-line-strong pl-2.5"
                      >
                        {timeOfDay(slot.time)}
                        <Button
                          variant="ghost"
                          size="icon"
                          aria-label={t`Remove ${name} ${timeOfDay(slot.time)}`}
                          className="size-8 max-md:size-11"
                          onClick={() => remove(slot)}
                        >
                          <X />
                        </Button>
                      </span>
                    ))}
                  </dd>
                </div>
              )
            })}
          </dl>
        )}
        <form onSubmit={add} className="flex flex-wrap items-end gap-3">
          <div className="grid min-w-40 flex-1 gap-1.5">
            <Label htmlFor="slot-day">
              <Trans>Day</Trans>
            </Label>
            <Select
              id="slot-day"
              options={choices()}
              value={choice}
              onChange={(event) => setChoice(event.target.value)}
            />
          </div>
          <div className="w-32">
            <Field label={t`Time`} type="time" value={time} onChange={(event) => setTime(event.target.value)} />
          </div>
          <Button type="submit" variant="outline">
            <Plus aria-hidden /> <Trans>Add</Trans>
          </Button>
        </form>
        <StickyFooter>
          <Button variant="outline" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button disabled={change.isPending} onClick={save}>
            {change.isPending ? t`Saving…` : t`Save slots`}
          </Button>
        </StickyFooter>
      </DialogContent>
    </Dialog>
  )
}
