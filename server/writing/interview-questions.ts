import type { Language } from '#shared/catalogue.ts'
import { type Lack, writingWords } from '#shared/languages/writing.ts'

/** Details that make a post of each category worth reading, the most important first. */
export const wanted: Record<string, readonly Lack[]> = {
  'personal-experience': ['when', 'who', 'turn', 'result', 'number'],
  'i-tried-format': ['number', 'result', 'mistake', 'before'],
  'transformation-stories': ['before', 'turn', 'number', 'price'],
  'numbered-tips': ['audience', 'example', 'mistake'],
  'ways-to-format': ['audience', 'example', 'exception'],
  'step-by-step': ['first step', 'number', 'mistake', 'result'],
  'thought-provoking': ['example', 'reason', 'objection'],
  'what-if-scenarios': ['reason', 'who', 'example'],
  'community-polls': ['options', 'reason', 'example'],
  'data-interpretation': ['number', 'source', 'surprise'],
  'trend-analysis': ['signs', 'when', 'who'],
  'contrarian-perspectives': ['reason', 'example', 'exception'],
  'problem-solution': ['who', 'first step', 'number', 'price'],
  'quick-tutorials': ['audience', 'number', 'mistake'],
  'resource-recommendations': ['own use', 'audience', 'exception'],
  'hot-takes': ['reason', 'objection', 'example'],
  predictions: ['deadline', 'signs', 'reason'],
  'professional-stance': ['example', 'price', 'exception'],
  'team-achievements': ['who', 'number', 'price', 'turn'],
  'work-anniversaries': ['number', 'turn', 'thanks'],
  'project-completion': ['number', 'price', 'thanks', 'next'],
  'pain-points': ['example', 'who', 'price'],
  misconceptions: ['reason', 'example', 'source'],
  'unpopular-opinion': ['reason', 'exception', 'example'],
  'lead-magnet': ['audience', 'number', 'result'],
  explanation: ['audience', 'example', 'mistake'],
}

/** The place of a question's answer: before the change, in the body, or where a post may end. */
export type Place = 'before' | 'body' | 'end'

const places: Partial<Record<Lack, Place>> = {
  before: 'before',
  result: 'end',
  thanks: 'end',
  next: 'end',
  wish: 'end',
  reader: 'end',
}

export const answerPlace = (asked: Lack | undefined): Place => (asked && places[asked]) ?? 'body'

/** The questions about a loss, whatever the category: no moment of triumph, no price, no number. */
export const wantedOfSerious: readonly Lack[] = ['happened', 'concerned', 'wish']

/** Whether it is about a loss: of a job, a customer, a company, a person, health or trust. */
export const isSerious = (text: string, language: Language): boolean =>
  writingWords[language].interview.serious.test(text)
