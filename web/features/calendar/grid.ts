import type { Cell } from './calendar-post.ts'
import type { Day } from './days.ts'
import type { DayContents } from './use-calendar.ts'

export interface GridProps {
  days: readonly Day[]
  day: Day
  today: Day
  /** The shown month; null when the weeks span more than one. */
  month: Day | null
  isLoading: boolean
  contentsOf: (day: Day) => DayContents
  onChoose: (day: Day) => void
  onOpen: (id: string) => void
  onCreate: (day: Day, time?: string) => void
}

const two = (value: number) => String(value).padStart(2, '0')

export const hourName = (hour: number) => `${two(hour)}:00`

export const idOf = ({ day, hour }: Cell): string => (hour === undefined ? day : `${day}T${two(hour)}`)
