import { mark, milliseconds, table, whole } from '../bench/figures.ts'
import { type Kill, killDuring, quick, startApps, tableOf } from './apps.ts'
import { planPosts, readPosts } from './authors.ts'
import type { TakenMail } from './mail-process.ts'
import { type Options, type Outcome, randomFrom } from './outcome.ts'
import { startOutside } from './outside.ts'

const full = { authors: 50, posts: 500, kills: 30, settledWithinMs: 300_000 }
const short = { authors: 4, posts: 16, kills: 2, settledWithinMs: 120_000 }

/** Time between accepting and recording an email, including the mail server's answer and a slow machine. */
const recordedWithinMs = 2_000

/**
 * Reminders become due on two processes and one database, which are killed; a separate mail server keeps the emails.
 */
export async function reminders({ isShort, seed, say }: Options): Promise<Outcome> {
  const wanted = isShort ? short : full
  const random = randomFrom(seed)
  const server = await startOutside<TakenMail>('mail-process.ts')
  const apps = await startApps({ ...server.env, ...quick })
  const planned = await planPosts(apps, { ...wanted, random })
  say(`${whole(planned.length)} posts of ${wanted.authors} authors are planned …`)
  const kills = await killDuring(apps, seed, {
    times: wanted.kills,
    planned,
    done: server.count,
    after: async (killed) => {
      if (killed % 10 === 0) say(`${killed} kills, ${whole(await server.count())} mails were accepted …`)
    },
  })
  say('Waiting for open work …')
  await apps.untilSettled(wanted.settledWithinMs)

  const records = await apps.query<{ id: string; sentAt: Date }>(
    `select post_id as id, sent_at as "sentAt" from reminders where channel = 'email'`,
  )
  const recordedAt = new Map(records.map(({ id, sentAt }) => [id, sentAt.getTime()]))
  const shown = await readPosts(planned, apps.urls()[0]!)
  const mails = await server.taken()
  await apps.stop()
  await server.stop()

  const [faults, lost, doubled]: [string[], string[], string[]] = [[], [], []]
  const gaps: number[] = []
  const ofPost = Map.groupBy(mails, ({ messageId }) => /^reminder\.([\w-]+)\./.exec(messageId)?.[1] ?? '')
  for (const { id, author } of planned) {
    const copies = (ofPost.get(id) ?? []).toSorted((one, other) => one.takenAt - other.takenAt)
    ofPost.delete(id)
    const status = shown.get(id)?.status
    if (status === 'published') faults.push(`Post ${id} is called published, although nobody said so.`)
    if (copies.length === 0) lost.push(`Nobody was reminded of post ${id}.`)
    else if (!recordedAt.has(id)) lost.push(`The reminder of post ${id} is not recorded.`)
    if (new Set(copies.map(({ messageId }) => messageId)).size > 1) faults.push(`The mails about post ${id} differ.`)
    if (copies.some(({ to }) => to !== author.username)) faults.push(`The mail about post ${id} went to somebody else.`)
    for (const copy of copies.slice(0, -1)) {
      const kill = kills.find((one) => fellBeforeRecord(copy, recordedAt.get(id) ?? 0, one))
      if (kill) gaps.push(Math.max(0, kill.from - copy.takenAt))
      else doubled.push(`Post ${id} got ${copies.length} reminders, at ${times(copies)}, without a kill in between.`)
    }
  }
  for (const id of ofPost.keys()) faults.push(`An email belongs to no post: ${id}`)

  const figures: [string, string, boolean?][] = [
    ['reminders that became due', whole(planned.length)],
    ['mails that the server accepted', whole(mails.length)],
    ['sent again, as the kill fell between acceptance and record', whole(gaps.length)],
    ['– longest time from acceptance to that kill', gaps.length > 0 ? milliseconds(Math.max(...gaps)) : '–'],
    ['sent again for any other reason', whole(doubled.length), doubled.length === 0],
    ['not sent, or not recorded', whole(lost.length), lost.length === 0],
  ]
  const rows = figures.map(([what, value, isMet]) => [what, value, isMet === undefined ? '' : mark(isMet)])
  return {
    acknowledged: planned.length,
    lost: lost.length,
    doubled: doubled.length,
    killed: kills.length,
    faults: [...faults, ...lost, ...doubled].slice(0, 20),
    report: `${table(['', 'measured', ''], rows)}\n\n${tableOf(kills)}`,
  }
}

const times = (copies: readonly TakenMail[]) =>
  copies.map(({ takenAt }) => new Date(takenAt).toISOString()).join(' and ')

/**
 * Whether this kill came between acceptance and record of the email and could cause the repetition: it ended the
 * app's connection to the mail server, or hit the database that should have kept the record.
 */
function fellBeforeRecord({ takenAt, closedAt }: TakenMail, recordedAt: number, kill: Kill): boolean {
  if (recordedAt < kill.from || kill.from - takenAt > recordedWithinMs) return false
  if (kill.of === 'the database') return takenAt <= kill.backAt
  return takenAt <= kill.goneAt && closedAt !== null && closedAt >= kill.from && closedAt <= kill.goneAt + 1_000
}
