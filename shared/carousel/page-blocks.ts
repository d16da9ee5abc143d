import { linesIn } from '../text/lines.ts'
import { drawnText } from './letters.ts'

export interface PageBlock {
  kind: 'paragraph' | 'item'
  text: string
  /** The bullet or number of an item. */
  mark: string
}

const number = /[\p{L}\p{N}]/u

/** The paragraphs and list items of a page, without what the font cannot draw. */
export function blocksOf(text: string): PageBlock[] {
  const lines = linesIn(text)
  const areEmojis = lines.filter(({ mark }) => mark === 'emoji').length > 1
  return lines
    .map(({ start, from, end, mark }): PageBlock => {
      const line = text.slice(start, end).trimStart()
      if (mark === 'list') {
        const given = text.slice(start, from).trim()
        return { kind: 'item', text: text.slice(from, end), mark: number.test(given) ? given : '•' }
      }
      if (mark === 'sign') return { kind: 'item', text: line.slice(1), mark: drawnText(line.slice(0, 1)) || '•' }
      if (mark === 'emoji' && areEmojis) return { kind: 'item', text: line, mark: '•' }
      return { kind: 'paragraph', text: line, mark: '' }
    })
    .map((block) => ({ ...block, text: drawnText(block.text).trim() }))
    .filter((block) => block.text !== '')
}
