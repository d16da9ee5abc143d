import { sql } from 'drizzle-orm'
import { type ChosenOpening, habitIn, type OpeningHabit } from '#shared/openings.ts'
import type { WritingEvidence } from '#shared/proofs.ts'
import type { Address } from '#shared/samples.ts'
import { addressIn } from '#shared/voice/address.ts'
import type { Comparable } from '#shared/voice/voice.ts'
import { type Brief, factsOf } from '#shared/writing.ts'
import { addMaterialEntry } from '../activity/entries.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import { author, authorship, isOwn, isOwnedBy } from '../authorship.ts'
import { type Context, type Deps, within } from '../context.ts'
import { rowsOf } from '../database/prepared.ts'
import { members, voiceSketches } from '../database/schema.ts'
import { authorize } from '../permissions.ts'
import type { VoiceAnalyses, VoiceContext } from './analyses.ts'
import { type Lessons, lessonsJson, type Taught, taughtFor } from './habits.ts'
import { openingChoicesJson } from './opening-choices.ts'
import { evidenceIn, factsJson } from './proofs.ts'
import { type ActiveSample, activeSamplesJson, fingerprintFor } from './voice.ts'

export interface Author {
  /** Profession, company and goal, a line each; may be empty. */
  about: string
  /** Everything of theirs that can back a claim; never sent anywhere. */
  evidence: WritingEvidence
  neverSay: readonly string[]
  voice: Comparable | null
  /** Describes their style in a few sentences, by a model or by themself. */
  sketch?: string | null
  /** Which kind of opening they choose; null while that is unknown, or not to be followed. */
  opening?: OpeningHabit | null
  /** The form of address for their readers, in languages with more than one; null when unknown. */
  address?: 'informal' | 'formal' | null
  /** Their posts nearest to the subject, newest first. */
  samples: readonly string[]
  facts: readonly string[]
  /** What they change in drafts, as advice and examples; absent if they switched it off or nothing is known. */
  taught?: Taught
}

/** The parts nearest to the subject come first. `known` can be read ahead. */
export async function authorFor(
  ctx: Context & Deps & WithAnalysis<VoiceAnalyses>,
  brief: Brief,
  known = knownOf(ctx),
): Promise<Author> {
  const user = author(ctx)
  const { samples, facts: kept, neverSay, address, sketch, choices, lessons } = await known
  const evidence = evidenceIn(user, samples, kept)
  const [voice, near] = await Promise.all([fingerprintFor(ctx, samples), nearestTo(ctx, brief, evidence)])
  const { profession, companyName, goal } = user
  const { samples: heard, facts } = near ?? { samples: [], facts: [] }
  return {
    about: aboutOf({ Profession: profession, Company: companyName, Goal: goal }),
    evidence,
    neverSay: neverSay ?? [],
    voice: voice ?? null,
    sketch,
    opening: habitIn(choices),
    address: address ?? addressIn(heard, brief.language),
    samples: heard,
    facts,
    taught: taughtFor(brief, lessons),
  }
}

/** Most new authors have nothing to rank. */
const nearestTo = async (ctx: VoiceContext, brief: Brief, { samples, proofs }: WritingEvidence) =>
  samples.length + proofs.length === 0 ? null : ctx.analysis.nearestTo(factsOf(brief), { samples, proofs })

interface Known {
  samples: ActiveSample[]
  facts: string[]
  /** Null if they are no longer a member. */
  neverSay: string[] | null
  address: Address | null
  sketch: string | null
  /** Of openings; none if new posts should not follow them. */
  choices: ChosenOpening[]
  lessons: Lessons
}

/** Everything stored about the author, in one statement, since the first word of a post waits for it. */
export async function knownOf(ctx: Context & Deps): Promise<Known> {
  const owner = { workspaceId: sql.placeholder('workspaceId'), authorId: sql.placeholder('authorId') }
  const member = { workspaceId: members.workspaceId, authorId: members.userId }
  const write = () => sql`
    select ${activeSamplesJson(owner)} as samples, ${factsJson(owner)} as facts,
      ${members.neverSay} as "neverSay", ${members.address} as address, ${voiceSketches.text} as sketch,
      case when ${members.followsOpenings} then ${openingChoicesJson(owner)} else '[]' end as choices,
      ${lessonsJson(owner)} as lessons
    from (select) one left join ${members} on ${isOwnedBy(owner, member)}
      left join ${voiceSketches} on ${isOwnedBy(owner, voiceSketches)}`
  const [known] = await rowsOf<Known>(ctx.db, { name: 'author_known', write, values: authorship(ctx) })
  return known!
}

/** Goes to whoever runs the model, so it holds nothing that identifies the person. */
const aboutOf = (fields: Record<string, string | null | undefined>): string =>
  Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

export async function neverSayOf(ctx: Context): Promise<string[]> {
  authorize(ctx, 'read', 'voice')
  return (await preferencesOf(ctx)).neverSay
}

export async function changeNeverSay(ctx: Context, phrases: readonly string[]): Promise<string[]> {
  authorize(ctx, 'write', 'voice')
  const neverSay = [...new Map(phrases.map((phrase) => [phrase.toLowerCase(), phrase])).values()]
  await ctx.db.transaction(async (tx) => {
    await tx.update(members).set({ neverSay }).where(mine(ctx))
    await addMaterialEntry(within(ctx, tx), 'phrases changed')
  })
  return neverSay
}

/** The author's choice of address for readers; null to follow their samples. */
export async function addressOf(ctx: Context): Promise<Address | null> {
  authorize(ctx, 'read', 'voice')
  return (await preferencesOf(ctx)).address
}

export async function changeAddress(ctx: Context, address: Address | null): Promise<void> {
  authorize(ctx, 'write', 'voice')
  await ctx.db.transaction(async (tx) => {
    await tx.update(members).set({ address }).where(mine(ctx))
    await addMaterialEntry(within(ctx, tx), 'voice changed')
  })
}

const mine = (ctx: Context) => isOwn(ctx, { workspaceId: members.workspaceId, authorId: members.userId })

async function preferencesOf(ctx: Context): Promise<{ neverSay: string[]; address: Address | null }> {
  const { neverSay, address } = members
  const [found] = await ctx.db.select({ neverSay, address }).from(members).where(mine(ctx))
  return found ?? { neverSay: [], address: null }
}
