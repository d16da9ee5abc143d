import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { end } from '../bench/processes.ts'
import { keepTrack } from './processes.ts'

/** Another company's service in its own process: what it has accepted survives every kill. */
export interface Outside<Taken> {
  env: Record<string, string>
  count(): Promise<number>
  taken(): Promise<Taken[]>
  stop(): Promise<void>
}

/** Starts a file of this folder that calls `beOutside`. */
export async function startOutside<Taken>(file: string): Promise<Outside<Taken>> {
  const child = keepTrack(fork(resolve(import.meta.dirname, file), { execArgv: [] }))
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended.`)
  })
  ended.catch(() => {})
  const told = async () => ((await Promise.race([once(child, 'message'), ended])) as unknown[])[0]
  async function ask(question: Question) {
    const answer = told()
    child.send(question)
    return answer
  }
  return {
    env: (await told()) as Record<string, string>,
    count: async () => (await ask('how many')) as number,
    taken: async () => (await ask('which')) as Taken[],
    stop: () => end(child),
  }
}

type Question = 'how many' | 'which'

/** Answers the parent process until it ends. */
export function beOutside(env: Record<string, string>, taken: readonly object[]): void {
  process.on('message', (question: Question) => process.send!(question === 'how many' ? taken.length : taken))
  process.once('disconnect', () => process.exit())
  process.send!(env)
}
