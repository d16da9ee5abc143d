import { useLocation } from '@tanstack/react-router'
import { type RefObject, startTransition, useEffect, useEffectEvent, useState } from 'react'

/** So many cards fill whole rows, in one, two and three columns. */
export const blockSize = 6
/** Pixels between rows. */
const gap = 16
/** Pixels above and below the screen in which blocks are drawn. */
const margin = 600
/** So many are drawn with the page, or when more posts come; others that are near follow. */
const blocksAtOnce = 3
/** The browser’s own search finds everything in a list of up to so many blocks, for it is drawn whole. */
const mostWhole = 10

interface Shown {
  blocks: ReadonlySet<number>
  /** How many blocks the list had. */
  of: number
}
/** How a list was drawn when it was last looked at. */
interface Drawing {
  onScreen: Shown
  heights: Map<number, number>
}
const newDrawing = (): Drawing => ({ onScreen: { blocks: new Set(), of: 0 }, heights: new Map() })

/** Where the browser goes back to, a list is as it was left. */
const drawings = new Map<string, Drawing>()
const mostDrawings = 20

function useDrawing(): Drawing {
  const [path] = useState(window.location.pathname)
  const entry = useLocation({ select: ({ state }) => `${path} ${state.__TSR_key}` })
  const [drawing] = useState(() => drawings.get(entry) ?? newDrawing())
  useEffect(() => {
    drawings.delete(entry)
    drawings.set(entry, drawing)
    if (drawings.size > mostDrawings) drawings.delete(drawings.keys().next().value!)
  }, [entry, drawing])
  return drawing
}

/** As it was last; of a block that was never drawn as that of the first. */
const heightOf = ({ heights }: Drawing, block: number) => heights.get(block) ?? heights.get(0) ?? 0

/** Says when any of the elements that it is given comes near the screen or leaves it. */
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

/** Where each block is now. What is drawn has its height remembered. */
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

/** The block with the card that has the focus, or an open menu, and those beside it, where the focus may go. */
function blocksInUse(list: Element): number[] {
  const held = [document.activeElement, list.querySelector('[aria-expanded=true]')]
  return held.flatMap((element) => {
    const item = list.contains(element) && element?.closest('[data-block]')
    return item ? [blockOf(item) - 1, blockOf(item), blockOf(item) + 1] : []
  })
}

/** Blocks one after the other that are all drawn, or for which one item stands that is as high as they are. */
export interface Run {
  first: number
  blocks: number
  /** Null of those that are drawn. */
  height: number | null
}

/**
 * A long list in blocks. Those on the screen and near it are drawn, so that a list of thousands costs no more than one of
 * thirty. Every item of the list is given to `watch`, and says in `data-block` the block that it is of, or the first that
 * it stands for.
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
    const near = count <= mostWhole ? Array(count).keys() : [...within(margin), ...blocksInUse(list.current)]
    drawing.onScreen = { blocks: new Set(within(margin / 3)), of: count }
    // Cards take long to make: as a transition, a few at a time.
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
