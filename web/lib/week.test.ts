import { expect, onTestFinished, test } from 'vitest'
import { firstWeekday, weekdaysFrom } from './week.ts'

const languages = ['en-US', 'en-GB', 'de', 'fr', 'fr-CA', 'ar-EG', 'pt-BR', 'ja', 'zh-CN', 'no language']
const days = [7, 1, 1, 1, 7, 6, 7, 7, 1, 1]

test("weeks begin on the language's usual day", () =>
  expect(languages.map((language) => firstWeekday(language))).toEqual(days))

test('also in a browser without week data', () => {
  const said = Object.getOwnPropertyDescriptors(Intl.Locale.prototype)
  onTestFinished(() => void Object.defineProperties(Intl.Locale.prototype, said))
  for (const name of ['getWeekInfo', 'weekInfo'])
    Object.defineProperty(Intl.Locale.prototype, name, { value: undefined, configurable: true })
  expect(languages.map((language) => firstWeekday(language))).toEqual(days)
})

test('a week from its first day on', () => {
  expect(weekdaysFrom(7)).toEqual([7, 1, 2, 3, 4, 5, 6])
  expect(weekdaysFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 7])
})
