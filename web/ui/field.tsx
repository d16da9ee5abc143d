import { type ComponentProps, useId } from 'react'
import { Input } from './input.tsx'
import { Label } from './label.tsx'

type FieldProps = ComponentProps<typeof Input> & { label: string; hint?: string; mistake?: string }

/** An input with its name, and below it what is wrong with what stands in it. */
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

/** The first mistake of each field, as a schema found them. */
export const mistakesOf = (
  error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined,
) => Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]))
