import * as z from 'zod/mini'

/**
 * `absent`: nothing of it is here. `installing`: the program that runs models is being installed first. `paused`: a part
 * of the file is here, and the rest comes when asked. `checking`: the whole file is compared with its checksum.
 * `not-runnable`: the file is here, but not the program that runs it. `missing`: a file of one's own is no longer where
 * it was.
 */
const modelState = z.enum([
  'absent',
  'installing',
  'downloading',
  'paused',
  'checking',
  'not-runnable',
  'ready',
  'missing',
])

/** All sizes are in bytes. */
export const localModel = z.object({
  id: z.string(),
  name: z.string(),
  /** A word on what it is good for, or where the file of one's own is. */
  description: z.string(),
  /** Null for a file of one's own. */
  licence: z.nullable(z.object({ name: z.string(), address: z.string() })),
  isOwnFile: z.boolean(),
  size: z.number(),
  /** What it takes while it writes. */
  memory: z.number(),
  state: modelState,
  /** How much of the file is here; while `checking`, how much was compared. */
  done: z.number(),
  /** Why the last try ended, and what was kept. */
  problem: z.nullable(z.string()),
})
export type LocalModel = z.infer<typeof localModel>

export const localModelList = z.object({
  /** Why no model can run on this computer; null when one can. */
  unsupported: z.nullable(z.string()),
  machine: z.object({ freeMemory: z.number(), totalMemory: z.number(), freeDisk: z.number() }),
  /** The program that runs models; it is installed with the first one. */
  runtime: z.object({ isInstalled: z.boolean(), size: z.number() }),
  /** Where models are fetched from; `isFixed` when the configuration says so. */
  hub: z.object({ address: z.string(), isFixed: z.boolean() }),
  models: z.array(localModel),
})
export type LocalModelList = z.infer<typeof localModelList>

export const ownFile = z.object({
  path: z
    .string('The path of a file is required.')
    .check(
      z.trim(),
      z.minLength(1, 'The path of a file is required.'),
      z.maxLength(1_000, 'A path can hold at most 1,000 characters.'),
    ),
})

export const defaultHub = 'https://huggingface.co'

export const hubAddress = z.object({
  /** Null goes back to the hub itself. */
  address: z.nullable(
    z
      .url({ protocol: /^https?$/, error: 'An address that starts with http:// or https:// is required.' })
      .check(z.maxLength(300, 'An address can hold at most 300 characters.')),
  ),
})
