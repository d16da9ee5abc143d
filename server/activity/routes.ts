import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { entriesAtOnce, entryDays, entryGroups } from '#shared/activity-kinds.ts'
import { activityEntry, actorNamed } from '#shared/workspace-activity.ts'
import type { Deps, Env } from '../context.ts'
import { fileResponses, moment, query, responses } from '../http/body.ts'
import { pageQuery, pagesOf, sendPage } from '../http/pages.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { authorize } from '../permissions.ts'
import { activityCsv, type EntryFilter, listActivity, listActors } from './activity.ts'

const tags = ['Activity']

const filterQuery = z.object({
  group: z.optional(z.enum(entryGroups, `group must be one of ${entryGroups.join(', ')}.`)),
  /** The id of a post, which may be deleted. */
  post: z.optional(z.string()),
  /** The id of a person, key, program or link. */
  by: z.optional(z.string()),
  from: z.optional(moment('from')),
  /** Not included. */
  to: z.optional(moment('to')),
})
const listQuery = z.extend(filterQuery, pageQuery.shape)

const filterOf = ({ group, post, by, from, to }: z.output<typeof filterQuery>): EntryFilter => ({
  group,
  by,
  postId: post,
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
})

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text)
}

export function activityRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      '/activity',
      describeRoute({
        tags,
        summary: 'List who did what, newest first',
        description: `Of the last ${entryDays} days. ${pagesOf(entriesAtOnce)} What concerns posts is for everybody who may read them, joining and roles for members, and settings and keys for owners. Saves of one person within minutes are one entry.`,
        responses: responses(z.array(activityEntry), [400, 401, 403]),
      }),
      signedIn(deps),
      query(listQuery),
      async (c) => {
        const { cursor, ...filter } = c.req.valid('query')
        return sendPage(c, await listActivity(c.var.ctx, filterOf(filter), cursor))
      },
    )
    .get(
      '/activity/actors',
      describeRoute({
        tags,
        summary: 'List the people, programs and links that the activity names',
        responses: responses(z.array(actorNamed), [401, 403]),
      }),
      signedIn(deps),
      async (c) => c.json(await listActors(c.var.ctx)),
    )
    .get(
      '/activity/csv',
      describeRoute({
        tags,
        summary: 'Download the activity as CSV',
        responses: fileResponses(['text/csv'], [400, 401, 403, 429]),
      }),
      signedIn(deps),
      paced(deps, 'export'),
      query(filterQuery),
      (c) => {
        const { ctx } = c.var
        authorize(ctx, 'read', 'posts')
        const name = `activity-${ctx.now().toISOString().slice(0, 10)}.csv`
        const rows = Readable.from(bytesOf(activityCsv(ctx, filterOf(c.req.valid('query')))), { highWaterMark: 1 })
        return c.body(Readable.toWeb(rows, { strategy: { highWaterMark: 0 } }) as ReadableStream<Uint8Array>, 200, {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
        })
      },
    )
}
