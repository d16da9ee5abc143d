import { AppError } from '#server/errors.ts'
import { contentText, type PostContent, type Section, sections, wordCount } from '#shared/posts.ts'
import {
  areAlike,
  emojisIn,
  listMark,
  sentenceKey,
  sentencesOf,
  sharedSentences,
  splitSentences,
  withoutEmojis,
} from '#shared/text.ts'
import type { Brief } from '#shared/writing.ts'
import { draftPost } from './draft.ts'
import { addEmojis } from './emoji.ts'
import { randomFrom } from './random.ts'
import { recipeFor } from './recipes.ts'
import { endSentence } from './sentences.ts'
import { shorten } from './shorten.ts'
import { tighten, varyRhythm } from './tighten.ts'
import { exclaim, makeCasual, makeFormal } from './tone.ts'

interface Revision {
  content: PostContent
  brief: Brief
  seed: number
}

interface Skill {
  asked: RegExp
  revise(revision: Revision): PostContent
}

/** In the order in which they are carried out when one instruction asks for several. */
const skills: readonly Skill[] = [
  {
    asked:
      /\b(?:new|another|different|other|better|stronger|change|rewrite|replace|improve|regenerate)\b[^.]*\b(?:hook|opening|first line|intro)\b/i,
    revise: newHook,
  },
  {
    asked:
      /\b(?:improve|better|engaging|polish|tighten|clearer|clean up|stronger|punchier|smoother|remove (?:the )?filler)\b/i,
    revise: improve,
  },
  { asked: /\b(?:longer|expand|lengthen|more detail(?:s|ed)?|elaborate|extend)\b/i, revise: lengthen },
  {
    asked:
      /\b(?:shorten|shorter|concise|condense|trim|brief(?:er)?|cut (?:it|this|the post|the text) down|reduce|tighter|less wordy|fewer words|too long)\b/i,
    revise: ({ content }) => shorten(content),
  },
  { asked: /\b(?:casual|informal|relaxed|friendl(?:y|ier)|conversational|less (?:formal|stiff))\b/i, revise: loosen },
  {
    asked: /\b(?:more |very )?(?:(?<!in)(?<!less )formal|professional|serious|business-?like|less casual)\b/i,
    revise: formalise,
  },
  { asked: /\b(?:enthusiastic|energetic|excited|upbeat)\b/i, revise: enthuse },
  { asked: /\b(?:add|end|finish|close|ask|include|with)\b[^.]*\bquestion\b/i, revise: addQuestion },
  {
    asked: /\b(?:remove|no|without|delete|drop|strip|take out|get rid of)\b[^.]*\bemojis?\b/i,
    revise: ({ content }) => eachSection(content, withoutEmojis),
  },
  { asked: /\b(?:add|more|some|with|use|a few)\b[^.]*\bemojis?\b/i, revise: moreEmojis },
]

/** What the skills above cannot do, even when the same sentence asks for something they can. */
const beyond =
  /\b(?:translat\w*|spanish|french|german|italian|portuguese|dutch|chinese|japanese|hashtags?|statistics?|stats?|quotes?|jokes?|metaphors?|poem|rhyme|mention|tag|link|include (?!a question|emojis?)|replace (?!the hook|hook)|instead of|insert|rename|story about|(?:talk|write|speak) (?:more )?about|focus on|change .+ to|turn (?:it|this) into|(?:remove|delete|drop) (?!(?:all |the |any |every )*(?:emojis?|filler)))/i

const refusal =
  'The built-in composer can shorten, lengthen or tighten a post, make it more casual or more formal, change the hook, add a question, and add or remove emojis. A connected model can follow other instructions. Nothing was changed.'

export function editPost(brief: Brief, seed: number, current: PostContent, instruction: string): PostContent {
  const wanted = skills.filter((skill) => skill.asked.test(instruction))
  const hook = wanted.some((skill) => skill.revise === newHook)
  const chosen = wanted.filter(
    (skill) =>
      !(hook && skill.revise === improve) &&
      !(
        skill.revise === moreEmojis &&
        /\b(?:remove|no|without|delete|drop|strip|take out|get rid of)\b[^.]*\bemoji/i.test(instruction)
      ),
  )
  if (!chosen.length || beyond.test(instruction)) throw new AppError('invalid', refusal)
  return chosen.reduce((content, skill) => skill.revise({ content, brief, seed }), current)
}

const eachSection = (content: PostContent, change: (text: string) => string): PostContent =>
  Object.fromEntries(
    sections.map((section) => [section, change(content[section]).trim() || content[section]]),
  ) as PostContent

