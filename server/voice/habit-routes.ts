import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { habitDecision, learnedHabits } from '#shared/learned-habits.ts'
import type { Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { decideHabit, listHabits } from './habits.ts'

const tags = ['Writing samples']

export function habitRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      '/voice/habits',
      describeRoute({
        tags,
        summary: 'What I change in drafts',
        description: 'Found in my published posts that a model drafted, each with its evidence.',
        responses: responses(learnedHabits, [401]),
      }),
      signedIn(deps),
      async (c) => c.json(await listHabits(c.var.ctx)),
    )
    .put(
      '/voice/habits',
      describeRoute({
        tags,
        summary: 'Switch a habit on or off, or forget it',
        description: 'A forgotten habit is counted anew from the posts published later.',
        responses: responses(learnedHabits, [400, 401, 404, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(habitDecision),
      async (c) => c.json(await decideHabit(c.var.ctx, c.req.valid('json'))),
    )
}
