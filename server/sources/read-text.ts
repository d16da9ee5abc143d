import { extname } from 'node:path'
import { AppError } from '../errors.ts'
import type { Reading } from './read-file.ts'

const timing = /^(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}\s+-->\s/

/** Texts, Markdown and subtitles; subtitles are recognised by their timing. */
export function readText(text: string, name: string): Reading {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const said = lines.some((line) => timing.test(line)) ? subtitles(lines) : isMarkdown(name) ? markdown(text) : text
  if (!/\p{L}/u.test(said)) throw new AppError('invalid', 'The file holds no text.')
  return { kind: 'text', text: said }
}

const isMarkdown = (name: string) => /^\.(?:md|markdown)$/i.test(extname(name))

/** A new paragraph where the speaker changes, or nobody speaks for long. */
function subtitles(lines: readonly string[]): string {
  const paragraphs: { speaker: string; text: string }[] = []
  let isCue = false
  for (const line of lines) {
    if (timing.test(line)) isCue = true
    else if (!line.trim()) isCue = false
    else if (isCue) {
      const { speaker, text } = spoken(line)
      const last = paragraphs.at(-1)
      // Rolling captions show the former line again.
      if (!text || last?.text.endsWith(text)) continue
      if (!last || (speaker && speaker !== last.speaker) || last.text.length > longestParagraph)
        paragraphs.push({ speaker: speaker || last?.speaker || '', text })
      else last.text += ` ${text}`
    }
  }
  return paragraphs
    .map(({ speaker, text }, at) => (speaker && speaker !== paragraphs[at - 1]?.speaker ? `${speaker}: ${text}` : text))
    .join('\n\n')
}

const longestParagraph = 600

/** `<v Anna>Hello</v>`, `ANNA: Hello`, `- Hello`; without tags, positions and notes on sounds. */
function spoken(line: string): { speaker: string; text: string } {
  const voice = /<v(?:\.[^\s>]{1,40})? ([^>]{1,60})>/.exec(line)?.[1]
  const text = line
    .replaceAll(/<[^<>]{0,200}>|\{\\[^{}]{0,100}\}/g, '')
    .replace(/^\s{0,10}[-–]\s/, '')
    .trim()
  if (/^[[(♪][^\])]{0,80}[\])♪]$/.test(text)) return { speaker: '', text: '' }
  const named = /^(\p{Lu}[\p{L}.' -]{0,30}):\s+(?=\S)/u.exec(text)
  if (!named) return { speaker: voice ?? '', text }
  return { speaker: voice ?? named[1]!, text: text.slice(named[0].length) }
}

/** The words of a Markdown text: no marks, addresses, code and front matter. */
function markdown(text: string): string {
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/^(```|~~~)[\s\S]*?^\1.*$/gm, '')
    .replaceAll(/!\[[^[\]\n]{0,300}\]\([^()\n]{0,600}\)/g, '')
    .replaceAll(/\[([^[\]\n]{1,300})\](?:\([^()\n]{0,600}\)|\[[^[\]\n]{0,100}\])/g, '$1')
    .replaceAll(/^[ \t]{0,3}(?:#{1,6}|>{1,5})[ \t]+/gm, '')
    .replaceAll(/^[ \t]{0,8}[*+][ \t]+/gm, '- ')
    .replaceAll(/(\*\*|__|~~|`)([^*_~`\n]{1,500})\1/g, '$2')
    .replaceAll(/(?<![\p{L}\d])([*_])([^*_\n]{1,500})\1(?![\p{L}\d])/gu, '$2')
    .replaceAll(/<[^<>\n]{1,300}>/g, '')
}
