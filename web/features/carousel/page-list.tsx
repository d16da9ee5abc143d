import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleDashed } from 'lucide-react'
import type { RefObject } from 'react'
import { blanksIn } from '#shared/blanks.ts'
import { troubleOfPage } from '#shared/carousel/deck.ts'
import type { Carousel } from '#shared/carousel.ts'
import { cn } from '#web/lib/cn.ts'
import { PagePicture } from './page-picture.tsx'

interface PageListProps {
  carousel: Carousel
  author: string
  chosen: number
  onChoose: (at: number) => void
  onMove: (from: number, to: number) => void
  /** Set while a page is held. */
  isDragging: RefObject<boolean>
}

const placeOf = ({ id }: { id: string | number }) => Number(id)

const announcements: Announcements = {
  onDragStart: ({ active }) => t`Picked up page ${{ page: placeOf(active) + 1 }}.`,
  onDragOver: ({ over }) => (over ? t`Position ${{ position: placeOf(over) + 1 }}.` : undefined),
  onDragEnd: ({ active, over }) =>
    over
      ? t`Page ${{ page: placeOf(active) + 1 }} is now page ${{ position: placeOf(over) + 1 }}.`
      : t`The page was not moved.`,
  onDragCancel: () => t`The page was not moved.`,
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Arrow keys move a picked-up page from place to place. */
const coordinateGetter: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code]
  if (!step || !context.active) return
  event.preventDefault()
  const from = context.over ? placeOf(context.over) : placeOf(context.active)
  const node = context.droppableContainers.get(`${from + step}`)?.node.current
  if (!node) return
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top } = node.getBoundingClientRect()
  return { x: left, y: top }
}

const instructions = () =>
  t`Press Space to pick the page up, arrow keys to move it, Space to drop it, Escape to cancel. Enter edits it.`

export function PageList({ onMove, isDragging, ...props }: PageListProps) {
  const { t } = useLingui()

  const { pages } = props.carousel
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter,
      scrollBehavior: 'auto',
      keyboardCodes: {
        start: [KeyboardCode.Space],
        cancel: [KeyboardCode.Esc],
        end: [KeyboardCode.Space, KeyboardCode.Enter, KeyboardCode.Tab],
      },
    }),
  )

  function end({ active, over }: DragEndEvent) {
    isDragging.current = false
    if (over && over.id !== active.id) onMove(placeOf(active), placeOf(over))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions() } }}
      onDragStart={() => {
        isDragging.current = true
      }}
      onDragEnd={end}
      onDragCancel={() => {
        isDragging.current = false
      }}
    >
      <ol
        aria-label={t`Pages`}
        className="flex gap-3 overflow-x-auto p-1 pb-2 md:grid md:grid-cols-3 md:overflow-visible lg:grid-cols-4"
      >
        {pages.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other identity
          <PageItem key={at} at={at} {...props} />
        ))}
      </ol>
    </DndContext>
  )
}

function PageItem({
  carousel,
  author,
  chosen,
  onChoose,
  at,
}: Omit<PageListProps, 'onMove' | 'isDragging'> & { at: number }) {
  const { t } = useLingui()
  const { pages, design, colour } = carousel
  const { text } = pages[at]!
  const id = `${at}`
  const drag = useDraggable({ id })
  const drop = useDroppable({ id })
  const trouble = troubleOfPage(text, at === 0)
  const isOpen = blanksIn(text).length > 0
  const said = [t`Page ${{ page: at + 1 }}`, trouble && t`can’t be drawn`, isOpen && t`has an open blank`]
  return (
    <li ref={drop.setNodeRef} className="grid w-28 shrink-0 content-start gap-1 md:w-auto">
      <button
        ref={drag.setNodeRef}
        type="button"
        data-page={at}
        {...drag.listeners}
        aria-roledescription={drag.attributes['aria-roledescription']}
        aria-describedby={drag.attributes['aria-describedby']}
        aria-current={at === chosen}
        // Some browsers click on keyup, which would choose the page just dropped.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        onClick={() => onChoose(at)}
        style={drag.transform ? { transform: `translate(${drag.transform.x}px, ${drag.transform.y}px)` } : undefined}
        className={cn(
          'touch-manipulation overflow-hidden rounded-sm select-none',
          at === chosen ? 'ring-3 ring-action' : 'ring-1 ring-line hover:ring-line-strong',
          drag.isDragging ? 'relative z-10 cursor-grabbing opacity-90 shadow-float' : 'cursor-grab',
          drop.isOver && !drag.isDragging && 'outline-2 outline-offset-4 outline-action outline-dashed',
        )}
      >
        <span className="sr-only">
          {said.filter(Boolean).join(', ')}, <span data-own>{text}</span>
        </span>
        <PagePicture design={design} colour={colour} text={text} at={at} count={pages.length} author={author} />
      </button>
      <span aria-hidden className="flex items-center gap-1 text-xs text-ink-3">
        <span className="tabular">{at + 1}</span>
        {trouble && <CircleAlert className="size-3 text-danger" />}
        {isOpen && <CircleDashed className="size-3 text-warn" />}
      </span>
    </li>
  )
}
