import * as z from 'zod/mini'
import { aiModels, idsOf } from './catalogue.ts'

/** The protocols of AI services; `compatible` is any service that speaks OpenAI's chat completions. */
export const connectionKinds = ['openai', 'anthropic', 'compatible'] as const
export type ConnectionKind = (typeof connectionKinds)[number]

/** What writes for a model label: rules only, a model on the server's computer, or a model of a connection. */
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
  /** Defaults to the provider's address. */
  baseUrl: z.optional(baseUrl),
  key: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(1_000, 'A key can hold at most 1,000 characters.'),
      // An HTTP header cannot carry other characters.
      z.regex(/^[\x21-\x7e]*$/, 'A key has only plain letters, digits and signs, without spaces. Copy it again.'),
    ),
  ),
})
export type NewConnection = z.infer<typeof newConnection>

/** A connection's model is named by the connection's id, or by the address of a server that needs no key. */
export const engineChange = z.object({
  engine: z.enum(engineKinds, 'engine must be arranger, local or connection.'),
  connectionId: z.optional(z.string()),
  baseUrl: z.optional(baseUrl),
  model: z.optional(model),
  /** Defaults to all labels that the configuration leaves open. */
  aiModels: z.optional(z.array(aiModel).check(z.minLength(1, 'Name at least one model label.'))),
})
export type EngineChange = z.infer<typeof engineChange>

const connection = z.object({
  id: z.string(),
  kind: z.enum(connectionKinds),
  baseUrl: z.string(),
  /** The last four characters of the key; empty if the key is too short to show four, null without a key. */
  keyEnding: z.nullable(z.string()),
  /** False if the server's secret key cannot decrypt it. */
  isReadable: z.boolean(),
})
export type Connection = z.infer<typeof connection>

export const connectionModels = z.object({ connection, models: z.array(z.string()) })
export type ConnectionModels = z.infer<typeof connectionModels>

const label = z.object({
  aiModel,
  engine: z.string(),
  label: z.string(),
  choice: z.nullable(
    z.object({ engine: z.enum(engineKinds), connectionId: z.nullable(z.string()), model: z.nullable(z.string()) }),
  ),
  /** The environment variable that overrides Settings, or null. */
  fixedBy: z.nullable(z.string()),
  /** Why another engine writes than the chosen one, or null. */
  problem: z.nullable(z.string()),
})
export type EngineLabel = z.infer<typeof label>

export const engineSettings = z.object({
  labels: z.array(label),
  /** Whether the person may change these settings, and a sentence for people who may not. */
  isOperator: z.boolean(),
  whoOperates: z.string(),
  /** Empty for people who are not operators. */
  connections: z.array(connection),
})
export type EngineSettings = z.infer<typeof engineSettings>

export const foundServer = z.object({ name: z.string(), baseUrl: z.string(), models: z.array(z.string()) })
export type FoundServer = z.infer<typeof foundServer>
