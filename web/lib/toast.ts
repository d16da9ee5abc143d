export interface ToastOptions {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  duration?: number
  action?: { label: string; onSelect: () => void }
  /** What an error is about: it goes as soon as something in it is changed. */
  cause?: EventTarget | null
}

export interface Toast extends ToastOptions {
  id: number
  open: boolean
}

export const toastDuration = 5000
/** A dismissed toast stays in the list, closed, so that it can leave the screen in its own time. */
export const toastRemoveDelay = 1_000_000
const limit = 1

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function update(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

export const getToasts = () => toasts

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function dismissToast(id: number) {
  const dismissed = toasts.find((one) => one.id === id)
  if (!dismissed?.open) return
  update(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)))
  setTimeout(() => update(toasts.filter((one) => one.id !== id)), toastRemoveDelay)
}

/** Shows a message from anywhere. One is on the screen at a time; a new one takes the place of the last. */
export function toast(options: ToastOptions): { id: number; dismiss: () => void } {
  lastId += 1
  const id = lastId
  update([{ ...options, id, open: true }, ...toasts].slice(0, limit))
  options.cause?.addEventListener('input', () => dismissToast(id), { once: true })
  return { id, dismiss: () => dismissToast(id) }
}

/** The form, or the dialog, in which somebody is working. */
const formInUse = () => document.activeElement?.closest('form, [role=dialog]')

/** An error goes with its cause: it closes when the form that it came from is changed. */
export const failureToast = (title: string, description?: string) =>
  toast({ title, description, variant: 'destructive', cause: formInUse() })

/** What a mutation does with an error: shows it under this title. */
export const says = (title: string) => (error: Error) => failureToast(title, error.message)
