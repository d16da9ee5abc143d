import { cn } from '#web/lib/cn.ts'

interface SwitchProps {
  label: string
  /** Id of an explaining text. */
  describedBy?: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

export const Switch = ({ label, describedBy, checked, onChange, disabled }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={checked}
    aria-label={label}
    aria-describedby={describedBy}
    aria-disabled={disabled}
    onClick={() => !disabled && onChange(!checked)}
    className="grid h-9 w-11 shrink-0 place-items-center rounded max-md:h-11"
  >
    <span
      className={cn(
        'flex h-5.5 w-9.5 items-center rounded-full border px-0.5 transition-colors duration-120',
        checked ? 'border-action bg-action' : 'border-ink-3 bg-sunk',
      )}
    >
      <span
        className={cn(
          'size-4 rounded-full transition-transform duration-120',
          checked ? 'translate-x-4 bg-on-action' : 'bg-ink-3',
        )}
      />
    </span>
  </button>
)
