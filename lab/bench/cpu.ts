import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** CPU seconds of a process and all below it, ended ones included. Linux only. */
export function cpuSeconds(pid: number): number {
  const parents = new Map<number, { parent: number; ticks: number }>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      // The name in brackets may hold spaces.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      const [parent, ...ticks] = [fields[1], ...fields.slice(11, 15)].map(Number) as [number, ...number[]]
      parents.set(Number(name), { parent, ticks: ticks.reduce((sum, one) => sum + one, 0) })
    } catch {
      // It has ended since.
    }
  }
  const isBelow = (one: number): boolean => one === pid || (parents.has(one) && isBelow(parents.get(one)!.parent))
  let sum = 0
  for (const [one, { ticks }] of parents) if (isBelow(one)) sum += ticks
  return sum / ticksPerSecond
}

export function parentOf(pid: number): number {
  return Number(
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[1],
  )
}
