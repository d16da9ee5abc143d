import type { Cell } from './calendar-post.ts'
import type { Day } from './days.ts'
import type { DayContents } from './use-calendar.ts'

/** What the grids of a month and of a week have in common. */
export interface GridProps {
  days: readonly Day[]
  day: Day
  today: Day
  /** The month that is shown; null where it is weeks of more than one. */
  month: Day | null
  isLoading: boolean
  contentsOf: (day: Day) => DayContents
  onChoose: (day: Day) => void
  onOpen: (id: string) => void
  onCreate: (day: Day, time?: string) => void
}

const two = (value: number) => String(value).padStart(2, '0')

export const hourName = (hour: number) => `${two(hour)}:00`

/** Under which a cell is known while something is dragged. */
export const idOf = ({ day, hour }: Cell): string => (hour === undefined ? day : `${day}T${two(hour)}`)
