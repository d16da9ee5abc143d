import { everyClaimWords, type Thing } from '../languages/claims.ts'
import { union } from '../languages/lists.ts'
import { stemOf } from './tokens.ts'

const stemsFor = (thing: 'people' | Thing): ReadonlySet<string> =>
  new Set([...union(everyClaimWords, ({ things }) => things[thing])].map(stemOf))

const times = stemsFor('times')
/** Words for people, of whom any two may mean the same, and for times, which count anything. */
const anything = new Set([...stemsFor('people'), ...times])

/** "2 times", "2 fois": says how often, like a multiple. */
export const isTimes = (noun: string | null): boolean => noun !== null && times.has(noun)

const things: readonly Thing[] = [
  'customers',
  'employees',
  'companies',
  'meetings',
  'applicants',
  'texts',
  'pictures',
  'messages',
]
/** Words for the same things, in all languages. */
const alike = things.map(stemsFor)

/** Whether two counted nouns certainly mean different things. */
export const areOthers = (one: string | null, other: string | null): boolean =>
  one !== null &&
  other !== null &&
  one !== other &&
  !anything.has(one) &&
  !anything.has(other) &&
  !alike.some((group) => group.has(one) && group.has(other))
