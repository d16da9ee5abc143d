import * as fc from 'fast-check'

/** The part of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

/** Real values for text fields that reject invented ones, by field name. */
export type Known = Record<string, fc.Arbitrary<unknown>>

const dates = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '-000001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '9999-12-31T23:59:59-14:00',
  '9999-12-31T23:59:59.999999999Z',
  '2026-02-29T00:00:00Z',
  '2030-06-01T25:61:61Z',
  '2030-06-01',
  'tomorrow',
]

/** Texts with a meaning in some layer below: SQL, HTML, JSON, headers, paths, spreadsheets or JavaScript. */
const meaningful = [
  ...dates,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff\ud83d',
  '\ufeff\u202e\u2066',
  '\r\nSet-Cookie: hookline_session=x',
  "' or 1=1; drop table users; --",
  '"; select pg_sleep(10); --',
  '%_\\%',
  '$1',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://example.com")',
  '{{constructor.constructor("return process")()}}',
  '../../../../etc/passwd',
  '..%2f..%2fpackage.json',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '@',
  'a@b',
  '99999999999999.x',
  '12345678901234.',
  'Europe/Atlantis',
  '+05:30',
  'İıſKß',
  '👩‍👩‍👧‍👦🏳️‍🌈',
]

/** Repetitions that may make a pattern slower than linear. */
const repeated = [
  'a',
  'é',
  '👍🏽',
  ' ',
  '\n',
  '1.2.',
  '"',
  '(',
  '«a ',
  'a@',
  '%',
  '\\',
  '- ',
  'I did 5 ',
  '.!?',
  '\u0301',
]

const longText = fc
  .tuple(fc.constantFrom(...repeated), fc.constantFrom(300, 2_001, 4_900, 19_999, 60_000, 400_000))
  .map(([piece, length]) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length))

const shortText = fc.string({ unit: 'grapheme', maxLength: 60 })

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...meaningful) },
  { weight: 3, arbitrary: shortText },
  { weight: 1, arbitrary: longText },
)

const hostileNumber = fc.constantFrom(0, -1, 1.5, 1e21, 1e308, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 63), 3)

/** A field that every object inherits, sent as one of the request's own. */
const inherited = fc
  .constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty')
  .map((name) => Object.fromEntries([[name, { isAdmin: true, workspaceId: 'x', limit: 1 }]]))

const deep = fc.constantFrom(20, 2_000).map((depth) => {
  let value: unknown = 'bottom'
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { value }
  return value
})

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [null], [[]], [{}], { length: 1e9 }) },
  { weight: 2, arbitrary: inherited },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 600 }) },
)

/** Whether to replace a value by a hostile one. `never` gives values that fit the schema. */
const never = fc.constant(false)
const sometimes = fc.nat(7).map((die) => die === 0)

export const validValue = (schema: Schema, known: Known): fc.Arbitrary<unknown> => anyValue(schema, known, never, '')
/** A value that fits the schema, except for a hostile value here and there, or a field more or less. */
export const spoiledValue = (schema: Schema, known: Known): fc.Arbitrary<unknown> =>
  anyValue(schema, known, sometimes, '')

function anyValue(schema: Schema, known: Known, isSpoiled: fc.Arbitrary<boolean>, name: string): fc.Arbitrary<unknown> {
  const isList = schema.type === 'array'
  const sound = (isList ? undefined : known[name]) ?? soundValue(schema, known, isSpoiled, name)
  return isSpoiled.chain((spoiled) => (spoiled ? hostileValue : sound))
}

function soundValue(
  schema: Schema,
  known: Known,
  isSpoiled: fc.Arbitrary<boolean>,
  name: string,
): fc.Arbitrary<unknown> {
  const { anyOf, properties = {}, required = [], items = {}, minItems = 0, maxItems = 4 } = schema
  if (anyOf) return fc.oneof(...anyOf.map((one) => anyValue(one, known, isSpoiled, name)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const [type] = [schema.type].flat()
  switch (type) {
    case 'object': {
      const fields = Object.fromEntries(
        Object.entries(properties).map(([key, child]) => [key, anyValue(child, known, isSpoiled, key)]),
      )
      // Always send a password where one is allowed: without it, nearly nothing succeeds.
      const requiredKeys = [...required, ...Object.keys(fields).filter((key) => /password/i.test(key))]
      const whole = fc.record(fields, { requiredKeys: [...new Set(requiredKeys)] })
      return fc
        .tuple(whole, isSpoiled, inherited, fc.nat(20))
        .map(([value, spoiled, extra, drop]) =>
          spoiled
            ? Object.fromEntries([
                ...Object.entries(value).filter((_, at) => at !== drop % 6),
                ...Object.entries(extra).filter(() => drop > 10),
              ])
            : value,
        )
    }
    case 'array':
      return fc.array(anyValue(items, known, isSpoiled, name), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 4),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'integer':
      return fc.integer({ min: clamp(schema.minimum ?? 0), max: clamp(schema.maximum ?? 1_000) })
    case 'number':
      return fc.integer({ min: 0, max: 10 })
    case 'string':
      return soundText(schema)
    default:
      return fc.oneof(shortText, fc.boolean(), fc.integer())
  }
}

const clamp = (bound: number) => Math.max(-1_000_000, Math.min(1_000_000, bound))

const sentences = [
  'We cancelled our Monday status meeting in March.',
  'In 2024 our team of 12 cut the time to answer by 43 %.',
  '“It was where three people thought aloud,” said Ada Field.',
  'Wir haben das wöchentliche Treffen im März abgeschafft.',
  'Hemos cancelado la reunión del lunes; nadie la echa de menos 🙂.',
  'Nous avons supprimé la réunion « du lundi » — enfin !',
]

function soundText({ format, minLength = 0, maxLength = 2_000 }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time')
    return fc
      .date({ min: new Date('2099-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString())
  if (format === 'email') return fc.uuid().map((id) => `${id}@example.com`)
  if (format === 'uri') return fc.uuid().map((id) => `https://www.linkedin.com/feed/update/${id}`)
  const plain = fc
    .array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 6 })
    .map((chosen) => chosen.join(' ').slice(0, maxLength).padEnd(minLength, 'x'))
  const long = fc
    .constantFrom(...repeated)
    .map((piece) => piece.repeat(Math.min(maxLength, 3_000)).slice(0, maxLength).padEnd(minLength, 'x'))
  return fc.oneof(
    { weight: 12, arbitrary: plain },
    { weight: 3, arbitrary: shortText.map((text) => text.slice(0, maxLength).padEnd(minLength, 'x')) },
    { weight: 1, arbitrary: long },
  )
}
