import { useId } from 'react'
import { cn } from '#web/lib/cn.ts'

interface SegmentedRadioProps<Id extends string> {
  label: string
  options: readonly { id: Id; name: string }[]
  value: Id
  onChange: (id: Id) => void
  className?: string
}

export function SegmentedRadio<Id extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedRadioProps<Id>) {
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className="mb-1.5 text-sm font-medium text-ink-2">{label}</legend>
      <div className="flex flex-wrap rounded border border-line-strong bg-surface p-0.5">
        {options.map((option) => (
          <label
            key={option.id}
            className={cn(
              'flex h-8 flex-1 cursor-pointer items-center justify-center rounded-[6px] px-2 text-sm text-center text-ink-2 transition-colors duration-120 has-checked:bg-action-soft has-checked:font-semibold has-checked:text-action-text has-focus-visible:outline-2 has-focus-visible:outline-action max-md:h-11',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
