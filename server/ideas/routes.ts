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
import type { Deps, Env, WithStopping } from '../context.ts'
import { body, query, responses } from '../http/body.ts'
import { once } from '../http/once.ts'
import { pageQuery, pagesOf, sendPage } from '../http/pages.ts'
import { countEngineUse, paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import type { WithEngines } from '../writing/engines/engines.ts'
import {
  countLaunches,
  deleteIdea,
  favouritesAtOnce,
  generateIdeas,
  getIdeaSet,
  listFavouriteIdeas,
  listIdeaSets,
  markIdea,
  setsAtOnce,
} from './ideas.ts'

const tags = ['Ideas']

const themeLength = /*i18n*/ 'A theme must hold 2 to 100 characters.'
const noTheme = /*i18n*/ 'Please add at least one theme.'

const theme = z
  .string(themeLength)
  .check(z.trim(), z.minLength(minThemeLength, themeLength), z.maxLength(maxThemeLength, themeLength))

export const ideasRequest = z.object({
  themes: z
    .array(theme, noTheme)
    .check(z.minLength(1, noTheme), z.maxLength(maxThemes, 'Ideas can have at most 10 themes at once.')),
  categories: z
    .array(z.enum(idsOf(ideaCategories), 'This category does not exist.'), noCategoryChosen)
    .check(z.minLength(1, noCategoryChosen)),
  aiModel: z._default(z.enum(idsOf(aiModels), `aiModel must be one of ${idsOf(aiModels).join(', ')}.`), 'gpt4'),
})

export const ideaPatch = z.object({ isFavourite: z.boolean('isFavourite must be true or false.') })

export function ideaRoutes(deps: Deps & WithEngines & WithStopping) {
  return new Hono<Env>()
    .post(
      '/generate-ideas',
      describeRoute({
        tags,
        summary: 'Propose six ideas for posts',
        description:
          'The categories cycle over the six ideas in the given order. `left` names any categories beyond six. The set is stored. Beyond 1,000 sets the oldest one without a favourite goes to the trash. With an `Idempotency-Key` header, a repeated request gets the first one’s answer.',
        responses: responses(ideaSet, [400, 401, 402, 409, 429, 502]),
      }),
      signedIn(deps, 'slow'),
      body(ideasRequest),
      async (c) => {
        const { ctx } = c.var
        await countEngineUse(ctx)
        const request = c.req.valid('json')
        // Continues for a caller who left and asks again later.
        const { signal } = new AbortController()
        return c.json(
          await once(ctx, c.req.header('idempotency-key'), [c.req.path, request], signal, (keep) =>
            generateIdeas(ctx, request, { signal, keep }),
          ),
        )
      },
    )
    .get(
      '/idea-sets',
      describeRoute({
        tags,
        summary: 'List my sets of ideas, newest first',
        description: pagesOf(setsAtOnce),
        responses: responses(z.array(ideaSet), [400, 401]),
      }),
      signedIn(deps),
      query(pageQuery),
      async (c) => sendPage(c, await listIdeaSets(c.var.ctx, c.req.valid('query').cursor)),
    )
    .get(
      '/idea-sets/:id',
      describeRoute({ tags, summary: 'Read one set of ideas', responses: responses(ideaSet, [401, 404]) }),
      signedIn(deps),
      async (c) => c.json(await getIdeaSet(c.var.ctx, c.req.param('id'))),
    )
    .get(
      '/favourite-ideas',
      describeRoute({
        tags,
        summary: 'List my favourite ideas of all sets',
        description: pagesOf(favouritesAtOnce),
        responses: responses(z.array(idea), [400, 401]),
      }),
      signedIn(deps),
      query(pageQuery),
      async (c) => sendPage(c, await listFavouriteIdeas(c.var.ctx, c.req.valid('query').cursor)),
    )
    .put(
      '/ideas/:id',
      describeRoute({ tags, summary: 'Mark an idea as a favourite', responses: responses(idea, [400, 401, 404, 429]) }),
      signedIn(deps),
      paced(deps, 'save'),
      body(ideaPatch),
      async (c) => c.json(await markIdea(c.var.ctx, c.req.param('id'), c.req.valid('json').isFavourite)),
    )
    .delete(
      '/ideas/:id',
      describeRoute({
        tags,
        summary: 'Delete an idea',
        description: 'It stays in the trash for 30 days and can be restored as long as its set exists.',
        responses: responses(null, [401, 404, 429], 204),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => {
        await deleteIdea(c.var.ctx, c.req.param('id'))
        return c.body(null, 204)
      },
    )
    .get(
      '/launches',
      describeRoute({
        tags,
        summary: 'The number of the next set of ideas this month',
        description: 'Counted by calendar month, UTC. See /api/billing for limits and usage.',
        responses: responses(launches, [401]),
      }),
      signedIn(deps),
      async (c) => c.json(await countLaunches(c.var.ctx)),
    )
}
