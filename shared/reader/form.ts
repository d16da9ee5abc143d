import { blanksIn } from '#shared/blanks.ts'
import { type EmojiUsage, emojiAmounts } from '#shared/catalogue.ts'
import { type PostContent, type Section, sections } from '#shared/posts.ts'
import { type Message, msg, plural } from '#shared/say.ts'
import type { Span } from '#shared/text/lines.ts'
import { emojisIn } from '#shared/text/marks.ts'
import { fewestSymbols, hashtagsIn, maxHashtags, symbolLines } from './figures.ts'
import { type Assessment, type Finding, inRow, type Whole } from './finding.ts'
import type { Fix } from './fix.ts'

/** Emojis allowed if the author gave no preference. */
const maxUnasked = 5

/** Letters of the mathematical alphabets, including those borrowed from another block. */
const fakeLetters =
  /[\u{1D400}-\u{1D7FF}](?:[\u{1D400}-\u{1D7FF}\u210A-\u2138]|[ '’.,:!?-](?=[\u{1D400}-\u{1D7FF}]))*/gu
/** A single word between underscores can be a name in code. */
const markdown = /\*\*(?=\S)([^*\n]+?)(?<=\S)\*\*|__(?=\S)([^_\n ]+ [^_\n]+)(?<=\S)__/g
const blankLines = /\n[^\S\n]*\n(?:[^\S\n]*\n)+/g
const link = /\b(?:https?:\/\/|www\.)[^\s<>()"”»]+[^\s<>()"”».,;:!?]/gi

function emojiSpans(text: string): Span[] {
  let at = 0
  return emojisIn(text).map((emoji) => {
    const start = text.indexOf(emoji, at)
    at = start + emoji.length
    return { start, end: at }
  })
}

interface Fault {
  rule: string
  span: Span
  reason: Message
  fix: Fix | null
}

function faultsIn(text: string): Fault[] {
  const matches = (pattern: RegExp, fault: (match: RegExpMatchArray) => Omit<Fault, 'span'>): Fault[] =>
    Array.from(text.matchAll(pattern), (match) => ({
      ...fault(match),
      span: { start: match.index, end: match.index + match[0].length },
    }))
  return [
    ...blanksIn(text).map((span) => ({
      rule: 'blank',
      span,
      reason: msg`Not filled in yet. Answer the question in your own words, or remove it.`,
      fix: null,
    })),
    ...matches(fakeLetters, ([found]) => ({
      rule: 'fake-bold',
      reason: msg`Screen readers skip these letters or spell them out, and search can’t find them.`,
      fix: { label: msg`Use plain letters`, replacement: found.normalize('NFKC') },
    })),
    ...matches(markdown, ([, bold, other]) => ({
      rule: 'markdown',
      reason: msg`LinkedIn shows these symbols as they are.`,
      fix: { label: msg`Remove the symbols`, replacement: bold ?? other ?? '' },
    })),
    ...matches(blankLines, () => ({
      rule: 'blank-lines',
      reason: msg`LinkedIn collapses several blank lines into one.`,
      fix: { label: msg`Keep one blank line`, replacement: '\n\n' },
    })),
    ...matches(link, () => ({
      rule: 'link',
      reason: msg`A link in the text sends readers away before they’ve finished. Put it in the first comment.`,
      fix: null,
    })),
  ]
}

/** An emoji with the space that separates it from the words. */
function withBlank(text: string, { start, end }: Span): Span {
  const before = /[^\S\n]$/.test(text.slice(0, start))
  const after = /^[^\S\n]/.test(text.slice(end))
  if (before && (after || !/\S/.test(text.slice(end).split('\n')[0] ?? ''))) return { start: start - 1, end }
  return { start, end: after && !before ? end + 1 : end }
}

export function assessForm(
  content: PostContent,
  usage: EmojiUsage | null,
  { passage, find, offsetOf }: Whole,
  repeats: readonly Finding[] = [],
): Assessment {
  const place = (section: Section, { rule, span, reason, fix }: Fault) =>
    find('form', { rule, reason, fix, start: offsetOf(section) + span.start, end: offsetOf(section) + span.end })
  const faults = sections.flatMap((section) => faultsIn(content[section]).map((fault) => place(section, fault)))
  const most = usage ? emojiAmounts[usage][1] : maxUnasked
  const emojis = sections.flatMap((section) => emojiSpans(content[section]).map((span) => ({ section, span })))
  const surplus = (usage ? emojis.slice(most) : []).map(({ section, span }) =>
    place(section, {
      rule: 'emoji-amount',
      span: withBlank(content[section], span),
      reason:
        most === 0
          ? msg`The post has ${plural({ emojis: emojis.length }, { one: '# emoji', other: '# emojis' })}. You asked for none.`
          : msg`The post has ${plural({ emojis: emojis.length }, { one: '# emoji', other: '# emojis' })}. You asked for ${{ most }} at most.`,
      fix: { label: msg`Remove it`, replacement: '' },
    }),
  )
  const findings = [...repeats, ...faults, ...surplus].filter((finding) => finding !== null)
  const broken = new Set(
    findings.filter(({ rule }) => rule !== 'blank').map(({ rule }) => (rule === 'markdown' ? 'fake-bold' : rule)),
  )
  if (emojis.length > most) broken.add('emoji-amount')
  if (hashtagsIn(passage).length > maxHashtags) broken.add('hashtags')
  if (symbolLines(passage).length >= fewestSymbols) broken.add('symbol-bullets')
  const names: Record<string, Message> = {
    'fake-bold': msg`styled letters`,
    'blank-lines': msg`double blank lines`,
    link: msg`a link in the text`,
    repeat: msg`the same words twice`,
    hashtags: msg`more than two hashtags`,
    'symbol-bullets': msg`symbols at the start of lines`,
    'emoji-amount': msg`too many emojis`,
  }
  return {
    share: Math.max(0, 1 - broken.size / 3),
    sentence: broken.size
      ? msg`The form: ${{ faults: inRow([...broken].flatMap((rule) => names[rule] ?? [])) }}.`
      : msg`Plain letters, few emojis, no link in the text.`,
    findings,
  }
}
