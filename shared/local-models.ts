import * as z from 'zod/mini'

/**
 * `installing`: the program that runs models is being installed first. `paused`: part of the file is here; the rest
 * is downloaded on request. `checking`: the file is compared with its checksum. `not-runnable`: the file is here,
 * but the program that runs it is not. `missing`: a person's own file is no longer at its path.
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
  /** What the model is good for, or the path of a person's own file. */
  description: z.string(),
  /** Null for a person's own file. */
  licence: z.nullable(z.object({ name: z.string(), address: z.string() })),
  isOwnFile: z.boolean(),
  size: z.number(),
  memory: z.number(),
  state: modelState,
  /** Downloaded bytes; while `checking`, compared bytes. */
  done: z.number(),
  /** Why the last attempt ended, and what was kept. */
  problem: z.nullable(z.string()),
})
export type LocalModel = z.infer<typeof localModel>

export const localModelList = z.object({
  unsupported: z.nullable(z.string()),
  machine: z.object({ freeMemory: z.number(), totalMemory: z.number(), freeDisk: z.number() }),
  /** The program that runs models; it is installed with the first model. */
  runtime: z.object({ isInstalled: z.boolean(), size: z.number() }),
  /** Where models are downloaded from; `isFixed` when the configuration decides. */
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
  /** Null restores the default hub. */
  address: z.nullable(
    z
      .url({ protocol: /^https?$/, error: 'An address that starts with http:// or https:// is required.' })
      .check(z.maxLength(300, 'An address can hold at most 300 characters.')),
  ),
})
