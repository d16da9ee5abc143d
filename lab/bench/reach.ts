import type { Pool } from 'pg'
import { anotherDatabase, type BenchDatabase, insertPeople, insertPosts, poolSize, signIn } from './database.ts'
import { effort } from './effort.ts'
import { kilobytes, mark, median, milliseconds, percentile, table, whole } from './figures.ts'
import { startServer } from './processes.ts'

const posts = effort(10_000, 200)
const days = effort(5 * 365, 50)
const years = 5
const requests = effort(20, 2)
const maxWait = 100

const calls = [
  { title: 'days, marks and totals', path: '/api/figures' },
  { title: 'the newest 50 posts', path: '/api/figures/posts' },
  { title: '50 posts by impressions', path: '/api/figures/posts?sort=impressions' },
  { title: 'a search in titles', path: '/api/figures/posts?q=week%204711' },
  { title: 'the cards of 30 posts', path: '/api/figures/posts', ofPosts: 30 },
  { title: 'one post and its curve', path: '/api/figures/posts/', ofPosts: 1 },
  { title: 'posts to ask about', path: '/api/figures/joins' },
  { title: 'comparisons', path: '/api/figures/comparisons' },
]

/** LinkedIn's figures of an author with 10,000 posts and five years of days: first after a change, then again. */
export async function benchReach(database: BenchDatabase): Promise<string> {
  const { url, pool, drop } = await anotherDatabase(database, 'reach')
  const app = await startServer('dist/server/server.js', '/readyz', {
    DATABASE_URL: url,
    DATABASE_POOL: String(poolSize),
    RATE_LIMITS: 'off',
  })
  try {
    await fill(pool)
    const cookie = await signIn({ pool }, { id: author, workspaceId: author, username: `${author}@example.com` })
    const { rows } = await pool.query<{ id: string }>('select id from posts limit 30')
    const ids = rows.map(({ id }) => id)
    const ask = async (path: string, isChanged: boolean) => {
      const times: number[] = []
      let bytes = 0
      for (let request = 0; request < requests; request++) {
        if (isChanged) await pool.query("update figure_files set name = name where id = 'year-0'")
        const startedAt = performance.now()
        const response = await fetch(app.url + path, { headers: { cookie } })
        bytes = (await response.arrayBuffer()).byteLength
        if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`)
        times.push(performance.now() - startedAt)
      }
      return { times, bytes }
    }
    const measured: string[][] = []
    for (const { title, path, ofPosts } of calls) {
      const whose = ofPosts ? (ofPosts > 1 ? `?postIds=${ids.slice(0, ofPosts).join()}` : ids[0]) : ''
      await ask(path + whose, true)
      const { times, bytes } = await ask(path + whose, true)
      const again = await ask(path + whose, false)
      const p99 = percentile(times, 99)
      measured.push([
        title,
        kilobytes(bytes),
        milliseconds(median(times)),
        `p99 < ${maxWait} ms`,
        milliseconds(p99),
        mark(p99 < maxWait),
        milliseconds(median(again.times)),
      ])
    }
    return table(
      [`of ${whole(posts)} posts`, 'size', 'p50 after a change', 'target', 'measured', '', 'p50 without one'],
      measured,
    )
  } finally {
    await app.stop()
    await drop()
  }
}

const author = 'person-1'

/**
 * A file a year with its days and posts, one more that repeats the last year, and of every tenth post its own file.
 * Half of the posts are written here, of which one in a hundred waits for its author to say which it is.
 */
async function fill(pool: Pool): Promise<void> {
  await insertPeople(pool, `'person-' || person`, 1)
  await insertPosts(pool, {
    owner: `'person-' || person`,
    from: `(select 1 as person, generate_series(1, ${posts / 2}) as post) everyone`,
    sections: [90, 190, 250, 70],
  })
  const perPost = `interval '${days * 24 * 60} minutes' / ${posts}`
  await pool.query(`
    create temporary table ours as select id, row_number() over (order by id) as at from posts;
    insert into publications (post_id, network, state, via, published_at, updated_at)
      select id, 'linkedin', 'published', 'manual', now() - 2 * at * ${perPost}, now() from ours;
    insert into figure_files (id, workspace_id, name, hash, kind, "from", "to", summary, created_at)
      select 'year-' || year, '${author}', 'year ' || year || '.xlsx', 'year-' || year, 'account',
        current_date - (${days / years} * (year % ${years} + 1))::int, current_date - (${days / years} * (year % ${years}))::int,
        '{"impressions": 1000000, "membersReached": 400000, "followers": null, "demographics": []}', now() - year * interval '1 minute'
      from generate_series(0, ${years}) year;
    create temporary table theirs as
      select at, now() - at * ${perPost} as out,
        'https://www.linkedin.com/feed/update/urn:li:activity:' || ((extract(epoch from now() - at * ${perPost}) * 1000)::bigint << 22) as address
      from generate_series(1, ${posts}) at;
    insert into figure_posts (file_id, address, published_on, figures)
      select 'year-' || ((at - 1) * ${years} / ${posts}), address, out::date,
        json_build_object('impressions', (at * 7919) % 50000, 'engagements', (at * 31) % 900) from theirs
      union all select 'year-${years}', address, out::date, json_build_object('impressions', (at * 7919) % 49000)
      from theirs where at <= ${posts / years};
    insert into figure_files (id, workspace_id, name, hash, kind, "from", "to", summary, created_at)
      select 'post-' || at, '${author}', at || '.xlsx', 'post-' || at, 'post', out::date, null,
        '{"impressions": null, "membersReached": null, "followers": null, "demographics": []}', now() from theirs where at % 10 = 0;
    insert into figure_posts (file_id, address, published_on, figures)
      select 'post-' || at, address, out::date, json_build_object('saves', at % 40, 'sends', at % 9, 'followersGained', at % 5)
      from theirs where at % 10 = 0;
    insert into figure_days (file_id, day, impressions, engagements, new_followers)
      select 'year-' || least(${years - 1}, day * ${years} / ${days}), current_date - day, (day * 7919) % 9000, day % 300, day % 20
      from generate_series(0, ${days - 1}) day
      union all select 'year-${years}', current_date - day, 5, 1, 1 from generate_series(0, ${Math.floor(days / years) - 1}) day;
    insert into figure_joins (workspace_id, address, post_id, by)
      select '${author}', theirs.address, ours.id, 'time' from ours join theirs on theirs.at = 2 * ours.at where ours.at % 100 > 0;`)
  await pool.query('vacuum analyze')
}
