import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { check } from 'recheck'
import { type ESTree, parseSync, Visitor } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { idsOf, languages } from '#shared/catalogue.ts'
import { type Brief, shortenInstruction } from '#shared/writing.ts'
import { evalBriefs } from '../lab/eval/briefs.ts'

// Every regular expression of the product is linear in its input: recheck finds no text that takes it longer.

const root = resolve(import.meta.dirname, '..')
/** Tests, and the code that only they use, meet no user's text. */
const isForTests = (file: string) => /\.test\.tsx?$|(?:^|\/)testing[-./]/.test(file)
const files = globSync('{shared,server,web}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !isForTests(file))

interface Pattern {
  source: string
  flags: string
  place: string
}

/** The patterns in the sources, and the places that build patterns. */
function readSources(): { written: Pattern[]; makers: Set<string> } {
  const written: Pattern[] = []
  const makers = new Set<string>()
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8')
    const placeOf = (at: number) => `${file}:${source.slice(0, at).split('\n').length}`
    const addMaker = ({ callee, start }: ESTree.NewExpression | ESTree.CallExpression) => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') makers.add(placeOf(start))
    }
    new Visitor({
      Literal(literal) {
        if ('regex' in literal)
          written.push({
            source: literal.regex.pattern,
            flags: literal.regex.flags,
            place: placeOf(literal.start),
          })
      },
      NewExpression: addMaker,
      CallExpression: addMaker,
    }).visit(parseSync(file, source).program)
  }
  return { written, makers }
}

const place = /\b((?:shared|server|web)\/[^\s:?]+)\S*?:(\d+):\d+/

/** The patterns that the makers build while modules load and posts are written, edited and read in every language. */
async function collectMade(makers: ReadonlySet<string>): Promise<Pattern[]> {
  const made: Pattern[] = []
  const native = globalThis.RegExp
  const note = (pattern: RegExp) => {
    const maker = place.exec(new Error().stack ?? '')
    if (maker) made.push({ source: pattern.source, flags: pattern.flags, place: `${maker[1]}:${maker[2]}` })
    return pattern
  }
  globalThis.RegExp = new Proxy(native, {
    construct: (target, args, made) => note(Reflect.construct(target, args, made)),
    apply: (target, self, args) => note(Reflect.apply(target, self, args)),
  })
  try {
    for (const maker of makers) await import(join(root, maker.replace(/:\d+$/, '')))
    await runEverything()
  } finally {
    globalThis.RegExp = native
  }
  return made
}

async function runEverything(): Promise<void> {
  const { arrange } = await import('#server/writing/arranger/arrange.ts')
  const { writingWords } = await import('#shared/languages/writing.ts')
  const { neverSaidIn } = await import('#shared/never-say.ts')
  const { claimsIn } = await import('#shared/claims/claims.ts')
  const { loadLanguage } = await import('#shared/reader/languages.ts')
  const { slopIn } = await import('#shared/reader/slop.ts')
  for (const language of idsOf(languages)) {
    await loadLanguage(language)
    slopIn('Text', language)
  }
  neverSaidIn('Text', ['game changer', 'AI', '(deep) dive'])
  claimsIn({ hook: 'In the first quarter of 2024', insight: '', value: '', cta: '' }, 'english')
  for (const [seed, { answers = [], ...rest }] of evalBriefs.entries()) {
    const brief: Brief = { ...rest, aiModel: 'gpt4', postType: null, answers }
    const asked = Object.values(writingWords[brief.language].interview.questions).map((question) => ({
      question,
      answer: 'first or second',
    }))
    try {
      const current = { hook: '', insight: '', value: '', cta: '', ...arrange({ kind: 'post', brief, seed }) }
      arrange({ kind: 'post', brief: { ...brief, answers: asked }, seed })
      for (const instruction of [shortenInstruction, 'more casual'])
        arrange({ kind: 'edit', brief, seed, current, instruction })
    } catch (error) {
      // Some briefs are there to be refused.
      if (!(error instanceof Error && 'code' in error)) throw error
    }
  }
}

/** Without `*`, `+` or `{2,}` a pattern reads only a bounded stretch of text. */
const isUnbounded = ({ source }: Pattern) => /[*+]|\{\d+,\}/.test(source.replaceAll(/\\.|\[(?:\\.|[^\\\]])*\]/gs, ''))

/**
 * Exact if the automaton stays small. Otherwise attacks are derived from it and counted, so nothing depends on the
 * clock.
 */
const options = {
  maxPatternSize: 100,
  maxNFASize: 3_000,
  maxIteration: 0,
  attackTimeout: null,
  incubationTimeout: null,
  timeout: 120_000,
}

/** Hashes of the patterns that were found linear, which takes minutes for all. Deleted, all are checked again. */
const listOfChecked = join(import.meta.dirname, 'patterns.checked.txt')
const checked = new Set(existsSync(listOfChecked) ? readFileSync(listOfChecked, 'utf8').split('\n') : [])
const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string }

const hashOf = ({ source, flags }: Pattern) =>
  createHash('sha256')
    .update(JSON.stringify([version, options, source, flags]))
    .digest('hex')
    .slice(0, 20)

test('no text makes any pattern of the product slower than in proportion to its length', {
  timeout: 600_000,
}, async () => {
  const { written, makers } = readSources()
  expect(written.length).toBeGreaterThan(500)
  const made = await collectMade(makers)
  const seen = new Set(made.map((pattern) => pattern.place))
  expect(
    [...makers].filter((maker) => !seen.has(maker)),
    'made nowhere in this test',
  ).toEqual([])
  const each = new Map([...written, ...made].filter(isUnbounded).map((one) => [hashOf(one), one]))
  const slow: string[] = []
  for (const { source, flags, place } of [...each].filter(([hash]) => !checked.has(hash)).map(([, one]) => one)) {
    const pattern = `/${source}/${flags}`
    const found = await check(source, flags, options)
    if (found.status === 'vulnerable')
      slow.push(`${place} ${pattern}: ${found.complexity.summary}, ${found.attack.pattern}`)
    if (found.status === 'unknown') slow.push(`${place} ${pattern}: ${found.error.kind}`)
  }
  expect(slow).toEqual([])
  await expect([...each.keys()].sort().join('\n')).toMatchFileSnapshot(listOfChecked)
})
