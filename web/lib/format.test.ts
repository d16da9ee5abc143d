import { expect, onTestFinished, test, vi } from 'vitest'
import { clockIn, timeOfDay, zoneName } from './format.ts'
import { initials } from './initials.ts'
import { browserZone } from './time-zone.ts'

const ownOf = (all: object) =>
  Object.fromEntries(Object.getOwnPropertyNames(all).map((name) => [name, all[name as keyof typeof all]]))

const berlin = clockIn('Europe/Berlin')
const lordHowe = clockIn('Australia/Lord_Howe')
const newYearsEve = '2026-12-31T23:30:00Z'

test("a short date is month, day and year in the zone's calendar", () => {
  expect(berlin.shortDate(newYearsEve)).toBe('Jan 1, 2027')
  expect(clockIn('America/New_York').shortDate(newYearsEve)).toBe('Dec 31, 2026')
})

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [31, '31st'],
])('day %i of a long date is written %s', (day, written) => {
  expect(berlin.longDate(new Date(Date.UTC(2027, 0, day)))).toBe(`January ${written}, 2027`)
})

test.each([
  ['to 24', false, ['09:00', '00:05', '14:30']],
  ['to 12', true, ['9:00 AM', '12:05 AM', '2:30 PM']],
])('a viewer with a clock of %s sees times like that, without a leading zero before AM', async (_, hour12, shown) => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), hour12 }
  })
  onTestFinished(() => void vi.restoreAllMocks())
  vi.resetModules()
  const { clockIn, timeOfDay } = await import('./format.ts')
  const { clockTime } = clockIn('Europe/Berlin')
  expect([clockTime('2027-01-05T08:00:00Z'), clockTime('2027-01-04T23:05:00Z'), timeOfDay('14:30')]).toEqual(shown)
})

test.each([
  ['en-US', '8:19 PM', '9:00 AM'],
  ['en-GB', '20:19', '09:00'],
  ['de', '20:19', '09:00'],
  ['fr', '20:19', '09:00'],
])('days near the present have a name, and hours are those of %s', async (language, evening, morning) => {
  const Format = Intl.DateTimeFormat
  type Wanted = ConstructorParameters<typeof Intl.DateTimeFormat>
  const spoken = {
    construct: (Made: typeof Format, [locale, options]: Wanted) => new Made(locale ?? language, options),
  }
  vi.stubGlobal('Intl', { ...ownOf(Intl), DateTimeFormat: new Proxy(Format, spoken) })
  vi.useFakeTimers({ now: new Date('2027-03-28T20:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  vi.resetModules()
  const { clockIn } = await import('./format.ts')
  const { moment, onMoment, timeAndDay, nearDay } = clockIn('Europe/Berlin')
  const [today, tomorrow] = ['2027-03-28T18:19:00Z', '2027-03-28T22:30:00Z']
  expect([moment(today), onMoment(today), timeAndDay(today)]).toEqual([
    `today at ${evening}`,
    `today at ${evening}`,
    `${evening} today`,
  ])
  const later = '2027-03-30T07:00:00Z'
  expect([moment(later), onMoment(later), timeAndDay(later)]).toEqual([
    `Mar 30, 2027 at ${morning}`,
    `on Mar 30, 2027 at ${morning}`,
    `${morning} on Mar 30, 2027`,
  ])
  // Clocks went forward the night before, so a day had 23 hours.
  expect([nearDay('2027-03-27T22:59:00Z'), nearDay(tomorrow)]).toEqual(['yesterday', 'tomorrow'])
  expect([nearDay('2027-03-26T22:59:00Z'), nearDay('2027-03-29T22:00:00Z')]).toEqual([undefined, undefined])
})

test("an offset is the instant's own", () => {
  expect([berlin.offset('2027-01-05'), berlin.offset('2027-07-05')]).toEqual(['GMT+1', 'GMT+2'])
  expect([lordHowe.offset('2027-01-05'), lordHowe.offset('2027-07-05')]).toEqual(['GMT+11', 'GMT+10:30'])
  expect(clockIn('Asia/Kathmandu').offset('2027-01-05')).toBe('GMT+5:45')
})

test('a zone is named after its place', () => {
  expect(lordHowe.zone).toBe('Lord Howe')
  expect([zoneName('America/Argentina/Buenos_Aires'), zoneName('UTC')]).toEqual(['Buenos Aires', 'UTC'])
})

test('the computer’s zone changes nothing', async () => {
  onTestFinished(() => void delete process.env.TZ)
  const shown: unknown[][] = []
  for (const zone of ['UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata']) {
    process.env.TZ = zone
    vi.resetModules()
    const { clockIn } = await import('./format.ts')
    const { shortDate, longDate, clockTime, offset } = clockIn('Pacific/Chatham')
    const texts = [shortDate, longDate, clockTime, offset].map((of) => of(newYearsEve))
    shown.push([new Date(newYearsEve).getHours(), ...texts])
  }
  expect(new Set(shown.map(([hours]) => hours)).size).toBe(4)
  const expected = ['Jan 1, 2027', 'January 1st, 2027', timeOfDay('13:15'), 'GMT+13:45']
  expect(shown.map(([, ...texts]) => texts)).toEqual(Array(4).fill(expected))
})

test('a zone that the browser does not know uses the browser’s clock', () =>
  expect(clockIn('Mars/Olympus').timeZone).toBe(browserZone()))

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Ana María de la Cruz', 'AM'],
  ['  ', '?'],
  [null, '?'],
])('the initials of %j are %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
