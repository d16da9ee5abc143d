import { queryOptions } from '@tanstack/react-query'

export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  format?: string
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

export interface Media {
  schema?: Schema
  example?: unknown
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
}

export interface Operation {
  operationId: string
  tags?: string[]
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { description: string; content?: Record<string, Media> }>
}

export interface OpenApi {
  info: { description?: string }
  paths: Record<string, Record<string, Operation>>
}

export const openApiPath = '/api/openapi.json'
export const openApiQuery = queryOptions({ queryKey: [openApiPath], select: withoutReferences<OpenApi> })

/** The document with every named part in place of its name. None of them holds itself. */
export function withoutReferences<T>(document: T): T {
  const named = new Map<string, unknown>()
  const whole = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    if ('$ref' in part && typeof part.$ref === 'string') return at(part.$ref)
    if (Array.isArray(part)) return part.map(whole)
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, whole(value)]))
  }
  const at = (reference: string): unknown => {
    if (!named.has(reference)) {
      const path = reference.split('/').slice(1)
      const found = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document)
      named.set(reference, whole(found))
    }
    return named.get(reference)
  }
  return whole(document) as T
}

export interface Call {
  method: string
  path: string
  operation: Operation
}

/** The calls by tag, in document order. */
export function callsByTag({ paths }: OpenApi): Map<string, Call[]> {
  const groups = new Map<string, Call[]>()
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags?.[0] ?? 'Other'
      groups.set(tag, [...(groups.get(tag) ?? []), { method: method.toUpperCase(), path, operation }])
    }
  }
  return groups
}

/** A body to start from. */
export const bodyOf = ({ schema, example }: Media): string =>
  JSON.stringify(example ?? (schema && exampleOf(schema)), null, 2) ?? ''

/** A value with the required fields, for a body without an example. */
function exampleOf(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return exampleOf(choice)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.properties) {
    const required = Object.entries(schema.properties).filter(([name]) => schema.required?.includes(name))
    return Object.fromEntries(required.map(([name, property]) => [name, exampleOf(property)]))
  }
  const [type] = [schema.type].flat()
  if (type === 'array') return schema.items ? [exampleOf(schema.items)] : []
  if (type === 'object') return {}
  if (type === 'boolean') return false
  if (type === 'null') return null
  return type === 'number' || type === 'integer' ? Math.max(1, schema.minimum ?? 1) : ''
}

/** A schema written as a type: `{ title: string, tone?: "standard" | "casual" }`. */
export function schemaText(schema: Schema, indent = ''): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => schemaText(choice, indent)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.items) return `${schemaText(schema.items, indent)}[]`
  if (schema.properties) {
    const lines = Object.entries(schema.properties).map(([name, property]) => {
      const optional = schema.required?.includes(name) ? '' : '?'
      return `${indent}  ${name}${optional}: ${schemaText(property, `${indent}  `)}${limits(property)}`
    })
    return `{\n${lines.join('\n')}\n${indent}}`
  }
  return [schema.type ?? 'anything'].flat().join(' | ')
}

function limits({ minLength, maxLength, minimum, maximum, default: preset }: Schema): string {
  const number = (value: number) => value.toLocaleString('en-US')
  const said = [
    minLength === 1 ? 'not empty' : minLength !== undefined && `at least ${number(minLength)} characters`,
    maxLength !== undefined && `at most ${number(maxLength)} characters`,
    minimum !== undefined && `from ${number(minimum)}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `up to ${number(maximum)}`,
    preset !== undefined && `default ${JSON.stringify(preset)}`,
  ].filter(Boolean)
  return said.length > 0 ? `  // ${said.join(', ')}` : ''
}
