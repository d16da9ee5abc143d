import { Suspense } from 'react'
import type { DayPickerProps } from 'react-day-picker'
import { lazyPart, MissingPart } from './lazy-part.tsx'
import { Skeleton } from './skeleton.tsx'

const CalendarGrid = lazyPart(
  () => import('./calendar-grid.tsx').then((file) => ({ default: file.CalendarGrid })),
  MissingPart,
)

/** A month to pick a day from. Loads on first use, in reserved space. */
export function Calendar(props: DayPickerProps) {
  return (
    <div className="min-h-75 w-fit max-md:min-h-90">
      <Suspense fallback={<Skeleton className="h-75 w-63 max-md:h-90 max-md:w-77" />}>
        <CalendarGrid {...props} />
      </Suspense>
    </div>
  )
}
