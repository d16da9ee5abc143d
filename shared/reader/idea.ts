import type { Language } from '#shared/catalogue.ts'
import { stemOf } from '#shared/claims/tokens.ts'
import type { PostContent, Section } from '#shared/posts.ts'
import { lexicons } from '#shared/voice/lexicon.ts'
import type { Assessment, Whole } from './finding.ts'
import { wordsOf } from './passage.ts'

const accents = /\p{M}/gu

/** What a text is about: the stems of its longer words. */
function stemsOf(text: string, language: Language): Set<string> {
  const { small } = lexicons[language]
  const stems = wordsOf(text)
    .filter(({ text: word }) => word.length > 3 && !small.has(word) && /\p{L}/u.test(word))
    .map(({ text: word }) => stemOf(word.normalize('NFD').replace(accents, '')))
  return new Set(stems)
}

const shares = (one: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...one].some((stem) => others.has(stem))

/** One idea runs through the post: the rest takes up the words of the hook, and the CTA those of the rest. */
export function assessIdea(
  content: PostContent,
  language: Language,
  { find }: Whole,
  offsetOf: (section: Section) => number,
): Assessment {
  const hook = stemsOf(content.hook, language)
  const body = stemsOf(`${content.insight}\n${content.value}`, language)
  const cta = stemsOf(content.cta, language)
  const all = new Set([...hook, ...body])
  const isOne = hook.size === 0 || body.size < 8 || shares(hook, body) || shares(hook, cta)
  const follows = cta.size > 0 && shares(cta, all)
  // A question such as "What would you do?" points back without a word of its own.
  const pointsBack = cta.size <= 1 && content.cta.trim() !== ''
  const spanOf = (section: Section) => {
    const text = content[section]
    const start = text.length - text.trimStart().length
    return { start: offsetOf(section) + start, end: offsetOf(section) + text.trimEnd().length }
  }
  const findings = [
    !isOne &&
      find('idea', {
        ...spanOf('hook'),
        rule: 'one-idea',
        reason: 'Nothing after the hook takes up its words. One post holds one idea.',
        fix: null,
      }),
    !follows &&
      !pointsBack &&
      cta.size > 0 &&
      all.size > 0 &&
      find('idea', {
        ...spanOf('cta'),
        rule: 'cta-follows',
        reason: 'The ending shares no word with the rest. Ask about what the post is about.',
        fix: null,
      }),
  ].filter((finding) => finding !== false)
  const share = (isOne ? 0.5 : 0) + (follows ? 0.5 : pointsBack ? 0.25 : 0)
  if (!content.cta.trim()) return { share: isOne ? 0.5 : 0, sentence: 'There is no ending yet.', findings }
  return {
    share,
    sentence: share > 0.7 ? 'The ending follows from what the post is about.' : 'The parts do not take up one another.',
    findings,
  }
}
