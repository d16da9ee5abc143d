import { useState } from 'react'
import { agendaFrom, type Day, isSameMonth, monthOf, weekOf, weeksFrom } from './days.ts'
import type { View } from './views.ts'

const daysOf: Record<View, (day: Day) => Day[]> = { month: monthOf, week: weekOf, agenda: agendaFrom }

/** The current month begins with the present week unless the author unfolds earlier ones. */
const isFromThisWeek = (view: View, day: Day, today: Day, isWhole: boolean) =>
  view === 'month' && !isWhole && isSameMonth(day, today) && day >= weekOf(today)[0]!

/** The days of a view. They change when the author turns the page, not when they choose a day. */
export function useShownDays(view: View, day: Day, today: Day) {
  const [turnedTo, setTurnedTo] = useState(day)
  const [isWhole, setWhole] = useState(false)
  const daysFrom = (one: Day) => (isFromThisWeek(view, one, today, isWhole) ? weeksFrom(today) : daysOf[view](one))
  const base = view !== 'agenda' && daysFrom(turnedTo).includes(day) ? turnedTo : day
  const startsNow = isFromThisWeek(view, base, today, isWhole)
  const hasEarlier = view === 'month' && isSameMonth(base, today) && monthOf(today)[0]! < weekOf(today)[0]!
  return {
    days: daysFrom(base),
    base,
    /** The shown month; null when the weeks from now span more than one. */
    month: view === 'month' && !startsNow ? base : null,
    /** Null when there are no earlier weeks to unfold. */
    earlier: hasEarlier && (startsNow || isWhole) ? { isShown: isWhole, toggle: () => setWhole(!isWhole) } : null,
    turnTo(next: Day) {
      setTurnedTo(next)
      setWhole(false)
    },
  }
}
