import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Sweep } from './testing-wall-time.ts'
import { addDays, isSameZone, knownZone, momentAt, moveWallTime, resolveWallTime, zoneNames } from './wall-time.ts'

const said = (wallTime: string, zone: string) => {
  const resolution = resolveWallTime(wallTime, zone)
  const moments = resolution.kind === 'once' ? [resolution.at] : [resolution.earlier, resolution.later]
  return [resolution.kind, ...moments.map((one) => `${one.wallTime}${one.offset} = ${one.instant.toISOString()}`)]
}

test.each([
  [
    'an ordinary time',
    '2027-01-05T09:00',
    'Europe/Berlin',
    ['once', '2027-01-05T09:00+01:00 = 2027-01-05T08:00:00.000Z'],
  ],
  [
    'a skipped hour',
    '2027-03-28T02:30',
    'Europe/Berlin',
    [
      'skipped',
      '2027-03-28T01:30+01:00 = 2027-03-28T00:30:00.000Z',
      '2027-03-28T03:30+02:00 = 2027-03-28T01:30:00.000Z',
    ],
  ],
  [
    'a repeated hour',
    '2027-10-31T02:30',
    'Europe/Berlin',
    ['twice', '2027-10-31T02:30+02:00 = 2027-10-31T00:30:00.000Z', '2027-10-31T02:30+01:00 = 2027-10-31T01:30:00.000Z'],
  ],
  [
    'a change of half an hour',
    '2027-10-03T02:10',
    'Australia/Lord_Howe',
    [
      'skipped',
      '2027-10-03T01:40+10:30 = 2027-10-02T15:10:00.000Z',
      '2027-10-03T02:40+11:00 = 2027-10-02T15:40:00.000Z',
    ],
  ],
  [
    'the half hour that is repeated there',
    '2027-04-04T01:45',
    'Australia/Lord_Howe',
    ['twice', '2027-04-04T01:45+11:00 = 2027-04-03T14:45:00.000Z', '2027-04-04T01:45+10:30 = 2027-04-03T15:15:00.000Z'],
  ],
  [
    'an offset of three quarters of an hour',
    '2027-01-05T09:00',
    'Asia/Kathmandu',
    ['once', '2027-01-05T09:00+05:45 = 2027-01-05T03:15:00.000Z'],
  ],
  [
    'a midnight that is skipped',
    '2027-04-30T00:00',
    'Africa/Cairo',
    [
      'skipped',
      '2027-04-29T23:00+02:00 = 2027-04-29T21:00:00.000Z',
      '2027-04-30T01:00+03:00 = 2027-04-29T22:00:00.000Z',
    ],
  ],
  [
    'a midnight that is repeated',
    '2027-10-28T23:30',
    'Africa/Cairo',
    ['twice', '2027-10-28T23:30+03:00 = 2027-10-28T20:30:00.000Z', '2027-10-28T23:30+02:00 = 2027-10-28T21:30:00.000Z'],
  ],
])('%s is resolved to what its zone’s clocks show', (_, wallTime, zone, moments) =>
  expect(said(wallTime, zone)).toEqual(moments),
)

test('a time moves to another day or hour and keeps its minute', () => {
  expect(addDays('2027-02-27T09:07', 2)).toBe('2027-03-01T09:07')
  expect(addDays('2027-01-01T09:07', -1)).toBe('2026-12-31T09:07')
  expect(moveWallTime('2027-02-27T09:07', { hour: 5 })).toBe('2027-02-27T05:07')
  expect(moveWallTime('2027-02-27T09:07', { day: '2027-05-01' })).toBe('2027-05-01T09:07')
  expect(moveWallTime('2027-02-27T09:07', { day: '2027-05-01', hour: 23 })).toBe('2027-05-01T23:07')
})

test('any instant in any zone is among the instants of its wall time', () => {
  const instants = fc.integer({ min: Date.UTC(2000) / 60_000, max: Date.UTC(2100) / 60_000 })
  fc.assert(
    fc.property(instants, fc.constantFrom(...zoneNames()), (minutes, zone) => {
      const instant = new Date(minutes * 60_000)
      const resolution = resolveWallTime(momentAt(instant, zone).wallTime, zone)
      const found = resolution.kind === 'once' ? [resolution.at] : [resolution.earlier, resolution.later]
      expect(resolution.kind).not.toBe('skipped')
      expect(found.map((one) => one.instant)).toContainEqual(instant)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['europe/berlin', 'Europe/Berlin'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['US/Eastern', 'US/Eastern'],
  ['UTC', 'UTC'],
])('the zone %s is known as %s', (name, known) => expect(knownZone(name)).toBe(known))

test.each(['Mars/Olympus', '+05:30', 'Z', '', ' UTC', '2027-01-01T00:00[Europe/Berlin]', 'Europe/Berlin\n'])(
  '%j is no zone',
  (name) => expect(knownZone(name)).toBeNull(),
)

test('a place is the same under its former name, and every zone to choose is known', () => {
  expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true)
  expect(isSameZone('Europe/Berlin', 'Europe/Paris')).toBe(false)
  expect(zoneNames().filter((name) => knownZone(name) !== name)).toEqual([])
  expect(zoneNames()).toEqual(expect.arrayContaining(['UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe']))
})

/** Ten before a release. */
const years = process.env.TEST_RELEASE ? 10 : 3

describe(`around every change of clocks in every zone, within ${years} years`, () => {
  /** One that changes its clocks, and one at half an hour. */
  const computerZones = ['America/New_York', 'Asia/Kolkata']
  const program = new URL('testing-wall-time.ts', import.meta.url).pathname

  test('wall times are stable, a drag keeps the minute, and the zone of the computer changes nothing', async () => {
    const year = String(new Date().getUTCFullYear())
    const sweeps = await Promise.all(
      computerZones.map(async (TZ) => {
        const { stdout } = await promisify(execFile)(process.execPath, [program, year, String(years)], {
          env: { ...process.env, TZ },
        })
        return JSON.parse(stdout) as Sweep
      }),
    )
    expect(sweeps.map(({ computerZone }) => isSameZone(computerZone, 'Asia/Kolkata'))).toEqual([false, true])
    for (const { mistakes, digest } of sweeps) expect([mistakes, digest]).toEqual([[], sweeps[0]!.digest])
    const [{ zones, changes, skipped, twice, midnightsSkipped }] = sweeps as [Sweep]
    expect(zones).toBeGreaterThan(400)
    expect(changes).toBeGreaterThan(200 * years)
    expect(Math.min(skipped, twice)).toBeGreaterThan(400 * years)
    expect(midnightsSkipped).toBeGreaterThan(years)
  }, 180_000)
})
