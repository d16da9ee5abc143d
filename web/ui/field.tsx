import { type ComponentProps, useId } from 'react'
import { translated } from '#web/lib/language.ts'
import { Input } from './input.tsx'
import { Label } from './label.tsx'

type FieldProps = ComponentProps<typeof Input> & { label: string; hint?: string; mistake?: string }

export function Field({ label, hint, mistake, ...props }: FieldProps) {
  const id = useId()
  const notes = [hint && `${id}-hint`, mistake && `${id}-mistake`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} aria-invalid={mistake ? true : undefined} aria-describedby={notes || undefined} {...props} />
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
      {mistake && (
        <p id={`${id}-mistake`} className="text-sm text-danger">
          {mistake}
        </p>
      )}
    </div>
  )
}

export type Mistakes = Partial<Record<string, string>>

/** Each field's first mistake according to a schema. */
export const mistakesOf = (
  error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined,
) =>
  Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), translated(message)]),
  )
