import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { connectionModels, engineChange, engineSettings, foundServer, newConnection } from '#shared/engines.ts'
import { recordOwn } from '../accounts/activity.ts'
import type { Deps, Env, WithStopping } from '../context.ts'
import { AppError } from '../errors.ts'
import { body, responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import type { WithLocalModels } from '../models/local-models.ts'
import type { WithEngines } from '../writing/engines/engines.ts'
import type { WithLocalServers } from '../writing/engines/models-at.ts'
import { changeEngine, connect, disconnect, look, modelsOf, engineSettings as settingsOf } from './connections.ts'

const tags = ['Writing engine']

export function connectionRoutes(deps: Deps & WithStopping & WithEngines & WithLocalServers & WithLocalModels) {
  return new Hono<Env>()
    .get(
      '/writing-engine',
      describeRoute({
        tags,
        summary: 'The engine that writes, and the alternatives',
        description: 'Lists connections for operators only. Their keys are never shown.',
        responses: responses(engineSettings, [401]),
      }),
      signedIn(deps),
      async (c) => c.json(await settingsOf(c.var.ctx)),
    )
    .put(
      '/writing-engine',
      describeRoute({
        tags,
        summary: 'Choose another engine',
        description:
          'For operators. Asks a model of a connection a short question first. If it does not answer, nothing changes. Engines set by the configuration cannot be changed here.',
        responses: responses(engineSettings, [400, 401, 403, 404, 409, 429, 502]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(engineChange),
      async (c) => {
        const cancelled = new AbortController()
        c.req.raw.signal.addEventListener('abort', () => cancelled.abort(new AppError('unavailable', 'Cancelled.')))
        const signal = AbortSignal.any([cancelled.signal, deps.stopping])
        const settings = await changeEngine(c.var.ctx, c.req.valid('json'), signal)
        await recordOwn(c, deps, 'engine-changed')
        return c.json(settings)
      },
    )
    .post(
      '/writing-engine/connections',
      describeRoute({
        tags,
        summary: 'Connect a service and list its models',
        description:
          'For operators. Stores the key encrypted once the service has listed its models with it. An existing connection to the address gets the new key.',
        responses: responses(connectionModels, [400, 401, 403, 409, 429, 502, 503]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(newConnection),
      async (c) => {
        const connected = await connect(c.var.ctx, c.req.valid('json'))
        await recordOwn(c, deps, 'connection-added')
        return c.json(connected)
      },
    )
    .get(
      '/writing-engine/connections/:id/models',
      describeRoute({
        tags,
        summary: 'List the models of a connection',
        responses: responses(connectionModels, [401, 403, 404, 409, 429, 502]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'analyse'),
      async (c) => c.json(await modelsOf(c.var.ctx, c.req.param('id'))),
    )
    .delete(
      '/writing-engine/connections/:id',
      describeRoute({
        tags,
        summary: 'Remove a connection and its key',
        responses: responses(engineSettings, [401, 403, 404, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        const settings = await disconnect(c.var.ctx, c.req.param('id'))
        await recordOwn(c, deps, 'connection-removed')
        return c.json(settings)
      },
    )
    .post(
      '/writing-engine/look',
      describeRoute({
        tags,
        summary: 'Look for models that run on the server’s computer',
        description: 'For half a second, asks the usual ports of Ollama, LM Studio, llama.cpp, vLLM and Jan.',
        responses: responses(z.array(foundServer), [401, 403, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'analyse'),
      async (c) => c.json(await look(c.var.ctx)),
    )
}
