import { describe, expect, test } from 'vitest'
import { inEnglish } from '#shared/testing-say.ts'
import { expectWithin, processorMs } from '#shared/testing-time.ts'
import { englishWriters } from './testing-english.ts'
import { germanWriters } from './testing-german.ts'
import { fingerprintOf, matchVoice } from './voice.ts'

const match = (...given: Parameters<typeof matchVoice>) => inEnglish(matchVoice(...given))

/** Compares every post with its writer’s other posts, and with every other writer’s. */
function compare(writers: Record<string, readonly string[]>, shape = (text: string) => text) {
  const names = Object.keys(writers)
  const texts = Object.fromEntries(names.map((name) => [name, writers[name]!.map(shape)]))
  const whole = new Map(names.map((name) => [name, fingerprintOf(texts[name]!)!]))
  return names.flatMap((name) =>
    texts[name]!.map((text, place) => {
      const own = match(text, fingerprintOf(texts[name]!.toSpliced(place, 1))!).share
      const others = names.filter((one) => one !== name).map((one) => match(text, whole.get(one)!).share)
      return { text, isRecognised: others.every((other) => own > other) }
    }),
  )
}
const recognisedShare = (found: { isRecognised: boolean }[]) =>
  found.filter(({ isRecognised }) => isRecognised).length / found.length

