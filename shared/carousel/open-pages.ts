import { blanksIn } from '../blanks.ts'
import { type Carousel, fewestPages, isEdited, mostPages } from '../carousel.ts'
import { contentText, type PostContent } from '../posts.ts'

/**
 * The text of a post together with what only its carousel says: lines that the rule made of an earlier text, and blanks.
 * Edited pages are the author's word, except for their blanks.
 */
export function withPages(content: PostContent, carousel: Pick<Carousel, 'pages'> | null | undefined): PostContent {
  const count = carousel?.pages.length ?? 0
  if (!carousel || count < fewestPages || count > mostPages) return content
  const text = contentText(content)
  const lines = carousel.pages.flatMap((page) => {
    const parts = isEdited(page)
      ? blanksIn(page.text).map(({ start, end }) => page.text.slice(start, end))
      : page.text.split('\n')
    return parts.filter((part) => !text.includes(part))
  })
  return lines.length === 0 ? content : { ...content, value: [content.value, ...new Set(lines)].join('\n\n') }
}
