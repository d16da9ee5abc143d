import { createHash } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import { addDays, type Moment, momentAt, moveWallTime, resolveWallTime, zoneNames } from './wall-time.ts'

// A script that runs under any time zone of the computer. It checks the wall times around every clock change in
// every zone for as many years as given, from the given one on, and prints counts, mistakes and a digest of all results.

export interface Sweep {
  /** The zone in force: shows whether the computer's zone was ignored. */
  computerZone: string
  zones: number
  changes: number
  once: number
  skipped: number
  twice: number
  /** Days that begin without a midnight. */
  midnightsSkipped: number
  mistakes: string[]
  digest: string
}

const minute = 60_000
const step = 30 * minute
const around = 60 * minute

function sweep(year: number, years: number): Sweep {
  const counts = { changes: 0, once: 0, skipped: 0, twice: 0, midnightsSkipped: 0 }
  const mistakes: string[] = []
  const digest = createHash('sha256')
  const zones = zoneNames()

  for (const zone of zones) {
    const shows = clockOf(zone)
    for (const { at, before, after } of changesIn(zone, year, years)) {
      counts.changes += 1
      for (const [place, time] of timesAround(at, before, after).entries()) {
        const wallTime = wallTimeOf(time)
        const { kind, moments } = resolve(wallTime, zone)
        const check = (isRight: boolean, what: string) => isRight || mistakes.push(`${zone} ${wallTime}: ${what}`)
        counts[kind] += 1
        if (kind === 'skipped' && wallTime.endsWith('T00:00')) counts.midnightsSkipped += 1

        const named = [time - before, time - after].filter((instant, isAfter) => instant >= at === Boolean(isAfter))
        check(kind === (['skipped', 'once', 'twice'] as const)[named.length], `is ${kind}`)
        for (const moment of moments) {
          const is = lineOf(moment)
          check(shows(moment.instant) === moment.wallTime, `clocks do not show ${is}`)
          check(lineOf(momentAt(moment.instant, zone)) === is, `${is} is not what it was`)
          if (kind === 'skipped') continue
          check(moment.wallTime === wallTime, `became ${is}`)
          check(named.includes(moment.instant.getTime()), `${is} is another time`)
        }

        const moved = drags[place % drags.length]!(wallTime)
        const to = resolve(moved, zone)
        check(moved.slice(14) === wallTime.slice(14), `the minute is lost at ${moved}`)
        check(to.kind === 'skipped' || to.moments.every((one) => one.wallTime === moved), `dragged away from ${moved}`)

        for (const found of [moments, to.moments]) digest.update(`${zone} ${found.map(lineOf).join(' ')}\n`)
      }
    }
  }
  const computerZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return { computerZone, zones: zones.length, ...counts, mistakes: mistakes.slice(0, 20), digest: digest.digest('hex') }
}

function resolve(wallTime: string, zone: string) {
  const resolution = resolveWallTime(wallTime, zone)
  const moments = resolution.kind === 'once' ? [resolution.at] : [resolution.earlier, resolution.later]
  return { kind: resolution.kind, moments }
}

const lineOf = ({ instant, wallTime, offset }: Moment) => `${instant.toISOString()} ${wallTime}${offset}`

/** The time counts milliseconds as if the zone were UTC. */
const wallTimeOf = (time: number) => new Date(time).toISOString().slice(0, 16)

/** The clock changes of these years: the instant, and the offsets from UTC before and after, in milliseconds. */
function* changesIn(zone: string, year: number, years: number) {
  const end = Date.UTC(year + years + 1)
  let before = Temporal.PlainDateTime.from({ year, month: 1, day: 1 }).toZonedDateTime(zone)
  for (;;) {
    const after = before.getTimeZoneTransition('next')
    if (!after || after.epochMilliseconds >= end) return
    const offsetBefore = after.subtract({ nanoseconds: 1 }).offsetNanoseconds / 1e6
    yield { at: after.epochMilliseconds, before: offsetBefore, after: after.offsetNanoseconds / 1e6 }
    before = after
  }
}

/** Wall times, as if in UTC, from an hour before the skipped or repeated time until an hour after it. */
function timesAround(at: number, before: number, after: number): number[] {
  const [first, last] = [Math.min(at + before, at + after), Math.max(at + before, at + after)]
  const halfHours = Array.from({ length: (last - first + 2 * around) / step }, (_, n) => first - around + n * step)
  return [...halfHours, first - minute, first + minute, last - minute, last + minute]
}

const drags: ((wallTime: string) => string)[] = [
  (wallTime) => addDays(wallTime, 1),
  (wallTime) => addDays(wallTime, -1),
  (wallTime) => moveWallTime(wallTime, { hour: 2 }),
  (wallTime) => moveWallTime(addDays(wallTime, 7), { hour: 0 }),
  (wallTime) => moveWallTime(wallTime, { hour: 23 }),
]

/** Shows the clocks by another implementation than the tested one. */
function clockOf(timeZone: string) {
  const two = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const format = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', ...two, hourCycle: 'h23' })
  return (instant: Date) => format.format(instant).replace(' ', 'T')
}

const [year, years] = process.argv.slice(2).map(Number)
console.log(JSON.stringify(sweep(year!, years!)))
