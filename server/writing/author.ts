import { type Address, addressIn } from '#shared/address.ts'
import { type Brief, factsOf } from '#shared/writing.ts'
import { author, isOwn } from '../authorship.ts'
import type { Context } from '../context.ts'
import { members } from '../database/schema.ts'
import { authorize } from '../permissions.ts'
import { evidenceBy } from '../proofs/proofs.ts'
import { activeSamples, fingerprintFor } from '../samples/voice.ts'
import type { Author } from './engines/engine.ts'
import { sketchTextOf } from './sketch.ts'

/** Everything known of the author, with what is nearest to the subject first. */
export async function authorFor(ctx: Context, brief: Brief): Promise<Author> {
  const user = author(ctx)
  const active = activeSamples(ctx)
  const [samples, evidence, { neverSay, address }, sketch] = await Promise.all([
    active,
    evidenceBy(ctx, user, active),
    preferencesOf(ctx),
    sketchTextOf(ctx),
  ])
  const [voice, near] = await Promise.all([
    fingerprintFor(ctx, samples),
    ctx.analysis.run('nearestTo', factsOf(brief), { samples: evidence.samples, proofs: evidence.proofs }),
  ])
  const { profession, companyName, goal } = user
  const { samples: heard, facts } = near ?? { samples: [], facts: [] }
  return {
    about: aboutOf({ Profession: profession, Company: companyName, Goal: goal }),
    evidence,
    neverSay,
    voice: voice ?? null,
    sketch,
    address: address ?? addressIn(heard, brief.language),
    samples: heard,
    facts,
  }
}

/** Nothing that identifies the person, since it is sent to whoever runs the model. */
const aboutOf = (fields: Record<string, string | null | undefined>): string =>
  Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

/** The words and phrases to keep out of the author's posts. */
export async function neverSayOf(ctx: Context): Promise<string[]> {
  authorize(ctx, 'read', 'voice')
  return (await preferencesOf(ctx)).neverSay
}

export async function changeNeverSay(ctx: Context, phrases: readonly string[]): Promise<string[]> {
  authorize(ctx, 'write', 'voice')
  const neverSay = [...new Map(phrases.map((phrase) => [phrase.toLowerCase(), phrase])).values()]
  await ctx.db.update(members).set({ neverSay }).where(mine(ctx))
  return neverSay
}

/** How the author wants readers addressed; null to follow their samples. */
export async function addressOf(ctx: Context): Promise<Address | null> {
  authorize(ctx, 'read', 'voice')
  return (await preferencesOf(ctx)).address
}

export async function changeAddress(ctx: Context, address: Address | null): Promise<void> {
  authorize(ctx, 'write', 'voice')
  await ctx.db.update(members).set({ address }).where(mine(ctx))
}

const mine = (ctx: Context) => isOwn(ctx, { workspaceId: members.workspaceId, authorId: members.userId })

async function preferencesOf(ctx: Context): Promise<{ neverSay: string[]; address: Address | null }> {
  const { neverSay, address } = members
  const [found] = await ctx.db.select({ neverSay, address }).from(members).where(mine(ctx))
  return found ?? { neverSay: [], address: null }
}
