import { expect, test } from 'vitest'
import type { PostContent } from '#shared/posts.ts'
import { type Brief, shortenInstruction } from '#shared/writing.ts'
import type { Author } from '../voice/author.ts'
import { faultsIn } from './faults.ts'

const current: PostContent = {
  hook: 'We stopped the Monday meeting.',
  insight: 'Reading is quicker than listening, and the quiet ones are heard.',
  value: 'Write down what is stuck. Leave out the rest.',
  cta: 'Would you miss yours?',
}
const brief: Brief = {
  subject: 'We stopped the Monday meeting',
  category: 'personal-experience',
  postType: null,
  tone: 'standard',
  emojiUsage: 'none',
  language: 'english',
  aiModel: 'gpt4',
}
const edited = (change: Partial<PostContent>, instruction = 'More casual') =>
  faultsIn({ ...current, ...change }, { kind: 'edit', brief, seed: 1, current, instruction })

test.each<[string, string | null]>([
  ['One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive is the point.', 'takes more than 3 lines'],
  [
    'We stopped the Monday meeting that everybody had hated.\n\nNobody asked for it since then.',
    'takes more than 3 lines',
  ],
  [`We stopped the Monday meeting${' and the other meeting'.repeat(6)}.`, 'has 162 characters'],
  ['We stopped it.\n\nNobody asked for it.', null],
  [
    'We stopped the Monday meeting, and since that week nobody has asked when it will be back, or why it went at all.',
    null,
  ],
])('the hook “%s” has to make its point where a phone shows it', (hook, reason) => {
  const [fault] = edited({ hook }).filter(({ rule }) => rule === 'hook-length')
  if (reason === null) expect(fault).toBeUndefined()
  else
    expect(fault?.reason).toMatch(
      new RegExp(`^The hook ${reason}.*; its point has to be complete within 140 characters and 3 lines\\.$`),
    )
})

test('an edit is not blamed for a hook that it leaves alone', () => {
  const long = { ...current, hook: 'One.\n\nTwo.\n\nThree.' }
  const task = { kind: 'edit', brief, seed: 1, current: long, instruction: 'More casual' } as const
  expect(faultsIn({ ...long, cta: 'Well?' }, task)).toEqual([])
})

test('a number of the author’s instruction may stand in the text, one of a one-click instruction may not', () => {
  const insight = 'Reading is 30% quicker than listening.'
  const isInvented = (instruction: string) => edited({ insight }, instruction).some(({ rule }) => rule === 'invented')
  expect(isInvented('Say that reading is 30% quicker')).toBe(false)
  expect(isInvented(shortenInstruction)).toBe(true)
})

test.each([
  ['NDAs for freelancers', ['[which clause was it?]', '[who signed it?]'], []],
  ['NDAs for freelancers', ['[which clause was it?]', '[who signed it?]', '[when was that?]'], ['[when was that?]']],
  [
    'On Monday a client sent me an NDA that forbade me to work for anyone else, and I signed it unread.',
    ['[which clause was it?]', '[who sent it?]', '[when was that?]'],
    ['[when was that?]'],
  ],
])('of a model’s draft on “%s” the blanks %j leave too many: %j', (subject, blanks, tooMany) => {
  const value = blanks.map((blank) => `Look at ${blank} first.`).join(' ')
  const [fault] = faultsIn({ ...current, value }, { kind: 'post', seed: 1, brief: { ...brief, subject } }).filter(
    ({ rule }) => rule === 'blank',
  )
  expect(fault?.places?.map(({ start, end }) => value.slice(start, end)) ?? []).toEqual(tooMany)
})

test.each([
  [
    'we lost the pitch at Siemens by one vote. don’t mention Siemens pls',
    'One vote, at Siemens.',
    '“Siemens” stay unnamed',
  ],
  ['we lost the pitch at Siemens by one vote. don’t mention Siemens pls', 'One vote. That was it.', null],
  [
    'we lost the pitch by one vote. no question at the end please',
    'One vote. And yours?',
    'no question to the readers',
  ],
])('a wish among the notes is enforced: “%s”, “%s”', (subject, cta, reason) => {
  const task = { kind: 'post', seed: 1, brief: { ...brief, subject } } as const
  const [fault] = faultsIn({ ...current, cta }, task).filter(({ rule }) => rule === 'wish')
  if (reason) expect(fault?.reason).toContain(reason)
  else expect(fault).toBeUndefined()
})

test('an unwanted question is found at the end of a post whose last sections are empty', () => {
  const subject = 'we lost the pitch by one vote. no question at the end please'
  const draft = { hook: 'We lost the pitch.', insight: 'By one vote. And yours?', value: '', cta: '' }
  const [fault] = faultsIn(draft, { kind: 'post', seed: 1, brief: { ...brief, subject } }).filter(
    ({ rule }) => rule === 'wish',
  )
  expect(fault?.places).toEqual([{ section: 'insight', start: 13, end: 23 }])
})

test('a draft may use the kept facts that the model was sent', () => {
  const kept = 'Loans at the branch: 71,400 in 2024, 74,900 in 2025.'
  const author: Author = {
    about: '',
    evidence: { samples: [], profile: '', proofs: [kept] },
    neverSay: [],
    voice: null,
    samples: [],
    facts: [kept],
  }
  const invented = (insight: string) =>
    faultsIn({ ...current, insight }, { kind: 'post', brief, seed: 1, author })
      .filter(({ rule }) => rule === 'invented')
      .map(({ reason }) => reason)
  expect(invented('It was 71,400 the year before, and 3,500 more since.')).toEqual([])
  expect(invented('It was 81,400 the year before.')).toEqual(['Nothing the author gave says “81,400”. Leave it out.'])
})

test('a pair from an earlier draft backs no claim', () => {
  const author: Author = {
    about: '',
    evidence: { samples: [], profile: '', proofs: [] },
    neverSay: [],
    voice: null,
    samples: [],
    facts: [],
    taught: { advice: [], pairs: [{ written: 'We lost 47 orders.', kept: 'It cost us 47 orders in Leeds.' }] },
  }
  const content = { ...current, insight: 'It cost us 47 orders in Leeds.' }
  const [fault] = faultsIn(content, { kind: 'post', brief, seed: 1, author })
  expect(fault?.reason).toContain('47')
})
