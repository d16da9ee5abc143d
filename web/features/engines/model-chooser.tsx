import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type AiModel, aiModels } from '#shared/catalogue.ts'
import type { Connection, EngineSettings } from '#shared/engines.ts'
import { listed } from '#web/lib/intl.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Asking } from './asking.tsx'
import { Problem } from './problem.tsx'
import { connectionModelsQuery, sentenceOf, useChangeEngine } from './queries.ts'

interface ModelChooserProps {
  connection: Connection
  settings: EngineSettings
  onDone: () => void
}

export function ModelChooser({ connection, settings, onDone }: ModelChooserProps) {
  const { t } = useLingui()

  const { data, error, refetch, isFetching } = useQuery(connectionModelsQuery(connection.id))
  const current = settings.labels.find(({ choice }) => choice?.connectionId === connection.id)?.choice?.model ?? null
  if (error && !data)
    return (
      <div className="grid justify-items-start gap-3">
        <Problem>{sentenceOf(error)}</Problem>
        <Button variant="outline" size="sm" aria-disabled={isFetching} onClick={() => !isFetching && refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  if (!data)
    return (
      <div role="status" aria-label={t`Loading the models`}>
        <Skeleton className="h-16" />
      </div>
    )
  return (
    <ModelForm
      connection={connection}
      models={data.models}
      current={current}
      open={settings.labels.filter(({ fixedBy }) => !fixedBy).map(({ aiModel }) => aiModel)}
      onDone={onDone}
    />
  )
}

interface ModelFormProps {
  connection: Connection
  models: string[]
  current: string | null
  /** The labels that the configuration does not fix. */
  open: AiModel[]
  onDone: () => void
}

function ModelForm({ connection, models, current, open, onDone }: ModelFormProps) {
  const { t } = useLingui()

  const id = useId()
  const change = useChangeEngine()
  const [model, setModel] = useState(current ?? models[0] ?? '')
  const [label, setLabel] = useState<AiModel | 'all'>('all')
  const form = useRef<HTMLFormElement>(null)
  // Opens after a press, or after a key was accepted, so it takes the focus.
  useEffect(() => void form.current?.querySelector<HTMLElement>('select, input')?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (change.isPending || !model.trim()) return
    const wanted = label === 'all' ? undefined : [label]
    change.mutate(
      { engine: 'connection', connectionId: connection.id, model: model.trim(), aiModels: wanted },
      { onSuccess: onDone },
    )
  }

  const choices = current && !models.includes(current) ? [current, ...models] : models
  const names = open.map((aiModel) => ({
    id: aiModel,
    name: aiModels.find((one) => one.id === aiModel)?.name ?? aiModel,
  }))
  if (open.length === 0)
    return (
      <p className="text-sm text-ink-2">
        <Trans>Both models are set in the server’s configuration.</Trans>
      </p>
    )
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4 rounded border border-line p-4">
      {models.length > 0 ? (
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-model`}>
            <Trans>Model</Trans>
          </Label>
          <Select
            id={`${id}-model`}
            value={model}
            options={choices.map((name) => ({ id: name, name, isOwn: true }))}
            onChange={(event) => setModel(event.target.value)}
          />
        </div>
      ) : (
        <Field
          label={t`Model`}
          spellCheck={false}
          autoComplete="off"
          hint={t`This service lists no models. Enter the model’s name as the service spells it.`}
          value={model}
          onChange={(event) => setModel(event.target.value)}
        />
      )}
      {open.length > 1 && (
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-label`}>
            <Trans>Used for</Trans>
          </Label>
          <Select
            id={`${id}-label`}
            value={label}
            options={[
              { id: 'all', name: listed(names.map(({ name }) => name)) },
              ...names.map((one) => ({ ...one, isOwn: true })),
            ]}
            onChange={(event) => setLabel(event.target.value as AiModel | 'all')}
          />
        </div>
      )}
      {change.problem && (
        <Problem>
          <Trans>{change.problem} Nothing was changed.</Trans>
        </Problem>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" aria-disabled={change.isPending || !model.trim()}>
          <Trans>Use this model</Trans>
        </Button>
        {change.isPending && <Asking onCancel={change.cancel} />}
      </div>
    </form>
  )
}
