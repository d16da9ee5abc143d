import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { type LimitKind, limitKinds, limits, limitsPatch } from '#shared/limits.ts'
import type { OperatedWorkspace } from '#shared/operators.ts'
import { inDigits } from '#web/lib/intl.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { amountOf, limitNames } from '#web/ui/limit-list.tsx'
import { useSetLimits } from './operator-queries.ts'

const gigabyte = 1_000_000_000
const unitOf = (kind: LimitKind) => (kind === 'media' ? gigabyte : 1)

/** Null for an empty field, which sets no limit. */
function limitIn(kind: LimitKind, typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  if (text === '') return null
  return kind === 'media' ? Math.round(Number(text) * gigabyte) : Number(text)
}

const mistakeIn = (kind: LimitKind): string => {
  const { least, most } = limits[kind]
  const values = { least: inDigits(least), most: inDigits(most / unitOf(kind)) }
  return kind === 'media'
    ? t`Enter gigabytes from ${{ least: values.least }} to ${{ most: values.most }}, or nothing.`
    : t`Enter a whole number from ${{ least: values.least }} to ${{ most: values.most }}, or nothing.`
}

const inUse = (kind: LimitKind, used: number): string => {
  const amount = amountOf(kind, used)
  return kind === 'generations' ? t`${{ amount }} in use this month` : t`${{ amount }} in use`
}

interface LimitsDialogProps {
  of: OperatedWorkspace
  name: string
  onClose: () => void
}

export function LimitsDialog({ of: { id, set, use }, name, onClose }: LimitsDialogProps) {
  const { t } = useLingui()

  const [typed, setTyped] = useState(
    () =>
      Object.fromEntries(
        limitKinds.map((kind) => [kind, set[kind] === null ? '' : String(set[kind] / unitOf(kind))]),
      ) as Record<LimitKind, string>,
  )
  const [mistakes, setMistakes] = useState<Partial<Record<LimitKind, string>>>({})
  const { mutate, isPending } = useSetLimits(id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Object.fromEntries(limitKinds.map((kind) => [kind, limitIn(kind, typed[kind])]))
    const { error, data } = limitsPatch.safeParse(wanted)
    const wrong = (error?.issues ?? []).map(({ path }) => path[0] as LimitKind)
    setMistakes(Object.fromEntries(wrong.map((kind) => [kind, mistakeIn(kind)])))
    if (data && !isPending) mutate(data, { onSuccess: onClose })
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">
            <Trans>Limits of {name}</Trans>
          </DialogTitle>
          <DialogDescription>
            <Trans>An empty field leaves the usual limit, or the one of the plan.</Trans>
          </DialogDescription>
        </DialogHeader>
        <form onSubmit={submit} noValidate className="grid gap-4">
          {limitKinds.map((kind) => (
            <Field
              key={kind}
              label={kind === 'media' ? t`Images and documents (GB)` : t(limitNames[kind])}
              inputMode={kind === 'media' ? 'decimal' : 'numeric'}
              autoComplete="off"
              value={typed[kind]}
              hint={inUse(kind, use[kind].used)}
              mistake={mistakes[kind]}
              onChange={({ target }) => setTyped((former) => ({ ...former, [kind]: target.value }))}
            />
          ))}
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" aria-disabled={isPending}>
              <Trans>Set limits</Trans>
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
