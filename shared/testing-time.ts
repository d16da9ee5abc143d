const mostRuns = 5

/** Milliseconds of the processor that work on this thread takes: neither other programs nor other threads count. */
export function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/**
 * Holds once one of a few runs is done in less than that many milliseconds: collecting garbage, or a machine that is busy,
 * falls into some of them, what is slow itself into all. Work that reads only once what it has read lately makes its text
 * of the number of the run, from 0.
 */
export async function expectWithin(ms: number, measure: (run: number) => number | Promise<number>): Promise<void> {
  const times: number[] = []
  while (times.length < mostRuns) {
    const time = await measure(times.length)
    if (time < ms) return
    times.push(Math.round(time))
  }
  throw new Error(`No run was done within ${ms} ms: ${times.join(', ')}`)
}
