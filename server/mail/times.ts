/** One for each zone, of which there are a few hundred: making one takes longer than the rest of an email. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Nov 21, 2026 at 09:00 (Europe/Berlin): a mail is read on another day as well, and by clocks that nobody knows. */
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
