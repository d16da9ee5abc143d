import { blanksIn, maskBlanks } from '../blanks.ts'
import type { PostContent } from '../posts.ts'

/** Not `sentenceKey`, which brings the words of every language to each page. */
const lettersOf = (text: string) => maskBlanks(text.toLowerCase()).replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a draft holds nothing but its subject and blanks: a topic, not a post yet. */
export const isOnlyTopic = ({ hook, insight, value, cta }: PostContent, subject: string): boolean =>
  blanksIn(insight).length > 0 &&
  lettersOf(`${insight}${value}${cta}`) === '' &&
  lettersOf(subject).includes(lettersOf(hook))
