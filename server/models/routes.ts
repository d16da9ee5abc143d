import { Hono, type MiddlewareHandler } from 'hono'
import { describeRoute } from 'hono-openapi'
import { hubAddress, localModel, localModelList, ownFile } from '#shared/local-models.ts'
import { requireOperator } from '../accounts/operators.ts'
import type { Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import type { WithLocalModels } from './local-models.ts'

const described = (summary: string, answers: ReturnType<typeof responses>, description = '') =>
  describeRoute({
    tags: ['Models on this computer'],
    summary,
    description: `For those who run the server. ${description}`.trim(),
    responses: answers,
  })

const forOperators: MiddlewareHandler<Env> = async (c, next) => {
  await requireOperator(c.var.ctx)
  await next()
}

/** Most calls answer with the whole list, as the change left it. */
export function localModelRoutes(deps: Deps & WithLocalModels) {
  const { localModels } = deps
  const changed = responses(localModelList, [401, 403, 404, 409, 429, 503])
  return new Hono<Env>()
    .get(
      '/models',
      described(
        'The models that can run on the server’s computer, and how far each is',
        responses(localModelList, [401, 403]),
      ),
      signedIn(deps, 'person'),
      forOperators,
      async (c) => c.json(await localModels.list(c.var.ctx.language)),
    )
    .post(
      '/models/file',
      described(
        'Take a GGUF file on the server’s computer as a model',
        responses(localModel, [400, 401, 403, 409, 429], 201),
        'The file stays where it is.',
      ),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(ownFile),
      forOperators,
      async (c) => c.json(await localModels.addFile(c.req.valid('json').path), 201),
    )
    .put(
      '/models/hub',
      described(
        'Say where models are downloaded from',
        responses(localModelList, [400, 401, 403, 409, 429]),
        'Whatever comes is held against the checksum that the app knows.',
      ),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(hubAddress),
      forOperators,
      async (c) => {
        await localModels.setHub(c.req.valid('json').address)
        return c.json(await localModels.list(c.var.ctx.language))
      },
    )
    .post(
      '/models/:id/download',
      described(
        'Download a model, or go on with it',
        changed,
        'It goes on after the answer; the list says how far it is. The first one also installs the program that runs models.',
      ),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      forOperators,
      async (c) => {
        await localModels.get(c.req.param('id'))
        return c.json(await localModels.list(c.var.ctx.language))
      },
    )
    .post(
      '/models/:id/pause',
      described('Stop a download and keep what has come', changed),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      forOperators,
      async (c) => {
        await localModels.pause(c.req.param('id'))
        return c.json(await localModels.list(c.var.ctx.language))
      },
    )
    .delete(
      '/models/:id',
      described(
        'Delete a model, or what has come of it',
        changed,
        'A file of one’s own is taken off the list and stays where it is.',
      ),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      forOperators,
      async (c) => {
        await localModels.remove(c.req.param('id'))
        return c.json(await localModels.list(c.var.ctx.language))
      },
    )
}
