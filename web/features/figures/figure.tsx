export const shown = (count: number | null | undefined) => (count == null ? 'unknown' : count.toLocaleString('en'))

/** A number with its name; a count that no file tells is called unknown. */
export const Figure = ({ name, value }: { name: string; value: number | null }) => (
  <div className="grid gap-1">
    <dt className="text-sm text-ink-2">{name}</dt>
    <dd className={value === null ? 'text-ink-3' : 'tabular text-2xl font-semibold tracking-tight'}>{shown(value)}</dd>
  </div>
)

/** `2026-11-20` → `20 Nov 2026`. */
export const dayName = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
