import type pg from 'pg'
import { age, type Finding, note, ok, toDo } from './finding.ts'

interface Counts {
  waiting: number
  due: number
  late: number
  latestMs: number
  dead: number
  failing: number
  causes: string | null
}

export async function examineJobs(client: pg.Client, isInUse: boolean | null): Promise<Finding[]> {
  const { rows: there } = await client.query("select to_regclass('public.jobs') is not null as yes")
  if (!there[0]?.yes) return []
  const { rows } = await client.query<Counts>(
    `select count(*) filter (where is_alive)::int as waiting, count(*) filter (where is_due)::int as due,
       count(*) filter (where is_late)::int as late, count(*) filter (where not is_alive)::int as dead,
       coalesce(extract(epoch from clock_timestamp() - min(run_at) filter (where is_late)) * 1000, 0)::float8 as "latestMs",
       count(*) filter (where is_failing)::int as failing,
       string_agg(distinct kind || ' (' || coalesce(last_error, 'its server died') || ')', ', ')
         filter (where is_failing or not is_alive) as causes
     from public.jobs cross join lateral (select died_at is null as is_alive) as life
       cross join lateral (select is_alive and run_at <= clock_timestamp() as is_due,
         is_alive and run_at <= clock_timestamp() - interval '1 minute'
           and coalesce(claimed_until, '-infinity') <= clock_timestamp() as is_late,
         is_alive and attempts > 3 as is_failing) as state`,
  )
  const { waiting, due, late, latestMs, dead, failing, causes } = rows[0]!
  const says = `${waiting} to do, ${due} due, ${late} late, ${dead} dead`
  const problems = [
    late > 0 && isInUse !== false && `The oldest is ${age(latestMs)} late. Check that an app runs, and read its log.`,
    dead > 0 && 'Dead ones are not tried again.',
    failing > 0 && `${failing} waiting ones failed more than three times.`,
    causes && `Failing or dead: ${causes}.`,
  ].filter((one) => typeof one === 'string')
  if (problems.length === 0) return [late > 0 ? note('Jobs', `${says}. The next start runs them.`) : ok('Jobs', says)]
  return [
    toDo('Jobs', `${says}. ${problems.join(' ')} For the next steps, see "What happens later" in docs/hosting.md.`),
  ]
}
