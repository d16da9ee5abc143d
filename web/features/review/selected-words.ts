import { type RefObject, useEffect, useState } from 'react'
import { anchorAt, type Quotation } from '#shared/anchor.ts'
import { maxCommentedWords } from '#shared/comment-news.ts'
import { type PostContent, type Section, sections } from '#shared/posts.ts'

const isInWord = (text: string, at: number) => /[\p{L}\p{N}]{2}/u.test(text.slice(Math.max(0, at - 1), at + 1))

/** What a comment is about: whole words, without the spaces around them. Null for nothing but spaces. */
export function wordsAt(content: PostContent, section: Section, from: number, to: number): Quotation | null {
  const text = content[section]
  let [start, end] = [from, Math.min(to, from + maxCommentedWords)]
  while (start < end && /\s/.test(text.charAt(start))) start += 1
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1
  if (start === end) return null
  while (isInWord(text, start)) start -= 1
  while (isInWord(text, end)) end += 1
  if (end - start > maxCommentedWords) end = start + text.slice(start, start + maxCommentedWords).lastIndexOf(' ')
  const { quote, before, after } = anchorAt(content, section, { start, end })
  return { section, quote, before, after }
}

/** An attribute of the element that holds a section's text, and nothing else. */
export const sectionAttribute = 'data-section'

/** A selection that reaches into the next section ends with the first. */
function selectedIn(root: Element | null, content: PostContent): Quotation | null {
  const selection = document.getSelection()
  if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const element = [...root.querySelectorAll(`[${sectionAttribute}]`)].find((one) => range.intersectsNode(one))
  const section = sections.find((one) => one === element?.getAttribute(sectionAttribute))
  if (!element || !section) return null
  const offset = (node: Node, at: number) => {
    const before = document.createRange()
    before.selectNodeContents(element)
    if (before.comparePoint(node, at) < 0) return 0
    if (before.comparePoint(node, at) === 0) before.setEnd(node, at)
    return before.toString().length
  }
  const { startContainer, startOffset, endContainer, endOffset } = range
  return wordsAt(content, section, offset(startContainer, startOffset), offset(endContainer, endOffset))
}

/** A press on a phone takes the selection away a moment before it counts as a press. */
const keptMs = 400

/** The words that are selected in the text. */
export function useSelectedWords(root: RefObject<Element | null>, content: PostContent): Quotation | null {
  const [words, setWords] = useState<Quotation | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const selected = selectedIn(root.current, content)
      if (selected) setWords(selected)
      else timer = setTimeout(() => setWords(null), keptMs)
    }
    document.addEventListener('selectionchange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', look)
    }
  }, [root, content])
  return words
}
