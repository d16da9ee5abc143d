/** One per zone, of a few hundred. Making one takes longer than the rest of an email. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Nov 21, 2026 at 09:00 (Europe/Berlin): complete, because a mail may be read on another day and in another zone. */
export function timeIn(timeZone: string, date: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...shape, timeZone })
  formats.set(timeZone, format)
  const [day, year, time] = format.format(date).split(', ')
  return `${day}, ${year} at ${time} (${timeZone})`
}

const shape: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}
