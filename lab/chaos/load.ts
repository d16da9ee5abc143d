import type pg from 'pg'
import { type Ledger, newLedger } from './ledger.ts'
import { newPerson, type Target } from './person.ts'

export interface Load {
  ledger: Ledger
  cookies: readonly string[]
  resume(): void
  /** Resolves when every current request has an outcome. */
  pause(): Promise<void>
  /** Reads everything back and compares it with what was acknowledged. Only while paused. */
  check(pool?: pg.Pool): Promise<void>
  /**
   * The last check: repeats open requests with their keys, so that each exists once. A short run does not wait for
   * claims of killed processes.
   */
  finish(pool: pg.Pool, isShort: boolean): Promise<void>
}

export async function startLoad({ urls, random, people = 6 }: Target & { people?: number }): Promise<Load> {
  const ledger = newLedger()
  const all: Awaited<ReturnType<typeof newPerson>>[] = []
  for (let index = 0; index < people; index++)
    all.push(await newPerson(`person ${index + 1}`, { urls, random }, ledger))
  let isPaused = true
  let working: Promise<unknown> = Promise.resolve()
  return {
    ledger,
    cookies: all.map(({ cookie }) => cookie),
    resume() {
      if (!isPaused) return
      isPaused = false
      working = Promise.all(
        all.map(async (person) => {
          while (!isPaused) await person.work()
        }),
      )
    },
    async pause() {
      isPaused = true
      await working
    },
    async check(pool) {
      if (!isPaused) throw new Error('people are still at work')
      for (const person of all) await person.check(pool)
    },
    async finish(pool, isShort) {
      await Promise.all(all.map((person) => person.repeatOpen(isShort)))
      for (const person of all) await person.check(pool)
      const { rows } = await pool.query<{ workspace: string; used: number; written: number }>(
        `select workspace_id as workspace, sum(generations)::int as used,
          (select count(*)::int from generations g where g.workspace_id = u.workspace_id and outcome = 'written' and kind <> 'ideas') as written
        from plan_usage u group by workspace_id`,
      )
      for (const { workspace, used, written } of rows.filter((row) => row.used !== row.written))
        ledger.broken.push(`workspace ${workspace} used ${used} generations, but ${written} are recorded`)
    },
  }
}
