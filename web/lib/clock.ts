import { use } from 'react'
import { type Clock, clockIn } from './format.ts'
import { browserZone, TimeZone } from './time-zone.ts'

/** The clock of the author's zone, by which every screen shows dates and times. */
export const useClock = (): Clock => clockIn(use(TimeZone) ?? browserZone())

// Loading the browser's tables takes a slow phone a tenth of a second: in a task of its own, while the page waits for data.
setTimeout(() => clockIn(browserZone()).shortDate(new Date()))
