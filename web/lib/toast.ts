import type { MessageDescriptor } from '@lingui/core'
import { i18n } from './language.ts'

export interface ToastOptions {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  duration?: number
  action?: { label: string; onSelect: () => void }
  /** The form behind an error. Changing it closes the toast. */
  cause?: EventTarget | null
}

export interface Toast extends ToastOptions {
  id: number
  duration: number
  open: boolean
}

export const toastDuration = 5000
/** A dismissed toast stays in the list, closed, so it can animate out. */
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

/** Toasts stay so many times as long, for tests on a busy machine. */
export const keepToasts = (times: number) => {
  slowness = times
}
let slowness = 1

/** Shows a message. A new one replaces the last. */
export function toast(options: ToastOptions): { id: number; dismiss: () => void } {
  lastId += 1
  const id = lastId
  const duration = (options.duration ?? toastDuration) * slowness
  update([{ ...options, duration, id, open: true }, ...toasts].slice(0, limit))
  options.cause?.addEventListener('input', () => dismissToast(id), { once: true })
  return { id, dismiss: () => dismissToast(id) }
}

const formInUse = () => document.activeElement?.closest('form, [role=dialog]')

/** Shows an error that closes when its form changes. */
export const failureToast = (title: string, description?: string) =>
  toast({ title, description, variant: 'destructive', cause: formInUse() })

/** An `onError` handler that shows the error under this title. */
export const says = (title: string | MessageDescriptor) => (error: Error) =>
  failureToast(typeof title === 'string' ? title : i18n._(title), error.message)
