import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { hubAddress, localModel, localModelList, ownFile } from '#shared/local-models.ts'
import { requireOperator } from '../accounts/operators.ts'
import type { Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import type { WithLocalModels } from './local-models.ts'

const tags = ['Models on this computer']
const forOperators = 'For those who run the server.'

/** Every call answers with the whole list, which is what changed. */
export function localModelRoutes(deps: Deps & WithLocalModels) {
  const { localModels } = deps
  const changed = responses(localModelList, [401, 403, 404, 409, 429, 503])
  return new Hono<Env>()
    .get(
      '/models',
      describeRoute({
        tags,
        summary: 'The models that can run on the server’s computer, and how far each is',
        description: forOperators,
        responses: responses(localModelList, [401, 403]),
      }),
      signedIn(deps),
      async (c) => {
        await requireOperator(c.var.ctx)
        return c.json(await localModels.list())
      },
    )
    .post(
      '/models/file',
      describeRoute({
        tags,
        summary: 'Take a GGUF file on the server’s computer as a model',
        description: `${forOperators} The file stays where it is.`,
        responses: responses(localModel, [400, 401, 403, 409, 429], 201),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(ownFile),
      async (c) => {
        await requireOperator(c.var.ctx)
        return c.json(await localModels.addFile(c.req.valid('json').path), 201)
      },
    )
    .put(
      '/models/hub',
      describeRoute({
        tags,
        summary: 'Say where models are downloaded from',
        description: `${forOperators} Whatever comes is held against the checksum that the app knows.`,
        responses: responses(localModelList, [400, 401, 403, 409, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(hubAddress),
      async (c) => {
        await requireOperator(c.var.ctx)
        await localModels.setHub(c.req.valid('json').address)
        return c.json(await localModels.list())
      },
    )
    .post(
      '/models/:id/download',
      describeRoute({
        tags,
        summary: 'Download a model, or go on with it',
        description: `${forOperators} It goes on after the answer; the list says how far it is. The first one also installs the program that runs models.`,
        responses: changed,
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => {
        await requireOperator(c.var.ctx)
        await localModels.get(c.req.param('id'))
        return c.json(await localModels.list())
      },
    )
    .post(
      '/models/:id/pause',
      describeRoute({
        tags,
        summary: 'Stop a download and keep what has come',
        description: forOperators,
        responses: changed,
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => {
        await requireOperator(c.var.ctx)
        await localModels.pause(c.req.param('id'))
        return c.json(await localModels.list())
      },
    )
    .delete(
      '/models/:id',
      describeRoute({
        tags,
        summary: 'Delete a model, or what has come of it',
        description: `${forOperators} A file of one’s own is taken off the list and stays where it is.`,
        responses: changed,
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => {
        await requireOperator(c.var.ctx)
        await localModels.remove(c.req.param('id'))
        return c.json(await localModels.list())
      },
    )
}
