import { useState } from 'react'
import { agendaFrom, type Day, isSameMonth, monthOf, weekOf, weeksFrom } from './days.ts'
import type { View } from './views.ts'

const daysOf: Record<View, (day: Day) => Day[]> = { month: monthOf, week: weekOf, agenda: agendaFrom }

/** The present month begins with the present week, unless the earlier ones are asked for. */
const isFromThisWeek = (view: View, day: Day, today: Day, isWhole: boolean) =>
  view === 'month' && !isWhole && isSameMonth(day, today) && day >= weekOf(today)[0]!

/** Which days a view shows. They change when one turns the page, not when one of them is chosen. */
export function useShownDays(view: View, day: Day, today: Day) {
  const [turnedTo, setTurnedTo] = useState(day)
  const [isWhole, setWhole] = useState(false)
  const daysFrom = (one: Day) => (isFromThisWeek(view, one, today, isWhole) ? weeksFrom(today) : daysOf[view](one))
  const base = view !== 'agenda' && daysFrom(turnedTo).includes(day) ? turnedTo : day
  const startsNow = isFromThisWeek(view, base, today, isWhole)
  const hasEarlier = view === 'month' && isSameMonth(base, today) && monthOf(today)[0]! < weekOf(today)[0]!
  return {
    days: daysFrom(base),
    /** The day by which the page was turned. */
    base,
    /** The month that is shown; null where it is the weeks from now on, of more than one month. */
    month: view === 'month' && !startsNow ? base : null,
    /** Null where there is nothing to unfold. */
    earlier: hasEarlier && (startsNow || isWhole) ? { isShown: isWhole, toggle: () => setWhole(!isWhole) } : null,
    turnTo(next: Day) {
      setTurnedTo(next)
      setWhole(false)
    },
  }
}
