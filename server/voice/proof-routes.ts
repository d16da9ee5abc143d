import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { idsOf } from '#shared/catalogue.ts'
import { maxProofLength, maxProofs, proof, proofKinds, proofMissing, writingEvidence } from '#shared/proofs.ts'
import type { Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { addProof, changeProof, deleteProof, listProofs, readEvidence } from './proofs.ts'

const tags = ['Proof bank']

const kind = z.enum(idsOf(proofKinds), 'kind must be fact or story.')
const content = z
  .string(proofMissing)
  .check(
    z.trim(),
    z.minLength(1, proofMissing),
    z.maxLength(maxProofLength, 'A proof can hold at most 2,000 characters.'),
  )
export const newProof = z.object({ kind: z._default(kind, 'fact'), content })
export const proofPatch = z
  .object({ kind: z.optional(kind), content: z.optional(content) })
  .check(
    z.refine(
      (patch) => patch.kind !== undefined || patch.content !== undefined,
      'There is nothing to change in the request.',
    ),
  )

export function proofRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      '/proofs',
      describeRoute({
        tags,
        summary: 'My facts and stories, newest first',
        responses: responses(z.array(proof), [401]),
      }),
      signedIn(deps),
      async (c) => c.json(await listProofs(c.var.ctx)),
    )
    .post(
      '/proofs',
      describeRoute({
        tags,
        summary: 'Add a fact or a story',
        description: `At most ${maxProofs} per person.`,
        responses: responses(proof, [400, 401, 429], 201),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(newProof),
      async (c) => c.json(await addProof(c.var.ctx, c.req.valid('json')), 201),
    )
    .patch(
      '/proofs/:id',
      describeRoute({ tags, summary: 'Change a fact or a story', responses: responses(proof, [400, 401, 404, 429]) }),
      signedIn(deps),
      paced(deps, 'save'),
      body(proofPatch),
      async (c) => c.json(await changeProof(c.var.ctx, c.req.param('id'), c.req.valid('json'))),
    )
    .delete(
      '/proofs/:id',
      describeRoute({ tags, summary: 'Delete a fact or a story', responses: responses(null, [401, 404, 429], 204) }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => {
        await deleteProof(c.var.ctx, c.req.param('id'))
        return c.body(null, 204)
      },
    )
    .get(
      '/writing-evidence',
      describeRoute({
        tags,
        summary: 'Everything of mine that a claim can rest on',
        description:
          'The active samples (the newest 700,000 characters), the profile and the proof bank. A post’s own brief counts besides.',
        responses: responses(writingEvidence, [401, 429]),
      }),
      signedIn(deps),
      paced(deps, 'analyse'),
      async (c) => c.json(await readEvidence(c.var.ctx)),
    )
}
