import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  drafts,
  fails,
  type Stub,
  type StubReply,
  says,
  startAnthropicStub,
  startOpenAiStub,
  stubKey,
} from '../../../server/stubs/engines.ts'
import { analysis } from '../../../server/testing/app.ts'
import type { Timeouts } from '../../../server/writing/engines/ask-model.ts'
import { evalBriefs } from '../briefs.ts'
import { configuredModels } from '../models.ts'
import { mixed } from './blind.ts'
import { type BlindArguments, blind, results } from './command.ts'
import type { Key } from './sheet.ts'

const draft = { hook: 'OURS is plain.', insight: 'We did it.', value: 'So.', cta: 'That is all.' }
const marks = (mark: number, invented: string[] = []) => ({ mark, voice: 2, invented })
const verdict = (better: string, first: object, second: object) =>
  says(JSON.stringify({ reason: 'So.', first, second, better }))

type Body = { messages: { role: string; content: string | { text: string }[] }[] }
const firstSaid = (body: object) => String((body as Body).messages[0]!.content)
const isJudging = (body: object) => firstSaid(body).startsWith('You judge')
const isPlain = (body: object) => firstSaid(body) === 'You write posts for LinkedIn.'
const isDescribing = (body: object) => firstSaid(body).startsWith('You describe how')
const lastAsked = (body: object) => {
  const { content } = (body as Body).messages.at(-1)!
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('')
}

/** A model that writes for both sides and judges by `judge`. */
const model = (judge: (body: object) => StubReply) => (body: object) => {
  if (isJudging(body)) return judge(body)
  if (isDescribing(body)) return says('{"sketch": "Dry and short."}')
  return isPlain(body)
    ? says(JSON.stringify({ post: 'RIVAL was founded in 1887 by Otto.\n\nThoughts?' }))
    : drafts(draft)
}

/** Prefers our text at either place. */
const prefersOurs = (body: object) => {
  const isOursFirst = lastAsked(body).indexOf('OURS') < lastAsked(body).indexOf('RIVAL')
  const [good, bad] = [marks(9), marks(4, ['1887', 'Otto'])]
  return isOursFirst ? verdict('first', good, bad) : verdict('second', bad, good)
}

async function bench(anthropic?: { baseUrl: string; apiKey: string; model: string }) {
  const stub: Stub = await startOpenAiStub()
  const folder = await mkdtemp(join(tmpdir(), 'blind-'))
  onTestFinished(() => Promise.all([stub.close(), rm(folder, { recursive: true })]).then(() => {}))
  const said: string[] = []
  const config = { openai: { baseUrl: stub.baseUrl, apiKey: stubKey, model: 'gpt-test' }, anthropic }
  const open = async (timeouts?: Partial<Timeouts>) => ({
    byLabel: configuredModels(config, timeouts),
    stop: async () => {},
  })
  const run = (given: BlindArguments, signal = new AbortController().signal) => {
    said.length = 0
    return blind(
      { briefs: '3', out: folder, ...given },
      { open, analysis, folder, signal, say: (line) => said.push(line) },
    )
  }
  const file = (name: string) => readFile(join(folder, name), 'utf8')
  return { stub, folder, run, file, said: () => said.join('\n') }
}

test('the cost is printed before any request, and --plan makes none', async () => {
  const { run, said, stub } = await bench()
  await run({ judge: 'gpt4', plan: true })
  expect(said()).toContain('At most 16 requests are left to make: 7 for ours, 3 for plain, 6 for the judge.')
  expect(stub.requests).toHaveLength(0)
})

