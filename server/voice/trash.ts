import { sql } from 'drizzle-orm'
import { maxProofs } from '#shared/proofs.ts'
import { maxSamples } from '#shared/samples.ts'
import { proofs, writingSamples } from '../database/schema.ts'
import { type Actor, can } from '../permissions.ts'
import { requireRoom } from '../quotas.ts'
import type { Trashable } from '../trash/kind.ts'

const access = {
  maySee: (actor: Actor) => can(actor, 'read', 'voice'),
  mayChange: (actor: Actor) => can(actor, 'write', 'voice'),
}

export const trashableSamples: Trashable = {
  ...access,
  kind: 'sample',
  parts: [writingSamples.id],
  title: sql`coalesce(nullif(${writingSamples.title}, ''), ${writingSamples.content})`,
  author: writingSamples.authorId,
  makeRoom: (ctx) => requireRoom(ctx, writingSamples, maxSamples, 'samples'),
}

export const trashableProofs: Trashable = {
  ...access,
  kind: 'proof',
  parts: [proofs.id],
  title: sql`${proofs.content}`,
  author: proofs.authorId,
  makeRoom: (ctx) => requireRoom(ctx, proofs, maxProofs, 'proofs'),
}
