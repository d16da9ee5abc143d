import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import {
  type KeyLifetime,
  type KeyScope,
  type KeyWithSecret,
  keyLifetimes,
  keyScopes,
  maxKeyName,
  newKey,
  usualKeyLifetime,
} from '#shared/keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'
import { Field, type Mistakes, mistakesOf } from '#web/ui/field.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { useCreateKey } from './key-queries.ts'
import { actionNames, groupsOf, lifetimeNames, readingScopes, usualScopes } from './scopes.ts'

interface NewKeyDialogProps {
  onClose: () => void
  onSecret: (key: KeyWithSecret) => void
}

export function NewKeyDialog({ onClose, onSecret }: NewKeyDialogProps) {
  const { t } = useLingui()

  const create = useCreateKey()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState(usualScopes)
  const [days, setDays] = useState<KeyLifetime>(usualKeyLifetime)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const lifetime = useId()
  function submit(event: FormEvent) {
    event.preventDefault()
    const parsed = newKey.safeParse({ name, scopes, days })
    setMistakes(mistakesOf(parsed.error))
    if (parsed.data && !create.isPending) create.mutate(parsed.data, { onSuccess: onSecret })
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <form noValidate onSubmit={submit} className="grid gap-5">
          <div className="grid gap-1">
            <DialogTitle>
              <Trans>Create a key</Trans>
            </DialogTitle>
            <DialogDescription>
              <Trans>One for each program, so that you can end it alone.</Trans>
            </DialogDescription>
          </div>
          <Field
            label={t`Name`}
            placeholder={t`n8n on my server`}
            hint={t`Versions and history of a post show it where the program changed something.`}
            maxLength={maxKeyName}
            value={name}
            mistake={mistakes.name}
            onChange={(event) => setName(event.target.value)}
          />
          <Scopes chosen={scopes} onChange={setScopes} mistake={mistakes.scopes} />
          <div className="grid gap-1.5">
            <Label htmlFor={lifetime}>
              <Trans>Works for</Trans>
            </Label>
            <Select
              id={lifetime}
              options={keyLifetimes.map((one) => ({ id: String(one), name: t(lifetimeNames[one]) }))}
              value={days}
              onChange={(event) => setDays(Number(event.target.value) as KeyLifetime)}
            />
            <p className="text-sm text-ink-3">
              <Trans>You can renew it at any time.</Trans>
            </p>
          </div>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" aria-disabled={create.isPending}>
              {create.isPending ? t`Creating…` : t`Create`}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

interface ScopesProps {
  chosen: readonly KeyScope[]
  onChange: (scopes: readonly KeyScope[]) => void
  mistake?: string
}

const presets = [
  { name: msg`Only read`, scopes: readingScopes },
  { name: msg`Write drafts`, scopes: usualScopes },
  { name: msg`Everything`, scopes: keyScopes },
]

function Scopes({ chosen, onChange, mistake }: ScopesProps) {
  const { t } = useLingui()
  const id = useId()
  const toggle = (scope: KeyScope) =>
    onChange(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope])
  return (
    <fieldset aria-describedby={mistake ? id : undefined} className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium text-ink-2">
        <Trans>It may</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {presets.map(({ name, scopes }) => (
          <Button key={name.id} variant="outline" size="sm" onClick={() => onChange(scopes)}>
            {t(name)}
          </Button>
        ))}
      </div>
      <div className="grid divide-y divide-line rounded border border-line px-3">
        {groupsOf(keyScopes).map((group) => (
          <fieldset
            key={group.name.id}
            aria-label={t(group.name)}
            className="grid gap-x-3 py-1.5 sm:grid-cols-[7.5rem_1fr]"
          >
            <span aria-hidden className="pt-1 text-sm font-semibold">
              {t(group.name)}
            </span>
            <div className="flex flex-wrap gap-x-4">
              {group.scopes.map(({ scope, action }) => (
                <label key={scope} className="flex min-h-8 cursor-pointer items-center gap-2 text-sm max-md:min-h-11">
                  <input
                    type="checkbox"
                    className="size-4 shrink-0 cursor-pointer accent-action"
                    checked={chosen.includes(scope)}
                    onChange={() => toggle(scope)}
                  />
                  {t(actionNames[action])}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {mistake && (
        <p id={id} className="text-sm text-danger">
          {mistake}
        </p>
      )}
    </fieldset>
  )
}
