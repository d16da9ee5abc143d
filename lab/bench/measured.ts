/** Loaded into every measured server. */
import { readFileSync } from 'node:fs'

/**
 * On Linux, maxRSS includes the parent's memory before the fork, so this reads the kernel's figure for this program.
 */
function peakBytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

process.on('message', () => process.send?.(peakBytes()))
// The server ends with the bench, and measuring must not keep the server alive.
process.on('disconnect', () => process.exit())
process.channel?.unref()
