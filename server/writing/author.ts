import { eq } from 'drizzle-orm'
import { fingerprintOf } from '#shared/voice/voice.ts'
import { type Brief, factsOf } from '#shared/writing.ts'
import type { Context } from '../context.ts'
import { workspaces } from '../database/schema.ts'
import { evidenceOf } from '../proofs/proofs.ts'
import type { Author } from './engines/engine.ts'

const mostSamples = 3
const mostFacts = 8
/** Of each sample; enough to hear someone, and the prompt stays short. */
const sampleLength = 1_500

/** What is known of the author, with what comes nearest to the subject in front. */
export async function authorFor(ctx: Context, brief: Brief): Promise<Author> {
  const [evidence, neverSay] = await Promise.all([evidenceOf(ctx), neverSayOf(ctx)])
  const subject = factsOf(brief)
  const { profession, companyName, goal } = ctx.user
  return {
    about: aboutOf({ Profession: profession, Company: companyName, Goal: goal }),
    evidence,
    neverSay,
    voice: fingerprintOf(evidence.samples),
    samples: nearest(evidence.samples, subject, mostSamples, true).map((text) => text.slice(0, sampleLength)),
    facts: nearest(evidence.proofs, subject, mostFacts, false),
  }
}

/** Nothing that names the person: it is sent to whoever runs the model. */
const aboutOf = (fields: Record<string, string | null | undefined>): string =>
  Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

/** The words and phrases the author never wants to read in a post of theirs. */
export async function neverSayOf(ctx: Context): Promise<string[]> {
  const [workspace] = await ctx.db
    .select({ neverSay: workspaces.neverSay })
    .from(workspaces)
    .where(eq(workspaces.id, ctx.user.workspaceId))
  return workspace?.neverSay ?? []
}

export async function changeNeverSay(ctx: Context, phrases: readonly string[]): Promise<string[]> {
  const neverSay = [...new Map(phrases.map((phrase) => [phrase.toLowerCase(), phrase])).values()]
  await ctx.db.update(workspaces).set({ neverSay }).where(eq(workspaces.id, ctx.user.workspaceId))
  return neverSay
}

const stemsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6)))

/** By shared vocabulary; the newest first among equals. Those that share nothing are left out unless `fills`. */
function nearest(texts: readonly string[], subject: string, most: number, fills: boolean): string[] {
  const wanted = stemsOf(subject)
  return texts
    .map((text) => {
      const stems = stemsOf(text)
      const shared = [...wanted].filter((stem) => stems.has(stem)).length
      return { text, nearness: shared / Math.sqrt(stems.size || 1) }
    })
    .filter(({ nearness }) => fills || nearness > 0)
    .sort((one, other) => other.nearness - one.nearness)
    .slice(0, most)
    .map(({ text }) => text)
}
