import { useLingui } from '@lingui/react'
import { use } from 'react'
import { type Clock, clockIn } from './format.ts'
import { browserZone, TimeZone } from './time-zone.ts'

/** The clock of the author's zone, for all dates and times on screen. */
export function useClock(): Clock {
  useLingui()
  return clockIn(use(TimeZone) ?? browserZone())
}

// Loads the browser's tables while the page loads data: on a slow phone, that takes a tenth of a second.
setTimeout(() => clockIn(browserZone()).shortDate(new Date()))
