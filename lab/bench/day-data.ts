import type { Pool } from 'pg'
import { insertPeople, insertPosts } from './database.ts'
import { effort } from './effort.ts'

/** In workspaces. */
export const sizes = { few: effort(200, 80), many: effort(20_000, 160) }
export const postsEach = 50

/** SQL for the owner with the number `person`. */
const owner = `'person-' || person`

const filled = ['posts', 'post_versions', 'activities', 'jobs']

/**
 * Workspaces with 50 posts each, a quarter of them planned with a job each, and with a version and an entry in the
 * activity for every post. The posts of one workspace are scattered among everybody's, as after years.
 */
export async function fillWorkspaces(pool: Pool, workspaces: number): Promise<void> {
  await insertPeople(pool, owner, workspaces)
  // Triggers would write each workspace's revision once for every row.
  const setTriggers = (to: string) =>
    pool.query(filled.map((table) => `alter table ${table} ${to} trigger user`).join(';'))
  await setTriggers('disable')
  await insertPosts(pool, {
    owner,
    from: `generate_series(1, ${postsEach}) post, generate_series(1, ${workspaces}) person`,
    sections: [40, 60, 60, 30],
  })
  await pool.query(`
    insert into jobs (kind, key, workspace_id, payload, run_at, created_at)
      select 'post-due', id, workspace_id, ${payload}, scheduled_for + random() * interval '30 days', now()
      from posts where scheduled_for is not null;
    insert into post_versions (post_id, version, content, places, created_at)
      select id, 0, json_build_object('hook', hook, 'insight', insight, 'value', value, 'cta', cta), 1, created_at
      from posts;
    insert into activities (id, workspace_id, at, kind, actor_kind, actor_id, post_id)
      select id, workspace_id, created_at, 'post created', 'person', author_id, id from posts;
    insert into posting_slots (workspace_id, author_id, weekday, time)
      select ${owner}, ${owner}, weekday, '09:00'
      from generate_series(1, ${workspaces}) person, generate_series(1, 5) weekday;
    insert into post_revisions (workspace_id, revision) select id, gen_random_uuid() from workspaces`)
  await setTriggers('enable')
  await pool.query('vacuum analyze')
}

/** SQL for a job's payload, over a row of posts. */
export const payload = `json_build_object('postId', id, 'dueAt',
  to_char(scheduled_for at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`
