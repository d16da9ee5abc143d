import { eq } from 'drizzle-orm'
import { type Brief, factsOf } from '#shared/writing.ts'
import type { Context } from '../context.ts'
import { workspaces } from '../database/schema.ts'
import { evidenceOf } from '../proofs/proofs.ts'
import { activeSamples, fingerprintFor } from '../samples/voice.ts'
import type { Author } from './engines/engine.ts'

/** What is known of the author, with what comes nearest to the subject in front. */
export async function authorFor(ctx: Context, brief: Brief): Promise<Author> {
  const reading = activeSamples(ctx)
  const [samples, evidence, neverSay] = await Promise.all([reading, evidenceOf(ctx, reading), neverSayOf(ctx)])
  const [voice, near] = await Promise.all([
    fingerprintFor(ctx, samples),
    ctx.analysis.run('nearestTo', factsOf(brief), { samples: evidence.samples, proofs: evidence.proofs }),
  ])
  const { profession, companyName, goal } = ctx.user
  return {
    about: aboutOf({ Profession: profession, Company: companyName, Goal: goal }),
    evidence,
    neverSay,
    voice: voice ?? null,
    ...(near ?? { samples: [], facts: [] }),
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
