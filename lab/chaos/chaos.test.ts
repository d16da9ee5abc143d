import { afterEach, expect, test } from 'vitest'
import { kills } from './kills.ts'
import { clearAway } from './processes.ts'
import { publishing } from './publishing.ts'
import { reminders } from './reminders.ts'

afterEach(clearAway)

test('kills of app and database lose and double nothing that was acknowledged', async () => {
  const { acknowledged, lost, doubled, killed, faults } = await kills({ isShort: true, seed: 1, say: () => {} })
  expect(faults).toEqual([])
  expect([lost, doubled]).toEqual([0, 0])
  expect(acknowledged).toBeGreaterThan(5)
  expect(killed).toBeGreaterThanOrEqual(3)
}, 240_000)

test('due posts are published once with their text, though the network fails and servers die', async () => {
  const { lost, doubled, killed, faults } = await publishing({ isShort: true, seed: 3, say: () => {} })
  expect(faults).toEqual([])
  expect([lost, doubled, killed]).toEqual([0, 0, 2])
}, 300_000)

test('authors get one reminder for each due post, though servers die', async () => {
  const { lost, doubled, killed, faults } = await reminders({ isShort: true, seed: 3, say: () => {} })
  expect(faults).toEqual([])
  expect([lost, doubled, killed]).toEqual([0, 0, 2])
}, 300_000)
