import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Home, installVersion, kill, newFolder, openHome, publish } from '../../server/testing/releases.ts'
import { isOver, readState } from '../../server/updates/home.ts'
import type { Post } from '../../shared/posts.ts'
import type { UpdateStatus } from '../../shared/updates.ts'
import { freePort } from '../bench/processes.ts'
import { type Options, type Outcome, randomFrom } from './outcome.ts'
import { postmastersOf } from './processes.ts'

const from = '0.1.0'
const to = '9.9.9'

/** Kills an update at random moments, starts again as a person would, and reads everything back. */
export async function updates({ isShort, seed, say }: Options): Promise<Outcome> {
  const random = randomFrom(seed)
  const kills = isShort ? 3 : 20
  const folder = await newFolder()
  const release = await publish(folder, to, 'migrates')
  const env = { ...release.env, PORT: String(await freePort()) }
  const template = await installVersion(from, env)
  const homes = new Set<Home>([template])
  const faults: string[] = []
  const counts = { acknowledged: 0, lost: 0, doubled: 0, killed: 0 }
  const ran: Record<string, number> = { [from]: 0, [to]: 0 }
  let longestMs = 0
  try {
    await template.start()
    const cookie = await template.signUp()
    await template.call('POST', '/api/updates/look', cookie)
    await template.stop()
    const newHome = async () => {
      const home = openHome(await newFolder(), env)
      homes.add(home)
      await cp(template.home, home.home, { recursive: true, verbatimSymlinks: true })
      await home.start()
      return home
    }

    const whole = await newHome()
    const startedAt = performance.now()
    await whole.call('POST', '/api/updates/start', cookie)
    await untilOver(whole, cookie)
    const updateMs = performance.now() - startedAt
    const restartMs = Date.now() - Date.parse(readState(whole.home)!.at)
    if (whole.current() !== to) faults.push('The update did not work even without a kill.')
    await whole.remove()

    for (let round = 1; round <= kills; round++) {
      const home = await newHome()
      const writer = startWriting(home, cookie, round)
      await home.call('POST', '/api/updates/start', cookie)
      // Every other kill comes after the server has begun to stop.
      const isLate = round % 2 === 0
      while (isLate && !readState(home.home)) await sleep(5)
      await sleep(random.next() * (isLate ? restartMs : updateMs))
      const phase = readState(home.home)?.phase ?? 'before the restart'
      const what = random.among(['everything', 'all but the database', 'one process'] as const)
      await killSome(home, what, random)
      counts.killed++
      const written = await writer.stop()
      const begun = performance.now()
      await home.start().catch((error: unknown) => faults.push(`Round ${round}: ${error}`))
      await untilOver(home, cookie)
      longestMs = Math.max(longestMs, performance.now() - begun)

      const { version } = await status(home, cookie)
      const there = (await home.call<Post[]>('GET', '/api/posts', cookie)).map(({ content }) => content.hook)
      counts.acknowledged += written.length
      counts.lost += written.filter((hook) => !there.includes(hook)).length
      counts.doubled += there.length - new Set(there).size
      if (version !== home.current())
        faults.push(`Round ${round}: ${version} runs, but ${home.current()} is the current one.`)
      if (!Object.hasOwn(ran, version)) faults.push(`Round ${round}: ${version} runs.`)
      const servers = postmastersOf(home.dataDir).length
      if (servers !== 1) faults.push(`Round ${round}: ${servers} database servers.`)
      const halves = (await readdir(join(home.home, 'versions'))).filter(
        (name) => version === to && name.startsWith('.'),
      )
      if (halves.length > 0) faults.push(`Round ${round}: ${halves.join(', ')} is left.`)
      ran[version] = (ran[version] ?? 0) + 1
      say(`  ${round}. killed ${what}, ${phase}: ${written.length} posts, then ${version}`)
      await home.remove()
      homes.delete(home)
    }
  } finally {
    release.close()
    for (const home of homes) await home.remove()
    await rm(folder, { recursive: true, force: true })
  }
  const { acknowledged, lost, doubled, killed } = counts
  const report = `An update to a version that changes the database, killed ${killed} times at random moments: the former version ran ${ran[from]} times afterwards, the new one ${ran[to]} times, each with every post. The longest way back took ${Math.round(longestMs / 1_000)} s.`
  return { acknowledged, lost, doubled, killed, faults, report }
}

const status = ({ call }: Home, cookie: string) => call<UpdateStatus>('GET', '/api/updates', cookie)

/** Until one version runs and no update is under way. */
async function untilOver(home: Home, cookie: string): Promise<void> {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await sleep(100)) {
    const state = readState(home.home)
    const now = await status(home, cookie).catch(() => null)
    if (now && !now.work && (!state || isOver(state))) return
  }
  throw new Error('The update did not end.')
}

/** Writes posts until nothing answers. Only acknowledged ones count. */
function startWriting(home: Home, cookie: string, round: number) {
  const written: string[] = []
  let isStopping = false
  const working = (async () => {
    for (let number = 1; !isStopping; number++) {
      const hook = `Post ${number} of round ${round}.`
      const body = { title: hook, category: 'hot-takes', content: { hook, insight: 'a', value: 'b', cta: 'c' } }
      await home.call('POST', '/api/posts', cookie, body).then(
        () => written.push(hook),
        () => sleep(20),
      )
    }
  })()
  return {
    async stop(): Promise<string[]> {
      isStopping = true
      await working
      return written
    },
  }
}

async function killSome(home: Home, what: string, random: ReturnType<typeof randomFrom>): Promise<void> {
  const processes = await home.processes()
  const database = await home.postmaster()
  const all = [...processes, ...(database ? [database] : [])]
  const chosen = what === 'everything' ? all : what === 'one process' ? [random.among(all)] : processes
  for (const pid of chosen) if (pid) kill(pid, 'SIGKILL')
}
