export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

export interface Content {
  $ref?: string
  description?: string
  content?: Record<string, { schema?: JsonSchema; example?: unknown }>
}

export interface Operation {
  operationId: string
  parameters?: unknown[]
  requestBody?: Content
  responses: Record<string, Content>
}

export type Schemas = Record<string, JsonSchema>

export const pascalCase = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const singular = (name: string) => name.replace(/(?<=[^s])s$/, '')

/**
 * Gives every object of an OpenAPI document a name, so that generated clients have types to name: bodies and answers
 * are named after their call, parts after the schema and field that hold them. Returns all named schemas.
 */
export function nameSchemas(operations: readonly Operation[], known: Schemas): Schemas {
  const named: Schemas = {}

  const keep = (name: string, schema: JsonSchema): JsonSchema => {
    if (named[name] && JSON.stringify(named[name]) !== JSON.stringify(schema))
      throw new Error(`Two schemas of the API are called ${name}. Name one of them in schema-names.ts.`)
    named[name] = schema
    return { $ref: `#/components/schemas/${name}` }
  }

  /** The schema with all its parts named. */
  const withNames = (schema: JsonSchema, name: string): JsonSchema => {
    const { properties, items, anyOf, oneOf } = schema
    const choices = anyOf ?? oneOf
    const named = choices?.map((choice) => reference(choice, choiceName(choice, choices, name)))
    return {
      ...schema,
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([field, part]) => [field, reference(part, name + pascalCase(field))]),
        ),
      }),
      ...(items && { items: reference(items, singular(name)) }),
      ...(anyOf && { anyOf: named }),
      ...(oneOf && { oneOf: named }),
    }
  }

  const reference = (schema: JsonSchema, name: string): JsonSchema => {
    const whole = withNames(schema, name)
    return schema.properties ? keep(name, whole) : whole
  }

  for (const [name, schema] of Object.entries(known)) keep(name, withNames(schema, name))
  for (const { operationId, requestBody, responses } of operations) {
    const name = pascalCase(operationId)
    const parts: [string, Content][] = [
      [`${name}Body`, requestBody ?? {}],
      ...Object.values(responses).map((answer): [string, Content] => [`${name}Answer`, answer]),
    ]
    for (const [partName, { content = {} }] of parts)
      for (const media of Object.values(content)) if (media.schema) media.schema = reference(media.schema, partName)
  }
  return Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** One of several objects is named after the value that tells them apart. */
function choiceName(choice: JsonSchema, choices: readonly JsonSchema[], name: string): string {
  if (choices.filter(({ properties }) => properties).length < 2) return name
  const mark = Object.values(choice.properties ?? {}).find((field) => 'const' in field || field.enum)
  return name + pascalCase(String(mark?.const ?? mark?.enum?.[0] ?? choices.indexOf(choice) + 1))
}