/** A fresh wording of one section: far from the present one, and without repeating the rest of the post. */
export function rewriteSection(brief: Brief, seed: number, current: PostContent, section: Section): string {
  const others = contentText({ ...current, [section]: '' })
  let best: { text: string; likeness: number } | undefined
  for (let attempt = 0; attempt < 16; attempt++) {
    const text = draftPost(brief, seed + attempt * 7919)[section]
    const likeness =
      sharedSentences(text, current[section]) * 2 + sharedSentences(text, others) + (text === current[section] ? 9 : 0)
    if (!best || likeness < best.likeness) best = { text, likeness }
    if (!likeness) break
  }
  return best!.text
}

function newHook({ content, brief, seed }: Revision): PostContent {
  return { ...content, hook: rewriteSection(brief, seed, content, 'hook') }
}

function improve(revision: Revision): PostContent {
  const { content } = revision
  const tightened = eachSection(content, (text) => varyRhythm(tighten(text)))
  const led = leadWithThePoint(tightened)
  if (contentText(led) !== contentText(content)) return led
  const opened = newHook(revision)
  return opened.hook === content.hook
    ? { ...content, cta: rewriteSection(revision.brief, revision.seed, content, 'cta') }
    : opened
}

/** A hook longer than the fold keeps its first sentences; the rest moves to the insight. */
function leadWithThePoint(content: PostContent): PostContent {
  const [first = '', ...rest] = splitSentences(content.hook)
  if (content.hook.length <= 210 || !rest.length) return content
  return { ...content, hook: first, insight: `${rest.join(' ')}\n\n${content.insight}` }
}

function lengthen({ content, brief, seed }: Revision): PostContent {
  const known = sentencesOf(contentText(content))
  const target = wordCount(contentText(content)) * 1.25
  let longer = content
  for (let attempt = 1; attempt < 24 && wordCount(contentText(longer)) < target; attempt++) {
    const other = draftPost({ ...brief, emojiUsage: 'none' }, seed + attempt * 104_729)
    for (const section of ['insight', 'value'] as const) {
      const fresh = other[section]
        .split('\n')
        .filter((line) => line && !listMark.test(line) && !/:$/.test(line))
        .find((line) => sentencesOf(line).every((sentence) => !known.some((other) => areAlike(sentence, other))))
      if (!fresh || wordCount(contentText(longer)) >= target) continue
      longer = { ...longer, [section]: `${longer[section]}\n\n${fresh}` }
      known.push(...sentencesOf(fresh))
    }
  }
  return longer
}

/** How many words of a text are not in the other. */
function changedWords(content: PostContent, other: PostContent): number {
  const known = new Set(contentText(other).split(/\s+/))
  return contentText(content)
    .split(/\s+/)
    .filter((word) => !known.has(word)).length
}

function loosen(revision: Revision): PostContent {
  const { content, seed } = revision
  const casual = eachSection(content, makeCasual)
  if (changedWords(casual, content) > 4) return casual
  return {
    ...casual,
    cta: `${randomFrom(`casual/${seed}`).pick(['So, over to you.', 'Right, your turn.', 'Okay, enough from me.'])} ${casual.cta}`,
  }
}

function formalise({ content, seed }: Revision): PostContent {
  const formal = eachSection(content, (text) => makeFormal(text.replace(/(\p{L})!+/gu, '$1.')))
  if (changedWords(formal, content) > 4) return formal
  return {
    ...formal,
    cta: `${randomFrom(`formal/${seed}`).pick(['I would welcome your view.', 'Your perspective is welcome.', 'Comments are appreciated.'])} ${formal.cta}`,
  }
}

function enthuse({ content, seed }: Revision): PostContent {
  const [first = '', ...rest] = splitSentences(content.hook)
  const hook = [exclaim(first), ...rest].join(' ')
  return {
    ...content,
    hook,
    cta: `${randomFrom(`joy/${seed}`).pick(['I would love to hear from you!', 'Your turn!', 'Join in!'])} ${content.cta}`,
  }
}

function addQuestion({ content, brief, seed }: Revision): PostContent {
  const known = new Set(sentencesOf(contentText(content)).map(sentenceKey))
  for (let attempt = 0; attempt < 40; attempt++) {
    const { cta } = draftPost({ ...brief, emojiUsage: 'none' }, seed + attempt * 15_485)
    const question = splitSentences(cta).find((sentence) => sentence.endsWith('?') && !known.has(sentenceKey(sentence)))
    if (question) return { ...content, cta: `${endSentence(content.cta)} ${question}` }
  }
  return { ...content, cta: `${endSentence(content.cta)} How do you see it?` }
}

function moreEmojis({ content, brief, seed }: Revision): PostContent {
  const { emojis } = recipeFor(brief.category)
  const used = new Set(emojisIn(contentText(content)))
  const fresh = emojis.filter((emoji) => !used.has(emoji))
  return addEmojis(
    content,
    used.size ? 'many' : 'a-few',
    fresh.length ? fresh : emojis,
    randomFrom(`emoji/${seed}/more`),
  )
}
