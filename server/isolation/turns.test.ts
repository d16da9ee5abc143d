import { expect, test } from 'vitest'
import { turns } from './turns.ts'

function works() {
  const inTurn = turns()
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ended: Promise<unknown>[] = []
  return {
    begun,
    async ask(owner: string, name: string) {
      ended.push(
        inTurn(owner, async () => {
          begun.push(name)
          await new Promise<void>((done) => ends.set(name, done))
        }),
      )
      await new Promise(setImmediate)
    },
    async end(name: string) {
      ends.get(name)!()
      await new Promise(setImmediate)
    },
    ended: () => Promise.all(ended),
  }
}

test('one owner has both places while nobody else waits, and a third begins beside it at once', async () => {
  const { ask, begun, end } = works()
  for (const name of ['a1', 'a2', 'a3', 'a4']) await ask('a', name)
  expect(begun).toEqual(['a1', 'a2'])
  await ask('b', 'b1')
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await ask('c', 'c1')
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await end('a2')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('among those waiting, one whose owner has nothing running goes first, and then everybody gets a turn', async () => {
  const { ask, begun, end, ended } = works()
  await ask('a', 'a1')
  await ask('b', 'b1')
  for (const name of ['a2', 'a3']) await ask('a', name)
  await ask('c', 'c1')
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  for (const name of ['a1', 'c1', 'a2', 'a3']) await end(name)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
  await ended()
})

test('failed work frees its place', async () => {
  const inTurn = turns()
  const fails = () => inTurn('a', () => Promise.reject(new Error('no')))
  await Promise.allSettled([fails(), fails(), fails()])
  expect(await inTurn('a', async () => 'done')).toBe('done')
})
