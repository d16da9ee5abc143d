/** One line of the page: fine, worth knowing, or something to do. */
export interface Finding {
  state: 'ok' | 'note' | 'do'
  about: string
  says: string
}

/** Hides a name and password inside an address. */
const withoutCredentials = (says: string) => says.replaceAll(/\/\/[^\s/@]{1,500}@/g, '//…@')

const finding =
  (state: Finding['state']) =>
  (about: string, says: string): Finding => ({ state, about, says: withoutCredentials(says) })
export const ok = finding('ok')
export const note = finding('note')
export const toDo = finding('do')

/** The time limit for anything that may never respond. */
export const withinMs = 4_000

export const reasonOf = (error: unknown): string => {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: unknown }
  return message && message !== 'fetch failed' ? message : (code ?? (cause ? reasonOf(cause) : String(error)))
}

export function age(ms: number): string {
  const hours = Math.max(0, ms) / 3_600_000
  if (hours < 1) return `${Math.round(hours * 60)} min`
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`
}
