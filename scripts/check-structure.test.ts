import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { structureFaults } from './check-structure.mjs'

const sound: Record<string, string> = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#shared/*': './shared/*', '#web/*': './web/*', '#server/*': './server/*' },
  }),
  'shared/posts.ts': 'export interface Post { id: string }',
  'web/lib/api.ts': "import type { Post } from '#shared/posts.ts'\nexport const read = (): Post[] => []",
  'web/features/posts/queries.ts': "export { read } from '#web/lib/api.ts'",
  'web/features/calendar/page.ts': "export const load = () => import('#web/features/posts/queries.ts')",
}

function faultsWith(changed: Record<string, string>): Promise<string[]> {
  const top = mkdtempSync(join(tmpdir(), 'hookline-structure-'))
  onTestFinished(() => rmSync(top, { recursive: true }))
  execFileSync('git', ['init', '--quiet'], { cwd: top })
  for (const [file, text] of Object.entries({ ...sound, ...changed })) {
    mkdirSync(dirname(join(top, file)), { recursive: true })
    writeFileSync(join(top, file), text)
  }
  return structureFaults(top)
}

test('a sound project has no fault', async () => {
  expect(await faultsWith({})).toEqual([])
})

test('two folders that import each other are named, also where it is by a type, or by way of a third', async () => {
  const circle = 'folders in a circle: web/features/calendar → web/features/posts → web/features/calendar'
  const importing = (text: string) =>
    faultsWith({
      'web/features/posts/other.ts': text,
      'web/features/calendar/day.ts': 'export interface Day { at: number }',
    })
  expect(await importing("export type { Day } from '../calendar/day.ts'")).toContain(circle)
  expect(await importing("export let day: import('../calendar/day.ts').Day")).toContain(circle)
  expect(await importing('export const load = () => import(`../calendar/day.ts`)')).toContain(circle)
  expect(await importing('export type Day = string')).toEqual([])
})

test('two files of a folder do not import each other’s values', async () => {
  const files = {
    'shared/one.ts': "import { other } from './other.ts'\nexport const one = () => other()",
    'shared/other.ts': "import { one } from './one.ts'\nexport const other = () => one()",
  }
  expect(await faultsWith(files)).toContain('files in a circle: shared/one.ts → shared/other.ts → shared/one.ts')
})

test('the web takes types from the server and nothing else', async () => {
  const files = { 'server/posts/app.ts': 'export interface Api { id: string }\nexport const app = 1' }
  const importing = (text: string) => faultsWith({ ...files, 'web/lib/server.ts': text })
  expect(await importing("export type { Api } from '#server/posts/app.ts'")).toEqual([])
  expect(await importing("export const app = () => import('#server/posts/app.ts')")).toEqual([
    'web/lib/server.ts imports server/posts/app.ts: the web takes types from the server and nothing else',
  ])
})

test('no import is computed, and no file of another folder is named beside the own address', async () => {
  const importing = (text: string) => faultsWith({ 'web/features/posts/other.ts': text })
  const computed = ['web/features/posts/other.ts computes what it imports, so nobody can tell what that is']
  expect(await importing(`export const load = (name: string) => import(\`../\${name}/page.ts\`)`)).toEqual(computed)
  expect(await importing('export const load = (name: string) => import(name)')).toEqual(computed)
  expect(await importing("/** As `import(name)` does. */\nexport const load = () => import('./queries.ts')")).toEqual(
    [],
  )
  expect(await importing("export const url = new URL('../calendar/page.ts', import.meta.url)")).toEqual([
    'web/features/posts/other.ts names ../calendar/page.ts beside its own address: import it',
  ])
})

test('no layer imports one above it', async () => {
  const importing = async (from: string, to: string) =>
    (await faultsWith({ [from]: `export { some } from '#${to}'`, [to]: 'export const some = 1' })).map((fault) =>
      fault.replace(`${from} imports ${to}: `, ''),
    )
  expect(await importing('shared/some.ts', 'web/lib/some.ts')).toContain('shared stands alone')
  expect(await importing('server/some.ts', 'server/posts/some.ts')).toContain(
    'the ground of the server needs no folder above it',
  )
  expect(await importing('server/posts/some.ts', 'server/start/some.ts')).toContain('only the start joins everything')
  expect(await importing('web/ui/some.ts', 'web/features/posts/some.ts')).toContain(
    'pillars of the web need no feature',
  )
  expect(await importing('web/features/posts/some.ts', 'web/shell/some.ts')).toContain(
    'a feature knows no page around it',
  )
})

test('a code file has at most 300 lines; a test may have more', async () => {
  const long = 'export {}\n'.repeat(301)
  expect(
    await faultsWith({ 'eval/long.ts': long, 'eval/long.test.ts': long, 'eval/fits.ts': 'export {}\n'.repeat(300) }),
  ).toEqual(['eval/long.ts has 301 lines, more than 300: look for its second idea'])
})

test('a document names no path that does not exist, in whatever folder', async () => {
  expect(
    await faultsWith({
      'README.md': 'See `eval/gone.ts`, `eval/there.ts` and [the graph](docs/gone.md).',
      'eval/there.ts': '',
    }),
  ).toEqual([
    'README.md names eval/gone.ts, which does not exist',
    'README.md names docs/gone.md, which does not exist',
  ])
})

test('the product imports nothing that is for tests; a test may', async () => {
  const importing = "import './testing-values.ts'\n"
  const files = { 'web/lib/testing-values.ts': '', 'web/lib/api.test.ts': importing }
  expect(await faultsWith(files)).toEqual([])
  expect(await faultsWith({ ...files, 'web/lib/api.ts': importing + sound['web/lib/api.ts'] })).toEqual([
    'web/lib/api.ts imports web/lib/testing-values.ts: the product imports what is for tests',
  ])
})

test('styles and modules of every ending have at most 300 lines', async () => {
  expect(
    await faultsWith({ 'web/lib/styles.css': 'a {}\n'.repeat(301), 'eval/long.mts': 'export {}\n'.repeat(301) }),
  ).toEqual([
    'eval/long.mts has 301 lines, more than 300: look for its second idea',
    'web/lib/styles.css has 301 lines, more than 300: look for its second idea',
  ])
})

test('a document names a file by its name alone, or several in braces, only if they exist', async () => {
  expect(
    await faultsWith({ 'README.md': 'See `api.ts`, `gone.ts`, `web/lib/{api,gone}.ts` and `{subject}`.' }),
  ).toEqual(['README.md names web/lib/gone.ts, which does not exist', 'README.md names gone.ts, as no file is called'])
})
