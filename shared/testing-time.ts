const maxRuns = 5

/** Processor milliseconds of this thread: other programs and threads do not count. */
export function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/**
 * Passes once one run takes less than `ms`. Garbage collection or a busy machine delays some runs; slow code delays
 * all. If the code under test caches texts, make the text depend on the number of the run, which starts at 0.
 */
export async function expectWithin(ms: number, measure: (run: number) => number | Promise<number>): Promise<void> {
  const times: number[] = []
  while (times.length < maxRuns) {
    const time = await measure(times.length)
    if (time < ms) return
    times.push(Math.round(time))
  }
  throw new Error(`No run finished within ${ms} ms: ${times.join(', ')}`)
}
