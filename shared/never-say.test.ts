import { expect, test } from 'vitest'
import { neverSaidIn } from './never-say.ts'

const said = (text: string, phrase: string) =>
  neverSaidIn(text, [phrase]).map(({ start, end }) => text.slice(start, end))

test('a phrase is found in any case, as whole words', () => {
  expect(said('AI said what AI says.', 'ai')).toEqual(['AI', 'AI'])
  expect(said('It is a Game-Changer, a game-changer!', 'game-changer')).toEqual(['Game-Changer', 'game-changer'])
  expect(said('At the end\nof the day it’s fine.', "end of the day it's")).toEqual(['end\nof the day it’s'])
})

const signs = Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~')

test.each(signs)('%s is taken literally', (sign) => {
  expect(said(`One a${sign}b two axb.`, `a${sign}b`)).toEqual([`a${sign}b`])
  expect(said(`One ${sign} two`, sign)).toEqual([sign])
})
