import { francAll } from 'franc-min'
import { emojiAmounts, type Language } from '#shared/catalogue.ts'
import { type Evidence, traceClaims } from '#shared/claims.ts'
import { hookBudget } from '#shared/fold.ts'
import { neverSaidIn } from '#shared/never-say.ts'
import { contentText, mergeContent, type PostContent, wordCount } from '#shared/posts.ts'
import { cutOf } from '#shared/reader/hook.ts'
import { loadEveryLanguage } from '#shared/reader/languages.ts'
import { slopIn } from '#shared/reader/slop.ts'
import { emojisIn } from '#shared/text.ts'
import { factsOf, improveInstruction, shortenInstruction } from '#shared/writing.ts'
import { isGrave } from './composer/grave.ts'
import type { WritingTask } from './engines/engine.ts'

await loadEveryLanguage()

/** A rule that a draft must not break, and what to tell whoever wrote it. */
export interface Fault {
  rule: 'wrong-language' | 'invented-number' | 'emoji-amount' | 'hook-length' | 'slop' | 'not-shorter' | 'never-say'
  reason: string
}

/** Weighted hits in 100 words; the Reader check gives no points from 4 on. */
const slopLimit = 1.5
/** Below that a language cannot be told from its neighbours. */
const tellingLength = 120
const codes: Record<Language, string> = { english: 'eng', spanish: 'spa', french: 'fra', german: 'deu' }
const names: Record<Language, string> = { english: 'English', spanish: 'Spanish', french: 'French', german: 'German' }

/** The hard rules that a draft breaks. Deterministic; knows the task and what the author gave, and nothing else. */
export function faultsIn(draft: Partial<PostContent>, task: WritingTask): Fault[] {
  const { brief } = task
  const content = mergeContent(blank, draft)
  const whole = task.kind === 'section' ? mergeContent(task.current, draft) : content
  const text = contentText(content)
  const checks: (Fault | false | undefined)[] = [
    !isIn(brief.language, text) && {
      rule: 'wrong-language',
      reason: `All of it has to be in ${names[brief.language]}.`,
    },
    inventedIn(content, task),
    emojiFault(whole, task),
    draft.hook !== undefined &&
      !(task.kind === 'edit' && task.current.hook === draft.hook) &&
      hookFault(draft.hook.trim()),
    slopFault(text, brief.language),
    task.kind === 'edit' &&
      task.instruction === shortenInstruction &&
      wordCount(text) > wordCount(contentText(task.current)) * 0.9 && {
        rule: 'not-shorter',
        reason: `It has ${wordCount(text)} words; the post before it had ${wordCount(contentText(task.current))}, and about 30 % fewer were asked for.`,
      },
    forbiddenIn(text, task.author?.neverSay ?? []),
  ]
  return checks.filter((fault): fault is Fault => Boolean(fault))
}

const blank: PostContent = { hook: '', insight: '', value: '', cta: '' }

function hookFault(hook: string): Fault | undefined {
  if (cutOf(hook) === hook.length) return undefined
  const { characters, lines } = hookBudget
  const found =
    hook.length > characters
      ? `has ${hook.length} characters`
      : `takes more than ${lines} lines of a phone, blank ones counted`
  return {
    rule: 'hook-length',
    reason: `The hook ${found}; its point has to be complete within ${characters} characters and ${lines} lines.`,
  }
}

function isIn(language: Language, text: string): boolean {
  if (text.length < tellingLength) return true
  const ranked = francAll(text)
  const [, best = 0] = ranked[0] ?? []
  const own = ranked.find(([code]) => code === codes[language])?.[1] ?? 0
  // Close relatives come out nearly equal.
  return best === 0 || own >= best * 0.95
}

function inventedIn(content: PostContent, task: WritingTask): Fault | undefined {
  const invented = traceClaims(content, task.brief.language, evidenceFor(task)).filter(
    ({ kind, backing }) => backing === null && (kind === 'number' || kind === 'date'),
  )
  if (invented.length === 0) return undefined
  const found = invented.map(({ text }) => `“${text}”`).join(', ')
  return {
    rule: 'invented-number',
    reason: `The author gave no source for ${found}. Leave it out; invent nothing else.`,
  }
}

/** Asked for with a click; nothing in them is the author's. */
const oneClick = new Set([shortenInstruction, improveInstruction])

/** What the author gave for this task. */
export function evidenceFor(task: WritingTask): Evidence {
  const { brief, author } = task
  const given = [
    factsOf(brief),
    brief.leadMagnetTitle,
    'instruction' in task && !oneClick.has(task.instruction) && task.instruction,
    'current' in task && contentText(task.current),
  ]
  return {
    brief: given.filter(Boolean).join('\n'),
    samples: author?.evidence.samples ?? [],
    profile: author?.evidence.profile ?? '',
    proofs: author?.evidence.proofs ?? [],
    settled: [],
  }
}

function emojiFault(whole: PostContent, task: WritingTask): Fault | undefined {
  // An instruction may ask for other emojis than the brief did.
  if (task.kind === 'edit') return undefined
  const [least, most] = emojiAmounts[task.brief.emojiUsage]
  const amount = emojisIn(contentText(whole)).length
  const isShort = task.kind === 'post' && amount < least && !isGrave(task.brief)
  if (amount > most || isShort)
    return {
      rule: 'emoji-amount',
      reason:
        most === 0
          ? 'There must be no emojis.'
          : `There are ${amount} emojis in the post; ${least} to ${most} are wanted.`,
    }
  return undefined
}

/** Rules on how a text is laid out: worth a remark, but not worth a second request. */
const layout = new Set(['one-sentence-paragraphs', 'same-length', 'staccato', 'em-dashes', 'exclamation', 'hashtags'])

function slopFault(text: string, language: Language): Fault | undefined {
  const hits = slopIn(text, language).filter(({ rule }) => !layout.has(rule))
  const weight = hits.reduce((sum, hit) => sum + hit.weight, 0)
  if ((weight / Math.max(wordCount(text), 50)) * 100 <= slopLimit) return undefined
  const found = [...new Set(hits.map(({ start, end }) => `“${text.slice(start, end)}”`))].slice(0, 8)
  return { rule: 'slop', reason: `Worn out: ${found.join(', ')}. Say it plainly or leave it out.` }
}

function forbiddenIn(text: string, neverSay: readonly string[]): Fault | undefined {
  const found = new Set(neverSaidIn(text, neverSay).map(({ phrase }) => `“${phrase}”`))
  if (found.size === 0) return undefined
  return { rule: 'never-say', reason: `The author never says ${[...found].join(', ')}.` }
}
