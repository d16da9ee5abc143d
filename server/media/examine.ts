import { dirname } from 'node:path'
import type { MediaItem } from '#shared/media.ts'
import { programFile } from '../config/places.ts'
import { runIsolated } from '../isolation/isolated.ts'

export type Examined = Pick<MediaItem, 'kind' | 'contentType' | 'width' | 'height' | 'pages' | 'bytes'>

export interface Order {
  /** `photo`: an image, cropped to a small square. */
  kind: MediaItem['kind'] | 'photo'
  path: string
  to: string
}
export interface PagesOrder {
  kind: 'pages'
  path: string
  pages: { page: number; to: string }[]
}

const program = programFile('examine-process')

/** Decodes a file and writes a clean copy. */
export const examine = (order: Order, owner: string, signal: AbortSignal): Promise<Examined> =>
  runIsolated(program, order, { owner, signal, directory: dirname(order.to) })

export const drawPages = (order: PagesOrder, directory: string, owner: string, signal: AbortSignal): Promise<void> =>
  runIsolated(program, order, { owner, signal, directory })
