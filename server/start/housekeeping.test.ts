import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { expiries } from './housekeeping.ts'

test('what expires is found by an index, however large its table', async () => {
  const { deps } = await startTestApp()
  const plans = await Promise.all(
    expiries.map(({ table, isExpired }) =>
      deps.db.transaction(async (tx) => {
        // A small table would be read whole in any case.
        await tx.execute(sql`set local enable_seqscan = off`)
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
          sql`explain select ctid from ${table} where ${isExpired(new Date())} limit 5000`,
        )
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      }),
    ),
  )
  expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([])
})
