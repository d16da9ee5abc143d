import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

type Part = Record<string, unknown>
interface Operation {
  requestBody?: { content?: Record<string, unknown> }
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, unknown>
}

/** Fields that a schema does not name are faults. How long a text may be binds those who send it, not what is stored. */
function strict<T>(part: T, { isSent }: { isSent: boolean }): T {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((one) => strict(one, { isSent })) as T
  const entries = Object.entries(part).filter(([key]) => isSent || key !== 'maxLength')
  const whole: Part = Object.fromEntries(entries.map(([key, value]) => [key, strict(value, { isSent })]))
  const isObject = whole.type === 'object' && whole.properties && !('additionalProperties' in whole)
  return (isObject ? { ...whole, additionalProperties: false } : whole) as T
}

const json = 'application/json'

const escaped = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

const validator = () => new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, allErrors: true })

const described = ({ errors }: ValidateFunction) =>
  errors!.map((error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`).join('; ')

/** Holds requests and answers against an OpenAPI document. */
export function createDocumentCheck(text: string) {
  const document = JSON.parse(text) as Document
  const ajv = validator()
  for (const isSent of [true, false]) ajv.addSchema(strict(document, { isSent }), isSent ? 'sent' : 'answered')
  const checks = new Map<string, ValidateFunction>()
  const templates = Object.keys(document.paths)
    .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
    // A fixed name comes before one that stands for many.
    .sort((one, other) => one.path.split('{').length - other.path.split('{').length)

  const checkOf = (which: 'sent' | 'answered', ...place: string[]) => {
    const $ref = `${which}#/${place.map(escaped).join('/')}`
    const known = checks.get($ref) ?? ajv.compile({ $ref })
    checks.set($ref, known)
    return known
  }

  /** What an accepted body or its answer has that the document does not say, or null. */
  return async function faultOf(
    method: string,
    path: string,
    answer: Response,
    sent?: unknown,
  ): Promise<string | null> {
    const { pathname } = new URL(path, 'http://localhost')
    const of = (template: string) => document.paths[template]?.[method.toLowerCase()]
    const template = templates.find(({ path, pattern }) => pattern.test(pathname) && of(path))?.path
    if (!template) return null
    const { requestBody, responses } = of(template)!
    const { status } = answer
    const documented = responses[status] ?? (status >= 500 ? responses.default : undefined)
    if (!documented) return `${status} is not documented: ${await answer.clone().text()}`
    if (status >= 400) return null
    if (sent !== undefined && requestBody?.content?.[json]) {
      const check = checkOf('sent', 'paths', template, method.toLowerCase(), 'requestBody', 'content', json, 'schema')
      if (!check(JSON.parse(JSON.stringify(sent)))) return `it took a body that ${described(check)}`
    }
    const type = (answer.headers.get('content-type') ?? '').split(';')[0]!
    if (!documented.content) return answer.body && type ? `${status} has a body of ${type}` : null
    const types = Object.keys(documented.content)
    const said = types.find((one) => new RegExp(`^${one.replaceAll('*', '.*').replaceAll('+', '\\+')}$`).test(type))
    if (!said) return `${status} is ${type}, not ${types.join(', ')}`
    if (type !== json) return null
    const place = ['paths', template, method.toLowerCase(), 'responses', String(status), 'content', said, 'schema']
    const check = checkOf('answered', ...place)
    if (check(await answer.clone().json())) return null
    return described(check)
  }
}

/** The examples of an OpenAPI document, by their place, and whatever in them its schemas do not allow. */
export function checkExamples(text: string): { places: string[]; faults: string[] } {
  const document = strict(JSON.parse(text), { isSent: false }) as Document
  const ajv = validator().addSchema(document, 'api')
  const places: string[] = []
  const faults: string[] = []

  function visit(part: unknown, place: string) {
    if (typeof part !== 'object' || part === null) return
    const { schema, example, examples, ...others } = part as Part & { examples?: Record<string, { value: unknown }> }
    if (schema) {
      const named = Object.entries(examples ?? {}).map(([name, { value }]) => [`${place}/examples/${name}`, value])
      const all = example === undefined ? named : [[`${place}/example`, example], ...named]
      const check = all.length > 0 && ajv.compile({ $ref: `api#${place}/schema` })
      for (const [at, value] of all as [string, unknown][]) {
        places.push(at)
        if (check && !check(value)) faults.push(`${at}: ${described(check)}`)
      }
    }
    for (const [key, value] of Object.entries(others)) visit(value, `${place}/${escaped(key)}`)
  }
  const { schemas: _types, ...components } = document.components
  visit({ ...document, components }, '')
  return { places, faults }
}
