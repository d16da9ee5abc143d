/** Milliseconds of processor time that a piece of synchronous work takes: whatever else the machine runs does not count. */
export function processorMs(work: () => unknown) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
