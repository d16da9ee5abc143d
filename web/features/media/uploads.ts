import { useSyncExternalStore } from 'react'
import type { MediaItem } from '#shared/media.ts'
import { messageOf } from '#web/lib/api.ts'
import { problemOf } from './accepted-files.ts'
import { sendMedia } from './queries.ts'

/** An upload in progress or a rejected file, kept until the page closes. */
export interface Upload {
  key: number
  postId: string
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** The sent fraction, from 0 to 1. */
  sent: number
  problem: string
}

interface Order {
  cancelled: AbortController
  onAdded: (item: MediaItem) => void
}

let uploads: readonly Upload[] = []
const orders = new Map<number, Order>()
const listeners = new Set<() => void>()
let lastKey = 0
let isWorking = false

function set(next: readonly Upload[]) {
  uploads = next
  for (const listener of listeners) listener()
}
const change = (key: number, to: Partial<Upload>) =>
  set(uploads.map((one) => (one.key === key ? { ...one, ...to } : one)))

export function addUploads(postId: string, files: readonly File[], onAdded: Order['onAdded']) {
  const added = files.map((file): Upload => {
    const key = ++lastKey
    orders.set(key, { cancelled: new AbortController(), onAdded })
    const problem = problemOf(file)
    return { key, postId, file, sent: 0, problem, state: problem ? 'failed' : 'waiting' }
  })
  set([...uploads, ...added])
  void work()
}

export function retryUpload(key: number) {
  change(key, { state: 'waiting', sent: 0, problem: '' })
  void work()
}

export function cancelUpload(key: number) {
  orders.get(key)?.cancelled.abort()
  orders.delete(key)
  set(uploads.filter((one) => one.key !== key))
}

/** Uploads in sequence, so files arrive in the chosen order. */
async function work() {
  if (isWorking) return
  isWorking = true
  for (let next = waiting(); next; next = waiting()) await sendOne(next)
  isWorking = false
}

const waiting = () => uploads.find(({ state }) => state === 'waiting')

async function sendOne({ key, postId, file }: Upload) {
  const order = orders.get(key)!
  change(key, { state: 'sending' })
  try {
    const { signal } = order.cancelled
    const item = await sendMedia(postId, file, { signal, onProgress: (sent) => change(key, { sent }) })
    order.onAdded(item)
    cancelUpload(key)
  } catch (error) {
    if (!order.cancelled.signal.aborted)
      change(key, { state: 'failed', problem: messageOf(error).replace(/^\d{3}: /, '') })
  }
}

window.addEventListener('beforeunload', (event) => {
  if (uploads.some(({ state }) => state !== 'failed')) event.preventDefault()
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useUploads(postId: string): Upload[] {
  return useSyncExternalStore(subscribe, () => uploads).filter((one) => one.postId === postId)
}
