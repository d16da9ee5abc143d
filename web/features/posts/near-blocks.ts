import { useLocation } from '@tanstack/react-router'
import { type RefObject, startTransition, useEffect, useEffectEvent, useState } from 'react'

/** Cards per block: fills whole rows in one, two or three columns. */
export const blockSize = 6
const gap = 16
/** Blocks within this many pixels of the screen are rendered. */
const margin = 600
/** Blocks rendered at once, with the page or with more posts; nearby ones follow. */
const blocksAtOnce = 3
/** Lists up to this many blocks render in full, so the browser’s own search finds everything. */
const maxWhole = 10

interface Shown {
  blocks: ReadonlySet<number>
  of: number
}
interface Drawing {
  onScreen: Shown
  heights: Map<number, number>
}
const newDrawing = (): Drawing => ({ onScreen: { blocks: new Set(), of: 0 }, heights: new Map() })

/** By history entry: going back restores the list as it was. */
const drawings = new Map<string, Drawing>()
const maxDrawings = 20

function useDrawing(): Drawing {
  const [path] = useState(window.location.pathname)
  const entry = useLocation({ select: ({ state }) => `${path} ${state.__TSR_key}` })
  const [drawing] = useState(() => drawings.get(entry) ?? newDrawing())
  useEffect(() => {
    drawings.delete(entry)
    drawings.set(entry, drawing)
    if (drawings.size > maxDrawings) drawings.delete(drawings.keys().next().value!)
  }, [entry, drawing])
  return drawing
}

/** A block's last height; the first block's for a block that never rendered. */
const heightOf = ({ heights }: Drawing, block: number) => heights.get(block) ?? heights.get(0) ?? 0

function newWatcher() {
  const watcher = {
    onMove: () => {},
    watch(element: Element | null) {
      if (!element) return
      observer.observe(element)
      return () => observer.unobserve(element)
    },
  }
  const observer = new IntersectionObserver(() => watcher.onMove(), { rootMargin: `${margin}px 0px` })
  return watcher
}

const blockOf = (item: Element) => Number(item.getAttribute('data-block'))
const isCard = (item: Element) => item.childElementCount > 0

/** The position of each block. Remembers the heights of rendered blocks. */
function placesOf(list: Element, drawing: Drawing) {
  const found: { block: number; top: number; bottom: number }[] = []
  const { cards = [], others = [] } = Object.groupBy(list.children, (item) => (isCard(item) ? 'cards' : 'others'))
  for (const [block, items] of Map.groupBy(cards, blockOf)) {
    const { top } = items[0]!.getBoundingClientRect()
    const { bottom } = items.at(-1)!.getBoundingClientRect()
    drawing.heights.set(block, bottom - top)
    found.push({ block, top, bottom })
  }
  for (const item of others) {
    let { top, bottom: end } = item.getBoundingClientRect()
    for (let block = blockOf(item); top < end; block += 1) {
      const bottom = top + heightOf(drawing, block)
      found.push({ block, top, bottom })
      top = bottom + gap
    }
  }
  return found
}

/** The blocks with the focus or an open menu, and their neighbours, where the focus may go next. */
function blocksInUse(list: Element): number[] {
  const held = [document.activeElement, list.querySelector('[aria-expanded=true]')]
  return held.flatMap((element) => {
    const item = list.contains(element) && element?.closest('[data-block]')
    return item ? [blockOf(item) - 1, blockOf(item), blockOf(item) + 1] : []
  })
}

/** Consecutive blocks that are all rendered, or replaced by one item of the same height. */
export interface Run {
  first: number
  blocks: number
  /** Null for rendered blocks. */
  height: number | null
}

/**
 * Renders a long list in blocks near the screen only, so thousands of items cost no more than thirty. Pass every list
 * item to `watch`; its `data-block` names its block, or the first block that it replaces.
 */
export function useNearBlocks(list: RefObject<HTMLElement | null>, count: number) {
  const drawing = useDrawing()
  const [shown, setShown] = useState(drawing.onScreen)
  const [watcher] = useState(() => ('IntersectionObserver' in window ? newWatcher() : undefined))

  const onMove = useEffectEvent(() => {
    if (!list.current) return
    const found = placesOf(list.current, drawing)
    const within = (pixels: number) =>
      found.flatMap(({ block, top, bottom }) => (bottom > -pixels && top < window.innerHeight + pixels ? block : []))
    const near = count <= maxWhole ? Array(count).keys() : [...within(margin), ...blocksInUse(list.current)]
    drawing.onScreen = { blocks: new Set(within(margin / 3)), of: count }
    // As a transition, because cards are slow to render.
    startTransition(() => setShown({ blocks: new Set(near), of: count }))
  })
  useEffect(() => {
    if (watcher) watcher.onMove = () => onMove()
  }, [watcher])

  const isAdded = (block: number) => block >= shown.of && block < shown.of + blocksAtOnce
  const isDrawn = (block: number) => !watcher || shown.blocks.has(block) || isAdded(block)
  const runs: Run[] = []
  for (let block = 0; block < count; block += 1) {
    const height = isDrawn(block) ? null : heightOf(drawing, block)
    const run = runs.at(-1)
    if (!run || (run.height === null) !== (height === null)) runs.push({ first: block, blocks: 1, height })
    else {
      run.blocks += 1
      if (run.height !== null && height !== null) run.height += gap + height
    }
  }
  return { runs, watch: watcher?.watch }
}
