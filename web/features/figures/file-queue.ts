import { useEffect, useRef, useState } from 'react'
import type { FigureImport } from '#shared/figures.ts'
import type { ArchiveFound } from '#shared/linkedin-archive.ts'
import { ApiError, messageOf } from '#web/lib/api.ts'
import { lookIntoArchive, sendFile, takeIn, useRefresh } from './file-queries.ts'

export const mostFiles = 20

/** What is known of a chosen file. Nothing is kept before it is read, or its posts are taken in. */
export type Stage =
  | { is: 'new' }
  | { is: 'figures'; found: FigureImport; isConfirmed: boolean }
  | { is: 'archive'; found: ArchiveFound; chosen: ReadonlySet<string> }
  | { is: 'refused'; problem: string }
  | { is: 'read'; found: FigureImport }
  | { is: 'taken in'; ids: readonly string[] }

export interface QueuedFile {
  /** Two files can have one name. */
  id: number
  file: File
  stage: Stage
}

export interface Busy {
  doing: 'looking' | 'reading'
  name: string
  done: number
  of: number
}

export const isReadable = ({ stage }: QueuedFile): boolean =>
  stage.is === 'figures'
    ? !stage.found.isKnown && (!stage.found.otherMember || stage.isConfirmed)
    : stage.is === 'archive' && stage.chosen.size > 0

export const isDone = ({ stage }: QueuedFile): boolean => stage.is === 'read' || stage.is === 'taken in'

let lastId = 0

/**
 * Looks into chosen files one after the other, and reads those that are left when asked. What was read before a stop
 * stays. With a post, a file about a single post is about that one.
 */
export function useFileQueue(postId?: string) {
  const refresh = useRefresh()
  const [files, setFiles] = useState<readonly QueuedFile[]>([])
  const [busy, setBusy] = useState<Busy | null>(null)
  const [leftOut, setLeftOut] = useState(0)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const set = (id: number, stage: Stage) =>
    setFiles((former) => former.map((one) => (one.id === id ? { ...one, stage } : one)))

  async function look({ file }: QueuedFile, signal: AbortSignal): Promise<Stage> {
    const { recognise } = await import('./recognise.ts')
    const recognised = await recognise(file)
    if (recognised.kind === 'figures') {
      const found = await sendFile(file, { isPreview: true, isConfirmed: false, postId }, signal)
      return { is: 'figures', found, isConfirmed: false }
    }
    const found = await lookIntoArchive(recognised.shares, signal)
    const fitting = found.posts.slice(0, found.room)
    return { is: 'archive', found, chosen: new Set(fitting.map(({ address }) => address)) }
  }

  async function readOne({ file, stage }: QueuedFile, signal: AbortSignal): Promise<Stage> {
    if (stage.is === 'figures') {
      const { isConfirmed } = stage
      return { is: 'read', found: await sendFile(file, { isPreview: false, isConfirmed, postId }, signal) }
    }
    if (stage.is !== 'archive') return stage
    const chosen = stage.found.posts.filter(({ address }) => stage.chosen.has(address))
    return { is: 'taken in', ids: await takeIn(chosen, signal) }
  }

  async function each(doing: Busy['doing'], queued: readonly QueuedFile[], work: typeof look) {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    for (const [done, one] of queued.entries()) {
      if (signal.aborted) break
      setBusy({ doing, name: one.file.name, done, of: queued.length })
      // A file before it may have said whose figures these are.
      const again = (error: unknown) => {
        if (error instanceof ApiError && error.status === 409) return look(one, signal)
        throw error
      }
      try {
        set(one.id, await work(one, signal).catch(again))
      } catch (error) {
        if (signal.aborted) break
        set(one.id, { is: 'refused', problem: error instanceof ApiError ? error.body : messageOf(error) })
      }
    }
    setBusy(null)
  }

  async function add(chosen: readonly File[]) {
    const before = files.filter((one) => !isDone(one))
    const queued = chosen.slice(0, Math.max(0, mostFiles - before.length)).map((file): QueuedFile => {
      lastId += 1
      return { id: lastId, file, stage: { is: 'new' } }
    })
    setLeftOut(chosen.length - queued.length)
    setFiles([...before, ...queued])
    await each('looking', queued, look)
    setFiles((former) => former.filter(({ stage }) => stage.is !== 'new'))
  }

  async function read() {
    const readable = files.filter(isReadable)
    const isArchive = ({ stage }: QueuedFile) => stage.is === 'archive'
    // Posts come first, so that figures find them.
    await each('reading', [...readable.filter(isArchive), ...readable.filter((one) => !isArchive(one))], readOne)
    await refresh()
  }

  return {
    files,
    busy,
    leftOut,
    add,
    read,
    set,
    stop: () => running.current?.abort(),
    remove: (id: number) => setFiles((former) => former.filter((one) => one.id !== id)),
    clear: () => {
      setFiles([])
      setLeftOut(0)
    },
  }
}
