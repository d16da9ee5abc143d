import type { Tone } from '#shared/catalogue.ts'
import type { Speech } from './language.ts'
import type { Random } from './random.ts'
import { capitalise } from './sentences.ts'
import { lowerFirst } from './tighten.ts'

/** The four voices the texts are written in; the two others lean on the nearest. */
export type Voice = 'standard' | 'professional' | 'casual' | 'enthusiastic'

export const voiceOf = (tone: Tone): Voice =>
  tone === 'narrative' ? 'casual' : tone === 'descriptive' ? 'professional' : tone

const place: Record<Voice, number> = { standard: 0, professional: 1, casual: 2, enthusiastic: 3 }

/** The wording of a line for one voice. */
export const worded = (line: string, voice: Voice): string =>
  line.replace(/<([^<>]*)>/g, (_, choices: string) => {
    const each = choices.split('|')
    return each[place[voice]] ?? each[0]!
  })

/** The same, where `~` lets the voice put an opener in front. Slots stay as they are. */
export function voiced(line: string, voice: Voice, speech: Speech, random: Random): string {
  const own = worded(line, voice)
  const opened = own.startsWith('~') ? capitalise(opener(voice, speech, random) + own.slice(1)) : own
  if (voice === 'professional') return speech.formal(opened)
  if (voice === 'casual') return speech.casual(opened)
  return voice === 'enthusiastic' ? (speech.grammar.casual?.(opened) ?? opened) : opened
}

const opener = (voice: Voice, { phrases }: Speech, random: Random) =>
  voice === 'standard' ? '' : `${random.pick(phrases(`openers, ${voice}`))} `

/** The closing line with an invitation in front, where the line itself does not carry the tone already. */
export function invited(line: string, voice: Voice, speech: Speech, random: Random): string {
  const spoken = voiced(line, voice, speech, random)
  const isPlain = voice === 'standard' || (line.includes('<') && random.next() < 0.6)
  if (isPlain) return spoken
  const invitation = random.pick(speech.phrases(`invitations, ${voice}`))
  const goesOn = invitation.endsWith(':') && speech.id !== 'german'
  return `${invitation} ${goesOn ? lowerFirst(spoken, speech) : capitalise(spoken)}`
}

export const exclaim = (sentence: string, { grammar }: Speech): string =>
  /[^.…]\.$/.test(sentence) && !sentence.includes(':') ? grammar.exclaimed(sentence.slice(0, -1)) : sentence
