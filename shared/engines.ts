import * as z from 'zod/mini'
import { aiModels, idsOf } from './catalogue.ts'

/** What can be asked at an address: OpenAI, Anthropic, or whatever else speaks OpenAI's chat completions. */
export const connectionKinds = ['openai', 'anthropic', 'compatible'] as const
export type ConnectionKind = (typeof connectionKinds)[number]

/** What can write for a model label: nothing but rules, a model on the server's computer, or one of a connection. */
export const engineKinds = ['arranger', 'local', 'connection'] as const
export type EngineKind = (typeof engineKinds)[number]

const aiModel = z.enum(idsOf(aiModels), 'aiModel must be one of the model labels.')

const model = z
  .string('Choose a model.')
  .check(
    z.trim(),
    z.minLength(1, 'Choose a model.'),
    z.maxLength(200, 'The name of a model can hold at most 200 characters.'),
  )

const baseUrl = z
  .string('Enter the address.')
  .check(
    z.trim(),
    z.minLength(1, 'Enter the address.'),
    z.maxLength(500, 'An address can hold at most 500 characters.'),
  )

export const newConnection = z.object({
  kind: z.enum(connectionKinds, 'kind must be openai, anthropic or compatible.'),
  /** The provider's own unless it is given. */
  baseUrl: z.optional(baseUrl),
  key: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(1_000, 'A key can hold at most 1,000 characters.'),
      // What a header cannot carry.
      z.regex(/^[\x21-\x7e]*$/, 'A key has no spaces, and no letters beyond plain ones. Copy it once more.'),
    ),
  ),
})
export type NewConnection = z.infer<typeof newConnection>

/** A connection's model by the id of the connection, or by the address of a server that needs no key. */
export const engineChange = z.object({
  engine: z.enum(engineKinds, 'engine must be arranger, local or connection.'),
  connectionId: z.optional(z.string()),
  baseUrl: z.optional(baseUrl),
  model: z.optional(model),
  /** All that the configuration leaves open, unless they are named. */
  aiModels: z.optional(z.array(aiModel).check(z.minLength(1, 'Name at least one model label.'))),
})
export type EngineChange = z.infer<typeof engineChange>

const connection = z.object({
  id: z.string(),
  kind: z.enum(connectionKinds),
  baseUrl: z.string(),
  /** The last four characters of its key; empty for a key so short that they would tell too much, null without a key. */
  keyEnding: z.nullable(z.string()),
  /** False when the secret key of this server does not open it. */
  isReadable: z.boolean(),
})
export type Connection = z.infer<typeof connection>

export const connectionModels = z.object({ connection, models: z.array(z.string()) })
export type ConnectionModels = z.infer<typeof connectionModels>

const label = z.object({
  aiModel,
  /** What writes at this moment. */
  engine: z.string(),
  label: z.string(),
  /** What was chosen in Settings, or null. */
  choice: z.nullable(
    z.object({ engine: z.enum(engineKinds), connectionId: z.nullable(z.string()), model: z.nullable(z.string()) }),
  ),
  /** The environment variable that decides instead of Settings, or null. */
  fixedBy: z.nullable(z.string()),
  /** Why something else writes than what was chosen, or null. */
  problem: z.nullable(z.string()),
})
export type EngineLabel = z.infer<typeof label>

export const engineSettings = z.object({
  labels: z.array(label),
  /** Whether the person asking may change anything here, and a sentence for those who may not. */
  isOperator: z.boolean(),
  whoOperates: z.string(),
  /** Empty for those who are no operators. */
  connections: z.array(connection),
})
export type EngineSettings = z.infer<typeof engineSettings>

export const foundServer = z.object({ name: z.string(), baseUrl: z.string(), models: z.array(z.string()) })
export type FoundServer = z.infer<typeof foundServer>
