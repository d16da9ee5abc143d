import { blanksIn } from '../blanks.ts'
import { type PostContent, type Section, sections, wordCount } from '../posts.ts'
import { emojisIn, listMark, withoutEmojis } from './marks.ts'

const questions: Record<Section, string> = {
  hook: 'how does it open',
  insight: 'what happened, or what did you see',
  value: 'what can readers use',
  cta: 'what do you ask your readers',
}

const longestSection = 20_000

/**
 * The shape of a post without its words: each line becomes a blank that names its role and length. List marks,
 * emojis at the start of lines, hashtags, separators and existing blanks stay.
 */
export function skeletonOf(content: PostContent): PostContent {
  const shapes = sections.map((section) => [section, shapeOf(content[section], questions[section])])
  return Object.fromEntries(shapes) as PostContent
}

const shapeOf = (text: string, question: string): string => {
  const lines = text.trimEnd().split('\n')
  const isSame = (line: string) => !/[\p{L}\p{N}]/u.test(line) || /^(?:#[\p{L}\p{N}_]+\s*)+$/u.test(line.trim())
  const shape = lines.map((line) => (isSame(line) || blanksIn(line).length > 0 ? line : shapeOfLine(line, question)))
  const whole = shape.join('\n')
  // A blank can be longer than the line it replaces.
  return whole.length <= longestSection ? whole : whole.slice(0, longestSection).replace(/\n[^\n]*$/, '')
}

function shapeOfLine(line: string, question: string): string {
  const mark = listMark.exec(line)?.[0] ?? ''
  const rest = line.slice(mark.length)
  const [emoji = ''] = emojisIn(rest)
  const lead = emoji && rest.trimStart().startsWith(emoji) ? `${emoji} ` : ''
  const words = wordCount(withoutEmojis(rest))
  return `${mark}${lead}[${mark ? 'which point' : question}, in about ${words === 1 ? '1 word' : `${words} words`}?]`
}
