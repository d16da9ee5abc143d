import type { Language } from '#shared/catalogue.ts'
import type { Passage } from './passage.ts'

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const groups = {
  english: /[aeiouy]+/g,
  spanish: /(?:(?<![iuüy])[iuüy]+)?[aeoáéóíú][iuüy]*|[iuü]+/g,
  french: /[aeiouyàâéèêëîïôöùûüœæ]+/g,
  german: /(?:ie|ei|ai|au|eu|äu)|[aeiouyäöü]/g,
}

/** Near enough for an average over a post. */
export function syllablesOf(word: string, language: Language): number {
  const vowels = count(word, groups[language])
  const isMute =
    (language === 'english' && /[^aeiouyl]e$|[^aeiouytd]ed$/.test(word)) ||
    (language === 'french' && /[^aeiouyàâéèêëîïôöùûü](?:e|es|ent)$/.test(word))
  return Math.max(1, isMute ? vowels - 1 : vowels)
}

/** Kandel and Moles (French) and Fernández Huerta (Spanish) give 0 to 100 as Flesch does; about 80 is grade 6, 50 grade 10. */
const gradeOfEase = (ease: number): number => 6 + ((80 - ease) / 30) * 4

/**
 * School years it takes to read a text with ease, by the index of its language: Flesch and Kincaid for English, the
 * first of the Vienna formulas for German. Null below ten words.
 */
export function gradeOf({ words, sentences }: Passage, language: Language): number | null {
  const read = words.filter(({ text }) => /\p{L}/u.test(text))
  if (read.length < 10 || sentences.length === 0) return null
  const syllables = read.map(({ text }) => syllablesOf(text, language))
  const perWord = syllables.reduce((sum, one) => sum + one, 0) / read.length
  const perSentence = read.length / sentences.length
  const shareOf = (found: number) => (100 * found) / read.length
  switch (language) {
    case 'english':
      return 0.39 * perSentence + 11.8 * perWord - 15.59
    case 'spanish':
      return gradeOfEase(206.84 - 60 * perWord - 1.02 * perSentence)
    case 'french':
      return gradeOfEase(207 - 73.6 * perWord - 1.015 * perSentence)
    case 'german':
      return (
        0.1935 * shareOf(syllables.filter((one) => one >= 3).length) +
        0.1672 * perSentence +
        0.1297 * shareOf(read.filter(({ text }) => text.length > 6).length) -
        0.0327 * shareOf(syllables.filter((one) => one === 1).length) -
        0.875
      )
  }
}