test('a judge that prefers the same text in both orders decides, and every figure is printed', async () => {
  const { run, said, stub } = await bench()
  stub.answer(model(prefersOurs))
  await run({ judge: 'gpt4' })
  expect(said()).toMatch(/\| plain +\| 100 % +\| 44 % to 100 % +\| 3 +\| 0 +\| 0 /)
  expect(said()).toMatch(/\| ours +\| 9\.0 /)
  expect(said()).toMatch(/\| plain +\| 4\.0 .*\| 2\.0 +\| [12]\.\d +\|$/m)
  const judged = stub.requests
    .map(({ body }) => body)
    .filter(isJudging)
    .map(lastAsked)
  expect(judged).toHaveLength(6)
  for (const question of judged) expect(question).not.toMatch(/ours|rival's|plain prompt/)
})

test('the judge may be another company’s model', async () => {
  const claude = await startAnthropicStub()
  onTestFinished(() => claude.close())
  claude.answer(prefersOurs)
  const { run, said, stub } = await bench({ baseUrl: claude.baseUrl, apiKey: stubKey, model: 'claude-test' })
  stub.answer(model(() => says('It is not asked.')))
  await run({ engine: 'gpt4', judge: 'claude' })
  expect(said()).toContain('3 briefs, written by gpt-test, judged by claude-test.')
  expect(said()).toMatch(/\| plain +\| 100 % /)
  expect(claude.requests).toHaveLength(6)
})

test('a judge that always prefers the first of two texts has no opinion', async () => {
  const { run, said, stub } = await bench()
  stub.answer(model(() => verdict('first', marks(7), marks(6))))
  await run({ judge: 'gpt4' })
  expect(said()).toMatch(/\| plain +\| 50 % .*\| 0 +\| 3 +\| 0 /)
})

test('a stopped run continues without repeating a request', async () => {
  const { run, said, stub, folder } = await bench()
  const stop = new AbortController()
  let judged = 0
  stub.answer(
    model((body) => {
      judged += 1
      if (judged === 3) stop.abort(new Error('Stopped.'))
      return prefersOurs(body)
    }),
  )
  await expect(run({ judge: 'gpt4' }, stop.signal)).rejects.toThrow(/^Stopped\. What was written is kept in .*goes on/)
  const before = stub.requests.length
  // Simulates a kill in the middle of a line.
  await appendFile(join(folder, 'texts.jsonl'), '{"brief": "engl')
  await run({ judge: 'gpt4' })
  const briefs = new Set(
    stub.requests
      .map(({ body }) => body)
      .filter(isPlain)
      .map(lastAsked),
  )
  expect(briefs.size).toBe(3)
  expect(stub.requests.length - before).toBeLessThan(9)
  expect(said()).toMatch(/\| plain +\| 100 % /)
  const after = stub.requests.length
  await run({ judge: 'gpt4' })
  expect(stub.requests).toHaveLength(after)
  expect(said()).toContain('At most 0 requests are left')
})

test('a refusal by the provider ends the run with its message, and written texts are kept', async () => {
  const { run, said, stub, file } = await bench()
  let written = 0
  stub.answer((body) => {
    if (isDescribing(body)) return says('{"sketch": "Dry and short."}')
    if (isPlain(body)) return says(JSON.stringify({ post: 'RIVAL text.' }))
    written += 1
    return written === 1 ? drafts(draft) : fails('no-credit')
  })
  await expect(run({ rival: ['plain', 'arranger'], briefs: '8' })).resolves.toBeUndefined()
  expect(said()).toContain('has no credit left')
  expect(said()).toMatch(/7 requests failed\. The same command goes on from there\./)
  expect((await file('texts.jsonl')).split('\n').filter((line) => line.includes('"ours"'))).toHaveLength(1)
  stub.answer(fails('no-credit'))
  await expect(run({ briefs: '20' })).rejects.toThrow(/^3 requests in a row have failed/)
})

test('people get a sheet without a name on it, and their marks give the same figures', async () => {
  const { run, stub, file, folder } = await bench()
  stub.answer(model(prefersOurs))
  await run({ briefs: '4' })
  expect(stub.requests.map(({ body }) => body).filter(isJudging)).toHaveLength(0)
  const sheet = await file('sheet.html')
  expect(sheet).toContain('OURS is plain.')
  expect(sheet.replaceAll('OURS is plain.', '')).not.toMatch(/\bours\b|\bplain\b|gpt/i)
  const key = JSON.parse(await file('key.json')) as Key
  const letters = key.items.map(({ texts }) => Object.entries(texts).find(([, { writer }]) => writer === 'ours')![0])
  expect(key.items).toHaveLength(4)
  const rowsOf = (best: (item: number) => string) =>
    key.items.flatMap(({ item, texts }) =>
      Object.keys(texts).map(
        (letter) => `${item};${letter};${letter === best(item) ? 1 : 2};${letter === best(item) ? 8 : 5};2;0`,
      ),
    )
  const head = 'item;text;place;mark;voice;invented'
  await writeFile(join(folder, 'anna.csv'), [head, ...rowsOf((item) => letters[item - 1]!)].join('\r\n'))
  await writeFile(join(folder, 'ben.csv'), [head, ...rowsOf(() => 'A').slice(0, 6), '4;A;;12;;', '4;B;;;;'].join('\n'))
  const said: string[] = []
  results([join(folder, 'anna.csv'), join(folder, 'ben.csv'), join(folder, 'key.json')], (line) => said.push(line))
  expect(said.join('\n')).toContain('ben.csv, line 8: mark must be 1 to 10; it was left out.')
  expect(said.join('\n')).toContain('2 readers, 7 of 8 items marked')
  const lost = letters.slice(0, 3).filter((letter) => letter !== 'A').length
  expect(said.join('\n')).toMatch(new RegExp(`\\| plain +\\| .* \\| ${7 - lost} +\\| 0 +\\| ${lost} `))
})

test('unreadable marks are refused with a reason', async () => {
  const { folder } = await bench()
  const file = async (name: string, text: string) => {
    await writeFile(join(folder, name), text)
    return join(folder, name)
  }
  const marked = await file('marks.csv', 'item,text,mark\n')
  const key = await file('key.json', '{"items": []}')
  const none = () => {}
  expect(() => results([marked], none)).toThrow(/^--marks needs at least one file of marks and the key\.json/)
  expect(() => results([marked, join(folder, 'gone.json')], none)).toThrow(/^There is no file/)
  expect(() => results([marked, key], none)).toThrow('marks.csv has no column place, voice, invented.')
})

test('a custom prompt gets the brief at its places, and an author’s text opens none', async () => {
  const { run, stub, folder } = await bench()
  stub.answer(model(prefersOurs))
  const file = join(folder, 'mine.txt')
  await writeFile(file, 'Be brief, in {language}.\n{subject}\n{unknown}')
  await run({ rival: [file], briefs: '1' })
  const [asked] = stub.requests
    .map(({ body }) => body)
    .filter(isPlain)
    .map(lastAsked)
  expect(asked).toBe(`Be brief, in English.\n${mixed()[0]!.subject}\n{unknown}`)
})

test.each<[BlindArguments, RegExp]>([
  [{ engine: 'claude' }, /^No model is connected for claude/],
  [{ judge: 'llama' }, /^There is no model llama/],
  [{ rival: ['/no/such/prompt.txt'] }, /^There is no file/],
  [{ timeout: 'soon' }, /^--timeout must be a whole number/],
])('impossible options are refused before any request: %j', async (given, sentence) => {
  const { run, stub } = await bench()
  await expect(run(given)).rejects.toThrow(sentence)
  expect(stub.requests).toHaveLength(0)
})

test('a model slower than the timeout is given up', async () => {
  const { run, stub, said } = await bench()
  stub.answer({ kind: 'silence' })
  await run({ briefs: '1', timeout: '1' })
  expect(said()).toMatch(/did not begin to write within 1 seconds?/)
})

test('the first few briefs cover every language and kind', () => {
  expect(
    new Set(
      mixed()
        .slice(0, 12)
        .map(({ language, kind }) => `${language} ${kind}`),
    ).size,
  ).toBe(12)
  expect(mixed()).toHaveLength(evalBriefs.length)
})
