import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ScheduledPost } from '#shared/calendar.ts'
import { timeOfDay } from '#web/lib/format.ts'
import { type Cell, draftTime, movedTime } from './calendar-post.ts'
import { addDays, type Day, weekdayAndDay } from './days.ts'
import { Drafts } from './drafts.tsx'
import { DraggableDraft, type Dragged, DraggedChip } from './drag.tsx'
import { type GridProps, idOf } from './grid.ts'
import { MonthGrid } from './month-grid.tsx'
import { WeekGrid } from './week-grid.tsx'

interface BoardProps extends GridProps {
  view: 'month' | 'week'
  leaving: ReadonlySet<string>
  onMove: (post: ScheduledPost, day: string, time: string) => void
  onSchedule: (post: ScheduledPost) => void
  children: ReactNode
}

const cellIn = ({ data }: { data: { current?: unknown } }) => data.current as Cell
const draggedIn = ({ data }: { data: { current?: unknown } }) => data.current as Dragged
const nameOf = ({ data }: { data: { current?: unknown } }) => draggedIn({ data }).post.title || t`Untitled post`
const momentOf = (day: Day, time: string) => t`${{ day: weekdayAndDay(day) }} at ${{ time: timeOfDay(time) }}`

/** Authors drag posts between days, and drafts onto them. */
export function Board({ view, leaving, onMove, onSchedule, children, ...grid }: BoardProps) {
  const { t } = useLingui()

  const { days, day, today, contentsOf, onOpen } = grid
  const [dragged, setDragged] = useState<Dragged | null>(null)
  // Arrow keys move from cell to cell, independent of screen positions.
  const reached = useRef<Cell | null>(null)

  // After a keyboard drop the focus moves to the post's new button.
  const landed = useRef<string | null>(null)
  useEffect(() => {
    if (!landed.current || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-post="${landed.current}"]`)?.focus()
    landed.current = null
  })

  const timeAt = ({ from }: Dragged, cell: Cell) =>
    from ? movedTime(from.time, cell) : draftTime(cell, contentsOf(cell.day).free)
  const nameAt = (what: Dragged, cell: Cell) => momentOf(cell.day, timeAt(what, cell))

  /** The next cell in an arrow's direction; the first cell for a draft. */
  function nextCell({ from }: Dragged, code: string): Cell | null {
    const [across, down] = arrows[code] ?? [0, 0]
    if (!across && !down) return null
    if (!reached.current && !from)
      return { day: days.includes(today) ? today : day, hour: view === 'week' ? 9 : undefined }
    const { day: at, hour } = reached.current ?? {
      day: from!.day,
      hour: view === 'week' ? hourIn(from!.time) : undefined,
    }
    if (hour === undefined) return { day: addDays(at, across + 7 * down) }
    return { day: addDays(at, across), hour: hour + down }
  }

  const coordinateGetter: KeyboardCoordinateGetter = (event, { context }) => {
    const cell = context.active && nextCell(draggedIn(context.active), event.code)
    const node = cell && context.droppableContainers.get(idOf(cell))?.node.current
    if (!node) return
    reached.current = cell
    node.scrollIntoView({ block: 'nearest' })
    const { left, top } = node.getBoundingClientRect()
    return { x: left, y: top }
  }
  const collisionDetection: CollisionDetection = (args) =>
    reached.current ? [{ id: idOf(reached.current) }] : pointerWithin(args)

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

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const { from } = draggedIn(active)
      const title = nameOf(active)
      return from ? t`Picked up “${title}”, ${{ moment: momentOf(from.day, from.time) }}.` : t`Picked up “${title}”.`
    },
    onDragOver: ({ active, over }) => (over ? `${nameAt(draggedIn(active), cellIn(over))}.` : undefined),
    onDragEnd: ({ active, over }) =>
      over
        ? t`Put “${{ title: nameOf(active) }}” on ${{ moment: nameAt(draggedIn(active), cellIn(over)) }}.`
        : t`“${{ title: nameOf(active) }}” was not moved.`,
    onDragCancel: ({ active }) => t`“${{ title: nameOf(active) }}” was not moved.`,
  }

  function end(event: DragEndEvent | null) {
    setDragged(null)
    landed.current = event?.over && reached.current ? String(event.active.id) : null
    reached.current = null
    if (!event?.over) return
    const what = draggedIn(event.active)
    const cell = cellIn(event.over)
    const time = timeAt(what, cell)
    if (what.from?.day !== cell.day || what.from.time !== time) onMove(what.post, cell.day, time)
  }

  const Grid = view === 'week' ? WeekGrid : MonthGrid
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: t`Press Space to pick it up, arrow keys to move it, Space to drop it, Escape to cancel. Enter opens it.`,
        },
      }}
      onDragStart={({ active }) => setDragged(draggedIn(active))}
      onDragEnd={end}
      onDragCancel={() => end(null)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Grid {...grid} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div className="-m-0.5 p-0.5 lg:max-h-112 lg:overflow-y-auto">{children}</div>
          <Drafts leaving={leaving} onOpen={onOpen} onSchedule={onSchedule} Handle={DraggableDraft} />
        </div>
      </div>
      <DragOverlay dropAnimation={null}>{dragged && <DraggedChip dragged={dragged} />}</DragOverlay>
    </DndContext>
  )
}

const hourIn = (time: string) => Number(time.slice(0, 2))

const arrows: Partial<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
