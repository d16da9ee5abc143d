import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { structureFaults } from './check-structure.mjs'

const graphOf = (...lines: string[]) => ['# Architecture', '```rooms', 'shared →', ...lines, '```'].join('\n')
const graph = graphOf(
  'web/lib → shared',
  'web/features/* → web/lib',
  'web/features/posts →',
  'web/features/calendar → posts',
)

const sound: Record<string, string> = {
  'docs/architecture.md': graph,
  'shared/posts.ts': 'export interface Post { id: string }',
  'web/lib/api.ts': "import type { Post } from '#shared/posts.ts'\nexport const read = (): Post[] => []",
  'web/features/posts/queries.ts': "export { read } from '#web/lib/api.ts'",
  'web/features/calendar/page.ts': "export const load = () => import('#web/features/posts/queries.ts')",
}

/** What is wrong with a project of these files. */
function faultsWith(changed: Record<string, string>): string[] {
  const top = mkdtempSync(join(tmpdir(), 'hookline-structure-'))
  onTestFinished(() => rmSync(top, { recursive: true }))
  execFileSync('git', ['init', '--quiet'], { cwd: top })
  for (const [file, text] of Object.entries({ ...sound, ...changed })) {
    mkdirSync(dirname(join(top, file)), { recursive: true })
    writeFileSync(join(top, file), text)
  }
  return structureFaults(top)
}

const backImport = { 'web/features/posts/queries.ts': "export type { load } from '../calendar/page.ts'" }
const notLet =
  'web/features/posts/queries.ts imports web/features/calendar/page.ts, which docs/architecture.md does not let web/features/posts do'

test('a project that keeps to its graph has no fault', () => {
  expect(faultsWith({})).toEqual([])
})

test('an import against the graph is named, with the circle that it would close', () => {
  expect(faultsWith(backImport)).toEqual([
    `${notLet}, and that would close a circle: web/features/posts → web/features/calendar → web/features/posts`,
  ])
  const apart = graph.replace('calendar → posts', 'calendar →')
  expect(faultsWith({ ...backImport, 'docs/architecture.md': apart, 'web/features/calendar/page.ts': '' })).toEqual([
    notLet,
  ])
})

test('a circle cannot be drawn', () => {
  const circle = graph.replace('web/features/posts →', 'web/features/posts → calendar')
  expect(faultsWith({ ...backImport, 'docs/architecture.md': circle })).toEqual([
    'docs/architecture.md draws a circle: web/features/posts → web/features/calendar → web/features/posts',
  ])
})

test('the graph holds every folder, and no folder or arrow that is gone', () => {
  expect(faultsWith({ 'web/features/ideas/page.ts': '' })).toEqual([
    'web/features/ideas/page.ts stands in no room that docs/architecture.md draws',
  ])
  expect(faultsWith({ 'docs/architecture.md': graph.replace('posts →', 'posts → ideas') })).toEqual([
    'docs/architecture.md lets web/features/posts import ideas, which is no room of its graph',
  ])
  expect(faultsWith({ 'docs/architecture.md': graph.replace('shared →', 'shared →\nweb/ui →') })).toEqual([
    'docs/architecture.md draws web/ui, which does not exist',
  ])
  expect(faultsWith({ 'web/features/calendar/page.ts': '' })).toEqual([
    'docs/architecture.md lets web/features/calendar import web/features/posts, which nothing there does',
  ])
  expect(faultsWith({ 'docs/architecture.md': '# Architecture' })[0]).toBe(
    'docs/architecture.md draws no graph of rooms',
  )
})

test('the web takes types from the server and nothing else', () => {
  const files = {
    'docs/architecture.md': graph.replace('shared →', 'shared →\nserver/posts →'),
    'server/posts/app.ts': 'export interface Api { id: string }\nexport const app = 1',
  }
  const importing = (text: string) => faultsWith({ ...files, 'web/lib/server.ts': text })
  expect(importing("export type { Api } from '#server/posts/app.ts'")).toEqual([])
  expect(importing("export let api: import('#server/posts/app.ts').Api")).toEqual([])
  expect(importing("export const app = () => import('#server/posts/app.ts')")).toEqual([
    'web/lib/server.ts imports server/posts/app.ts, which docs/architecture.md does not let web/lib do',
  ])
})

test('a code file has at most 300 lines; a test may have more', () => {
  const long = 'export {}\n'.repeat(301)
  expect(
    faultsWith({ 'eval/long.ts': long, 'eval/long.test.ts': long, 'eval/fits.ts': 'export {}\n'.repeat(300) }),
  ).toEqual(['eval/long.ts has 301 lines, more than 300: look for its second idea'])
})

test('a document names no path that does not exist, in whatever folder', () => {
  expect(
    faultsWith({
      'README.md': 'See `eval/gone.ts`, `eval/there.ts` and [the graph](docs/gone.md).',
      'eval/there.ts': '',
    }),
  ).toEqual([
    'README.md names eval/gone.ts, which does not exist',
    'README.md names docs/gone.md, which does not exist',
  ])
})

test('an import is seen however it is written, and none is computed', () => {
  const importing = (text: string) =>
    faultsWith({ 'web/features/posts/queries.ts': `${text}\n${sound['web/features/posts/queries.ts']}` })
  const closing = `${notLet}, and that would close a circle: web/features/posts → web/features/calendar → web/features/posts`
  expect(importing('export const load = () => import(`../calendar/page.ts`)')).toEqual([closing])
  expect(importing("export const url = new URL('../calendar/page.ts', import.meta.url)")).toEqual([closing])
  const computed = ['web/features/posts/queries.ts computes what it imports, so nobody can tell what that is']
  expect(importing(`export const load = (name: string) => import(\`../\${name}/page.ts\`)`)).toEqual(computed)
  expect(importing('export const load = (name: string) => import(name)')).toEqual(computed)
})

test('the product imports nothing that is for tests; a test may', () => {
  const importing = "import './testing-values.ts'\n"
  const files = { 'web/lib/testing-values.ts': '', 'web/lib/api.test.ts': importing }
  expect(faultsWith(files)).toEqual([])
  expect(faultsWith({ ...files, 'web/lib/api.ts': importing + sound['web/lib/api.ts'] })).toEqual([
    'web/lib/api.ts imports web/lib/testing-values.ts, which is for tests',
  ])
})

test('styles and modules of every ending have at most 300 lines', () => {
  expect(
    faultsWith({ 'web/lib/styles.css': 'a {}\n'.repeat(301), 'eval/long.mts': 'export {}\n'.repeat(301) }),
  ).toEqual([
    'eval/long.mts has 301 lines, more than 300: look for its second idea',
    'web/lib/styles.css has 301 lines, more than 300: look for its second idea',
  ])
})

test('a document names a file by its name alone, or several in braces, only if they exist', () => {
  expect(faultsWith({ 'README.md': 'See `api.ts`, `gone.ts`, `web/lib/{api,gone}.ts` and `{subject}`.' })).toEqual([
    'README.md names web/lib/gone.ts, which does not exist',
    'README.md names gone.ts, as no file is called',
  ])
})
