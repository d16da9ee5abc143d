import * as z from 'zod/mini'
import { packageKinds } from './this-computer.ts'

/** Three numbers. Builds before a release have none. */
export const versionNumber = z.string().check(z.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/))

/** Above 0 when `one` is newer. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split('.').map((part) => Number.parseInt(part, 10)))
  return [0, 1, 2].map((at) => (first![at] ?? 0) - (second![at] ?? 0)).find((difference) => difference !== 0) ?? 0
}

const date = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const note = z.object({ version: versionNumber, date, text: z.string().check(z.maxLength(50_000)) })

/** `latest.json` under UPDATE_URL, with `latest.json.minisig` beside it. Archives are named by system and processor. */
export const releaseIndex = z.object({
  version: versionNumber,
  date,
  /** Newest first, as plain text. */
  notes: z.array(note).check(z.maxLength(100)),
  archives: z.record(
    z.string(),
    z.object({
      file: z.string().check(z.regex(/^[a-z\d][\w.+-]{0,150}\.(tar\.xz|zip)$/i)),
      size: z.int().check(z.minimum(1), z.maximum(4_000_000_000)),
      sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
    }),
  ),
})
export type ReleaseIndex = z.infer<typeof releaseIndex>

const moment = z.iso.datetime()

export const updateStatus = z.object({
  version: z.string(),
  package: z.enum(packageKinds),
  /** Whether the configuration allows looking for newer versions. */
  looks: z.boolean(),
  lookedAt: z.nullable(moment),
  /** Why the last look found nothing out. */
  lookProblem: z.nullable(z.string()),
  /** Only if newer than the one that runs. */
  newest: z.nullable(z.object({ version: z.string(), date, notes: z.array(note), size: z.nullable(z.int()) })),
  /** Why this Hookline does not update itself. */
  obstacle: z.nullable(z.string()),
  work: z.nullable(
    z.object({ state: z.enum(['downloading', 'checking', 'unpacking', 'restarting']), done: z.int(), size: z.int() }),
  ),
  /** Bytes of the newest archive that an earlier download kept. */
  kept: z.int(),
  /** Why the last download or unpacking failed. */
  problem: z.nullable(z.string()),
  /** How the last update that restarted Hookline ended. */
  last: z.nullable(
    z.object({
      outcome: z.enum(['updated', 'rolled-back']),
      from: z.string(),
      to: z.string(),
      at: moment,
      reason: z.nullable(z.string()),
    }),
  ),
})
export type UpdateStatus = z.infer<typeof updateStatus>
