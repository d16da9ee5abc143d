import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId } from 'react'
import { maxSampleLength, minSampleLength, type SampleSource, sampleSources, sampleTooShort } from '#shared/samples.ts'
import { cn } from '#web/lib/cn.ts'
import { isRecord } from '#web/lib/is-record.ts'
import { keep, type Parse, useKept } from '#web/lib/kept/kept.ts'
import { translated } from '#web/lib/language.ts'
import { named } from '#web/lib/said.ts'
import { useAccount } from '#web/lib/session.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { type SampleInput, useAddSample } from './queries.ts'

const empty: SampleInput = { title: '', content: '', source: 'linkedin' }

const parseInput: Parse<SampleInput> = (stored) => {
  if (!isRecord(stored) || typeof stored.title !== 'string' || typeof stored.content !== 'string') return null
  return { title: stored.title, content: stored.content, source: stored.source === 'custom' ? 'custom' : 'linkedin' }
}

/** The browser keeps the typed text until it is added. */
export function AddSample() {
  const { t } = useLingui()

  const id = useId()
  const add = useAddSample()
  const key = `${useAccount()}:sample`
  const input = useKept(key, parseInput) ?? empty
  const change = (patch: Partial<SampleInput>) => keep(key, { ...input, ...patch })
  const length = input.content.trim().length
  const isTooShort = length < minSampleLength

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isTooShort) return failureToast(t`Sample too short`, translated(sampleTooShort))
    if (!add.isPending) add.mutate(input, { onSuccess: () => keep(key, null) })
  }

  return (
    <Card>
      <form
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          submit(event)
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4"
      >
        <h2 className="text-lg font-semibold">
          <Trans>Add a sample</Trans>
        </h2>
        <Field
          label={t`Title (optional)`}
          maxLength={200}
          autoComplete="off"
          value={input.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-source`}>
            <Trans>Source</Trans>
          </Label>
          <Select
            id={`${id}-source`}
            options={named(sampleSources)}
            value={input.source}
            onChange={(event) => change({ source: event.target.value as SampleSource })}
          />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-content`}>
            <Trans>Content</Trans>
          </Label>
          <Textarea
            id={`${id}-content`}
            value={input.content}
            maxLength={maxSampleLength}
            placeholder={t`Paste a post you wrote yourself`}
            aria-describedby={`${id}-count`}
            onChange={(event) => change({ content: event.target.value })}
            className="max-h-96 min-h-40 overflow-y-auto"
          />
          <p
            id={`${id}-count`}
            className={cn('tabular text-sm', isTooShort && length > 0 ? 'text-danger' : 'text-ink-3')}
          >
            <Trans>
              {length} of at least {minSampleLength} characters
            </Trans>
          </p>
        </div>
        <Button type="submit" disabled={isTooShort || add.isPending} className="justify-self-start">
          {add.isPending ? t`Adding…` : t`Add sample`}
        </Button>
      </form>
    </Card>
  )
}
