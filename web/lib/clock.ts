import { createContext, use } from 'react'
import { browserZone, type Clock, clockIn } from './format.ts'

/** The author's time zone; null while nobody has chosen one. */
export const TimeZone = createContext<string | null>(null)

/** The clock of the author's zone, by which every screen shows dates and times. */
export const useClock = (): Clock => clockIn(use(TimeZone) ?? browserZone())
