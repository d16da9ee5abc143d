import { afterEach, expect, test } from 'vitest'
import { kills } from './kills.ts'
import { clearAway } from './processes.ts'

afterEach(clearAway)

test('six kills of app and database lose and double nothing that was acknowledged', async () => {
  const { acknowledged, lost, doubled, killed, faults } = await kills({ isShort: true, seed: 1, say: () => {} })
  expect(faults).toEqual([])
  expect([lost, doubled]).toEqual([0, 0])
  expect(acknowledged).toBeGreaterThan(5)
  expect(killed).toBeGreaterThanOrEqual(6)
}, 240_000)
