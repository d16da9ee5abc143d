import type pg from 'pg'
import { type JobCounts, jobCounts } from '../database/job-counts.ts'
import { age, type Finding, note, ok, toDo } from './finding.ts'

interface Waiting {
  waiting: number
  causes: string | null
}

export async function examineJobs(client: pg.Client, isInUse: boolean | null): Promise<Finding[]> {
  const { rows: there } = await client.query("select to_regclass('public.jobs') is not null as yes")
  if (!there[0]?.yes) return []
  const { rows: counts } = await client.query<JobCounts>(jobCounts)
  const { rows } = await client.query<Waiting>(
    `select (select count(*) from public.jobs where died_at is null)::int as waiting,
       (select string_agg(distinct kind || ' (' || coalesce(last_error, 'its server died') || ')', ', ') from (
         select kind, last_error from public.jobs where died_at is null and attempts > 3
         union all select kind, last_error from public.jobs where died_at is not null
       ) as failing) as causes`,
  )
  const { due, late, latestMs, dead, failing } = counts[0]!
  const { waiting, causes } = rows[0]!
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
