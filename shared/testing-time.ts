const mostRuns = 5
/** Work that takes longer than all of this is not repeated. */
const enoughMs = 300

/**
 * Milliseconds of processor time that a piece of synchronous work takes: what else the machine runs does not count. The
 * least of a few runs, because compiling and collecting garbage fall into any of them. Work that reads only once what it
 * has read lately makes its text of the number of the run.
 */
export function processorMs(work: (run: number) => unknown) {
  const times: number[] = []
  for (let total = 0; times.length < mostRuns && total < enoughMs; total += times.at(-1)!) {
    const before = process.cpuUsage()
    work(times.length)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1_000)
  }
  return Math.min(...times)
}
