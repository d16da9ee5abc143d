/** One line of the page: fine, worth knowing, or something to do. */
export interface Finding {
  state: 'ok' | 'note' | 'do'
  about: string
  says: string
}

export const ok = (about: string, says: string): Finding => ({ state: 'ok', about, says })
export const note = (about: string, says: string): Finding => ({ state: 'note', about, says })
export const toDo = (about: string, says: string): Finding => ({ state: 'do', about, says })

/** A time limit for anything that may never respond. */
export const withinMs = 4_000

export const reasonOf = (error: unknown): string => {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: unknown }
  return message && message !== 'fetch failed' ? message : (code ?? (cause ? reasonOf(cause) : String(error)))
}

export function size(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB']
  let [value, unit] = [bytes, 0]
  while (value >= 1_000 && unit < units.length - 1) [value, unit] = [value / 1_000, unit + 1]
  return `${value >= 10 ? Math.round(value) : Math.round(value * 10) / 10} ${units[unit]}`
}

export function age(ms: number): string {
  const hours = Math.max(0, ms) / 3_600_000
  if (hours < 1) return `${Math.round(hours * 60)} min`
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`
}
