import type { Language } from '../catalogue.ts'
import { sentenceWords } from '../languages/sentences.ts'
import { sentencesIn } from './sentences.ts'

const longestTopic = 25
const longestRemark = 12

/** Whether a subject only names its topic: one sentence without figures or a story. */
export function isBareSubject(subject: string, language: Language): boolean {
  const lines = subject.split('\n').filter((line) => line.trim())
  const [line = ''] = lines
  if (lines.length > 1 || sentencesIn(line, { language }).length > 1) return false
  const words = line.split(/\s+/).filter(Boolean).length
  const figures = line.match(/\d+(?:[.,]\d+)?/g)?.length ?? 0
  return sentenceWords[language].firstPerson.test(line)
    ? words <= longestRemark && figures === 0
    : words <= longestTopic && figures < 2
}
