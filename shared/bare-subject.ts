import type { Language } from './catalogue.ts'
import { sentencesIn } from './text/sentences.ts'

const firstPerson: Record<Language, RegExp> = {
  english: /(?<!\p{L})(?:I|we|my|our|me|us)(?!\p{L})/iu,
  spanish: /(?<!\p{L})(?:yo|me|mis?|nos|nosotr[oa]s|nuestr[oa]s?|he|hemos|\p{L}{1,30}(?:amos|imos|é|í))(?!\p{L})/iu,
  french: /(?<!\p{L})(?:je|j|me|mon|ma|mes|nous|notre|nos|on)(?!\p{L})/iu,
  german: /(?<!\p{L})(?:ich|wir|mich|mir|uns|mein\p{L}{0,2}|unser\p{L}{0,2})(?!\p{L})/iu,
}

const longestTopic = 25
const longestRemark = 12

/** Does a subject name its topic and tell nothing yet? One sentence, and no figures or story in it. */
export function isBareSubject(subject: string, language: Language): boolean {
  const lines = subject.split('\n').filter((line) => line.trim())
  const [line = ''] = lines
  if (lines.length > 1 || sentencesIn(line, { language }).length > 1) return false
  const words = line.split(/\s+/).filter(Boolean).length
  const figures = line.match(/\d+(?:[.,]\d+)?/g)?.length ?? 0
  return firstPerson[language].test(line)
    ? words <= longestRemark && figures === 0
    : words <= longestTopic && figures < 2
}