const plainForm = (text: string) =>
  text
    .replace(/^\d\. /gm, '')
    .replace(/#\S+|\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replace(/!+/g, '.')
    .replace(/\s+/g, ' ')
    .trim()
const firstTwoSentences = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .slice(0, 2)
    .join(' ')

describe.each([
  ['English', englishWriters],
  ['German', germanWriters],
])('%s writers', (_language, writers) => {
  test('are told apart: nine in ten posts fit their own writer better than anybody else', () => {
    expect(Math.min(...Object.values(writers).map((texts) => texts.length))).toBeGreaterThanOrEqual(8)
    expect(recognisedShare(compare(writers))).toBeGreaterThanOrEqual(0.9)
  })

  test('are told apart by their words alone, without lists, emojis and paragraphs', () => {
    expect(recognisedShare(compare(writers, plainForm))).toBeGreaterThanOrEqual(0.8)
  })

  test('cannot be judged by two short sentences, and the match says so', () => {
    const found = compare(writers, firstTwoSentences).filter(({ text }) => text.split(/\s+/).length < 35)
    expect(found.length).toBeGreaterThan(20)
    for (const { text } of found)
      for (const texts of Object.values(writers))
        expect(match(text, fingerprintOf(texts)!)).toMatchObject({
          isThin: true,
          sentence: expect.stringMatching(/^\d+ words? are too few to tell\.$/),
        })
  })

  test('match their fingerprint with each of their posts', () => {
    for (const texts of Object.values(writers)) {
      const { own } = fingerprintOf(texts)!
      expect(own!.low).toBeGreaterThanOrEqual(0.55)
      const found = texts.map((text, place) => match(text, fingerprintOf(texts.toSpliced(place, 1))!).share)
      expect(Math.min(...found)).toBeCloseTo(own!.low, 5)
      expect(Math.max(...found)).toBeCloseTo(own!.high, 5)
    }
  })
})

const essays = englishWriters.essayist!
const cheers = englishWriters.cheerful!

test('each measure explains itself and shows the author’s own sentences', () => {
  const { measures } = inEnglish(fingerprintOf(cheers)!)
  const named = (id: string) => measures.find((measure) => measure.id === id)!
  expect(measures.length).toBeGreaterThanOrEqual(25)
  for (const { sentence, evidence } of measures) {
    expect(sentence).toMatch(/^[A-Z0-9].*[.”]$/s)
    for (const one of evidence) expect(cheers.some((text) => text.includes(one))).toBe(true)
  }
  for (const { evidence, mean, id } of measures)
    expect(evidence.length > 0, id).toBe(mean > 0 || id.startsWith('opening') || id.startsWith('closing'))
  expect(named('emojis').sentence).toMatch(/^You use 2.6 emojis a post, most often 🎉/)
  expect(named('exclamations').evidence).toHaveLength(3)
})

test('a match says which measures are outside, and how many are inside', () => {
  const { outside, sentence, isThin } = match(cheers[0]!, fingerprintOf(essays)!)
  expect(isThin).toBe(false)
  expect(outside).toEqual(expect.arrayContaining(['hashtags', 'sentence-words']))
  expect(match(englishWriters.teacher![0]!, fingerprintOf(essays)!).outside).toContain('closing-question')
  expect(sentence).toMatch(/^\d+ of \d+ measures lie in your range \(\d+%\); in your own posts it is \d+% to \d+%\.$/)
})

test('a range has its unit', () => {
  const { measures } = inEnglish(fingerprintOf(essays)!)
  const rangeOf = (id: string) => measures.find((one) => one.id === id)!.range
  expect(rangeOf('hashtags')).toMatch(/^0 to 0\.\d a post$/)
  expect(rangeOf('sentence-words')).toMatch(/^\d+ to \d+ words$/)
  expect(rangeOf('closing-question')).toBe('0%')
})

test('few samples or short ones make a first impression, and the match says so', () => {
  const few = fingerprintOf(essays.slice(0, 3))!
  expect(few).toMatchObject({ isThin: true, samples: 3 })
  expect(inEnglish(few.summary).join(' ')).toMatch(/^From 3 samples with \d+ words\. This is a first impression/)
  expect(match(essays[4]!, few).sentence).toMatch(/, but 3 samples are few: this is a first impression\.$/)
  const short = fingerprintOf(
    essays
      .map(firstTwoSentences)
      .concat(cheers.map(firstTwoSentences))
      .map((text) => text.slice(0, 90)),
  )!
  expect(short.isThin).toBe(true)
  expect(fingerprintOf(essays)!.isThin).toBe(false)
})

test('one sample, or samples without a word, have no fingerprint; two have one without a range of their own', () => {
  expect(fingerprintOf([essays[0]!])).toBeNull()
  expect(fingerprintOf(['🎉', '…', essays[0]!])).toBeNull()
  expect(fingerprintOf(essays.slice(0, 2))!.own).toBeNull()
})

test('the language is that of most samples, and a text in another one is judged by its form only', () => {
  const mixed = fingerprintOf([...germanWriters.teacher!, englishWriters.teacher![0]!])!
  expect(mixed.language).toBe('german')
  const inGerman = match(germanWriters.essayist![0]!, mixed)
  const inEnglish = match(englishWriters.essayist![0]!, mixed)
  const wordBound = ['self', 'team', 'reader', 'joined-starts']
  expect(inGerman.outside.some((id) => wordBound.includes(id))).toBe(true)
  expect(inEnglish.outside.some((id) => wordBound.includes(id))).toBe(false)
  const italian =
    'Abbiamo cancellato la riunione del lunedì perché nessuno sapeva più a che cosa servisse davvero. '.repeat(3)
  expect(fingerprintOf([italian, `${italian} Fine.`])!.measures.some(({ id }) => wordBound.includes(id))).toBe(false)
})

test.each([
  [
    'French “on”',
    'On a fermé le bureau et on n’a rien dit. On travaille à la maison depuis deux mois, et personne ne se plaint.',
    { self: 0, team: 3 },
  ],
  [
    'Spanish verbs without a pronoun',
    'Cerramos la oficina en mayo y trabajamos desde casa. Teníamos miedo de los lunes. Lancé una herramienta y escribí una página así.',
    { self: 2, team: 3 },
  ],
  [
    'the polite German form in the middle of a sentence',
    'Wenn Sie das Büro schließen, sagen Sie es Ihren Leuten früh. Die Leute fragen sonst, und sie haben recht damit. Mehr ist es nicht.',
    { reader: 3 },
  ],
])('%s names its person', (_name, text, expected) => {
  const sample = `${text} ${text}`
  const { measures, words } = fingerprintOf([sample, sample])!
  for (const [id, count] of Object.entries(expected))
    expect((measures.find((one) => one.id === id)!.mean * words) / 400, id).toBeCloseTo(count, 5)
})

test('a text without words fits nothing and nobody', () => {
  expect(match('', fingerprintOf(essays)!)).toMatchObject({
    isThin: true,
    sentence: '0 words are too few to tell.',
  })
})

test('five hundred samples are measured in well under a second', async () => {
  const all = Object.values(englishWriters).flat()
  const samples = Array.from(
    { length: 500 },
    (_, place) => `${all[place % 45]}\n\n${all[(place * 7) % 45]}\n\n${place}`,
  )
  await expectWithin(1_000, () => processorMs(() => expect(fingerprintOf(samples)!.samples).toBe(500)))
})
