import { afterEach, expect, test } from 'vitest'
import { clearAway } from '../lab/chaos/processes.ts'
import { typing } from '../lab/chaos/typing.ts'

afterEach(clearAway)

test('typed words survive a crashed tab, a killed server and a cut network', async () => {
  const { acknowledged, lost, faults } = await typing({ isShort: true, seed: 5, say: () => {} })
  expect(faults).toEqual([])
  expect(lost).toBe(0)
  expect(acknowledged).toBeGreaterThan(50)
})
