/** Loaded into every server that is measured. */
import { readFileSync } from 'node:fs'

/** Linux counts what the parent had before the fork into maxRSS, so the kernel's own figure for this program is read there. */
function peakBytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

process.on('message', () => process.send?.(peakBytes()))
// However the bench ends, what it started ends with it; and being measured must not keep a server from ending.
process.on('disconnect', () => process.exit())
process.channel?.unref()
