// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are sources.
import { transform } from '@lingui/native-tools'
import { expect, test } from 'vitest'
import { macros } from '../web/build/macros.ts'
import { readPo, writePo } from './po.ts'
import { pseudoText } from './pseudo.ts'

// Imported by a name that is not replaced by macros, because this test compares both.
const say = await import(/* @vite-ignore */ `./${'say'}.ts`)

/** What the macro makes of an expression. */
async function byMacro(expression: string): Promise<unknown> {
  const source = `import { msg, plural, select } from '#shared/say.ts'; result = (title, count, whose) => ${expression}`
  const { code } = await transform(source, 'a.ts', { macro: { ...macros.options, descriptorFields: 'all' } })
  return new Function(`let result; ${code.replaceAll('export ', '')}; return result`)()('Ten hours', 3, 'mine')
}

const byHand = (expression: string): unknown =>
  new Function('msg', 'plural', 'select', 'title', 'count', 'whose', `return ${expression}`)(
    say.msg,
    say.plural,
    say.select,
    'Ten hours',
    3,
    'mine',
  )

test.each([
  'msg`Post not found`',
  "msg({ message: 'May', context: 'month' })",
  'msg`${{ title }} is scheduled`',
  "msg`${plural({ count }, { 0: 'no posts', one: '# post', other: '# posts' })} in the library`",
  "msg`${select({ whose }, { mine: 'Your post', other: 'A post' })} “${{ title }}” is live.`",
])('the server makes the same message as the macro of the web: %s', async (expression) => {
  const { id, message, values = {} } = (await byMacro(expression)) as Record<string, unknown>
  expect(byHand(expression)).toMatchObject({ id, message })
  expect((byHand(expression) as { values?: object }).values ?? {}).toEqual(values)
})

test('a catalogue reads as it was written, and of two entries for one message the translated one counts', () => {
  const entry = {
    message: 'Say “"hi"”\nto <0>{name}</0>',
    translation: 'Sag „"hi"“\nzu <0>{name}</0>',
    places: ['web/a.tsx', 'web/b.tsx'],
    comments: ['A greeting'],
    isPlain: true,
  }
  const text = writePo('de', [entry, { ...entry, context: 'other', isPlain: false }])
  expect(writePo('de', readPo(text).values())).toBe(text)
  const merged = `${text}\n\nmsgid "Save"\nmsgstr ""\n\nmsgid "Save"\nmsgstr "Speichern"\n\nmsgid "Save"\nmsgstr ""\n`
  expect([...readPo(merged).values()].at(-1)).toMatchObject({ message: 'Save', translation: 'Speichern' })
})

test('the made-up language is about 40 % longer, has no plain English letter, and keeps tags', () => {
  const english = 'Choose a category and say in a few words what the <0>post</0> is about.'
  const said = pseudoText(english)
  expect(said).toMatch(/<0>[^<]+<\/0>/)
  expect(said.replaceAll(/<[^>]+>/g, '')).not.toMatch(/[a-zA-Z]/)
  expect(said.length / english.length).toBeGreaterThan(1.3)
})
