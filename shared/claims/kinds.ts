import { everyClaimWords, type Thing } from '../languages/claims.ts'
import { union } from '../languages/lists.ts'
import { stemOf } from './tokens.ts'

const stemsFor = (thing: 'people' | Thing): ReadonlySet<string> =>
  new Set([...union(everyClaimWords, ({ things }) => things[thing])].map(stemOf))

/** Words for people; any two of them may mean the same. */
const anyone = stemsFor('people')

const things: readonly Thing[] = [
  'customers',
  'employees',
  'companies',
  'meetings',
  'applicants',
  'texts',
  'pictures',
  'messages',
  'times',
]
/** Words for the same things, in all languages. */
const alike = things.map(stemsFor)

/** Whether two counted nouns certainly mean different things. */
export const areOthers = (one: string | null, other: string | null): boolean =>
  one !== null &&
  other !== null &&
  one !== other &&
  !anyone.has(one) &&
  !anyone.has(other) &&
  !alike.some((group) => group.has(one) && group.has(other))
