import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import type { TextResult } from './texts.ts'

const root = resolve(import.meta.dirname, '../..')

async function answersTo(lines: readonly string[]): Promise<TextResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'texts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'texts.jsonl')
  await writeFile(file, lines.join('\n'))
  const { stdout } = await promisify(execFile)(process.execPath, ['lab/eval/main.ts', '--texts', file], {
    cwd: root,
    maxBuffer: 50_000_000,
  })
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as TextResult)
}

const text =
  'Our team stopped its Monday meeting.\n\nWe delve into the numbers on paper now.\n\nWhich would you rather read?'

test('each line of a file of texts gives one line of JSON, and a bad line does not stop the run', async () => {
  const answers = await answersTo([
    JSON.stringify({ id: 'a', language: 'english', text }),
    JSON.stringify({ id: 7, language: 'EN', text, subject: 'Our Monday meeting' }),
    '{"id": "torn", "language"',
    '[]',
    '',
    JSON.stringify({ id: 'b', language: 'klingon', text }),
    JSON.stringify({ id: 'b', language: 'constructor', text }),
    JSON.stringify({ id: 'b', language: '__proto__', text }),
    JSON.stringify({ id: 'c', language: 'de', text: ' ' }),
    JSON.stringify({ id: 'd', language: 'en', text: 'x'.repeat(1_100_000) }),
    JSON.stringify({ id: 'e', language: 'fr', text: 'Nous avons fermé le lundi.' }),
  ])
  expect(answers.map((answer) => ('error' in answer ? answer.error : answer.id))).toEqual([
    'a',
    7,
    'The line is not JSON.',
    'The line is not a JSON object.',
    '"language" must be one of english, spanish, french, german, or en, es, fr, de.',
    '"language" must be one of english, spanish, french, german, or en, es, fr, de.',
    '"language" must be one of english, spanish, french, german, or en, es, fr, de.',
    '"text" must be a text that is not empty.',
    'The line is longer than 1,000,000 characters.',
    'e',
  ])
  expect(answers.map(({ line }) => line)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11])
})

test('a finding has its rule and its place in the given text', async () => {
  const given = `  ${text.replaceAll('\n', '\r\n')}\n`
  const [answer] = await answersTo([JSON.stringify({ id: 'a', language: 'english', text: given })])
  if (!answer || 'error' in answer) throw new Error('The text was not read.')
  expect(answer.score).toBeGreaterThan(0)
  const found = answer.findings.find(({ quote }) => quote.includes('delve'))
  expect(found?.section).toBe('insight')
  for (const { quote, start, end } of answer.findings) expect(given.slice(start, end)).toBe(quote)
})

test('the examples are texts that can be read, each with its subject', async () => {
  const lines = (await readFile(join(root, 'lab/eval/examples.jsonl'), 'utf8')).trim().split('\n')
  const answers = await answersTo(lines)
  expect(answers.filter((answer) => 'error' in answer)).toEqual([])
  expect(answers).toHaveLength(lines.length)
}, 60_000)
