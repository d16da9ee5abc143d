import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { aiModels, idsOf } from '#shared/catalogue.ts'
import {
  idea,
  ideaCategories,
  ideaSet,
  launches,
  maxThemeLength,
  maxThemes,
  minThemeLength,
  noCategoryChosen,
} from '#shared/ideas.ts'
import { countAttempt } from '../accounts/rate-limits.ts'
import { signedIn } from '../accounts/sessions.ts'
import type { Deps, Env } from '../context.ts'
import { answers, body } from '../http.ts'
import { once } from '../writing/once.ts'
import { countLaunches, generateIdeas, listIdeaSets, markIdea } from './ideas.ts'

const tags = ['Ideas']

const themeLength = `A theme must hold ${minThemeLength} to ${maxThemeLength} characters.`
const noTheme = 'Please add at least one theme.'

const theme = z
  .string(themeLength)
  .check(z.trim(), z.minLength(minThemeLength, themeLength), z.maxLength(maxThemeLength, themeLength))

const ideasRequest = z.object({
  themes: z
    .array(theme, noTheme)
    .check(z.minLength(1, noTheme), z.maxLength(maxThemes, `Ideas can have at most ${maxThemes} themes at once.`)),
  categories: z
    .array(z.enum(idsOf(ideaCategories), 'This category does not exist.'), noCategoryChosen)
    .check(z.minLength(1, noCategoryChosen)),
  aiModel: z._default(z.enum(idsOf(aiModels), `aiModel must be one of ${idsOf(aiModels).join(', ')}.`), 'gpt4'),
})

const ideaPatch = z.object({ isFavourite: z.boolean('isFavourite must be true or false.') })

export function ideaRoutes(deps: Deps) {
  return new Hono<Env>()
    .post(
      '/generate-ideas',
      describeRoute({
        tags,
        summary: 'Propose six ideas for posts',
        description:
          'The categories cycle over the six in the order they are sent. The set is kept. With a header `Idempotency-Key`, a repeated request gets the first one’s answer.',
        responses: answers(ideaSet, [400, 401, 402, 409, 429, 502]),
      }),
      signedIn(deps),
      body(ideasRequest),
      async (c) => {
        const { ctx } = c.var
        await countAttempt(ctx, ctx.config.limits?.write, `write:${ctx.user.id}`)
        const request = c.req.valid('json')
        // Finished also for a caller who went away and asks again later.
        const { signal } = new AbortController()
        return c.json(
          await once(ctx, c.req.header('idempotency-key'), [c.req.path, request], signal, () =>
            generateIdeas(ctx, request, { signal }),
          ),
        )
      },
    )
    .get(
      '/idea-sets',
      describeRoute({
        tags,
        summary: 'My last 20 sets of ideas, newest first',
        responses: answers(z.array(ideaSet), [401]),
      }),
      signedIn(deps),
      async (c) => c.json(await listIdeaSets(c.var.ctx)),
    )
    .put(
      '/ideas/:id',
      describeRoute({ tags, summary: 'Mark an idea as a favourite', responses: answers(idea, [400, 401, 404]) }),
      signedIn(deps),
      body(ideaPatch),
      async (c) => c.json(await markIdea(c.var.ctx, c.req.param('id'), c.req.valid('json').isFavourite)),
    )
    .get(
      '/launches',
      describeRoute({
        tags,
        summary: 'Which launch of the month the next set of ideas is',
        description: 'Counted by calendar month, UTC.',
        responses: answers(launches, [401]),
      }),
      signedIn(deps),
      async (c) => c.json(await countLaunches(c.var.ctx)),
    )
}
