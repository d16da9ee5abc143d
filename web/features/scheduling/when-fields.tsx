import { useId } from 'react'
import { product } from '#shared/product.ts'
import { browserZone, longDate } from '#web/lib/format.ts'
import { Calendar } from '#web/ui/calendar.tsx'
import { Input } from '#web/ui/input.tsx'
import { Label } from '#web/ui/label.tsx'
import { isPast, pastTimeSentence, type When } from './when.ts'

interface WhenFieldsProps {
  when: When
  onChange: (when: When) => void
}

export function WhenFields({ when, onChange }: WhenFieldsProps) {
  const id = useId()
  const now = new Date()
  const isRefused = isPast(when, now)
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:gap-6">
      <fieldset className="min-w-0 justify-self-center">
        <legend className="mb-1.5 font-semibold">Date</legend>
        <Calendar
          mode="single"
          selected={when.day}
          defaultMonth={when.day}
          onSelect={(day) => onChange({ ...when, day })}
          disabled={{ before: now }}
          startMonth={now}
        />
      </fieldset>
      <div className="grid content-start gap-4">
        <div>
          <Label htmlFor={`${id}-time`} className="mb-1.5">
            Time
          </Label>
          <Input
            id={`${id}-time`}
            type="time"
            value={when.time}
            aria-invalid={isRefused}
            aria-describedby={`${id}-zone`}
            onChange={(event) => onChange({ ...when, time: event.target.value })}
            className="w-36"
          />
          <p id={`${id}-zone`} className="mt-1.5 text-sm text-ink-3">
            {browserZone()}
          </p>
        </div>
        <p aria-live="polite" className="text-ink-2">
          {isRefused ? (
            <span className="text-danger">{pastTimeSentence}</span>
          ) : (
            when.day && when.time && `${longDate(when.day)} at ${when.time}`
          )}
        </p>
        <p className="text-sm text-ink-3">
          {product.network} limits what its API lets apps post: at this time the bell reminds you, and you post it by
          hand. No e-mail is sent.
        </p>
      </div>
    </div>
  )
}
