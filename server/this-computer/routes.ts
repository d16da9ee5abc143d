import { Readable } from 'node:stream'
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { describeRoute } from 'hono-openapi'
import { emailOfOwner, phoneLink, phoneSwitch, thisComputer } from '#shared/this-computer.ts'
import { recordOwn } from '../accounts/activity.ts'
import type { WithComputerKey } from '../accounts/computer-key.ts'
import { requireOperator } from '../accounts/operators.ts'
import { refuseUnlessHere } from '../accounts/this-computer.ts'
import type { Deps, Env } from '../context.ts'
import { AppError } from '../errors.ts'
import { body, responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import type { WithMediaStore } from '../media/store.ts'
import { backUpNow, openBackup, openMovingFile } from './backups.ts'
import { giveEmail } from './email.ts'
import { phoneLinkFor } from './phone-routes.ts'
import { describeComputer, type WithThisComputer } from './this-computer.ts'

const tags = ['This computer']
const forOwner = 'For the operator, on a server for its own computer alone, in a browser there.'

type OpenedFile = Awaited<ReturnType<typeof openBackup>>

export function thisComputerRoutes(deps: Deps & WithComputerKey & WithMediaStore & WithThisComputer) {
  type Here = Env<typeof deps>
  const ofOwner: MiddlewareHandler<Here> = async (c, next) => {
    refuseUnlessHere(c as unknown as HonoContext<Env>, deps)
    await requireOperator(c.var.ctx)
    await next()
  }
  const described = (summary: string, answer: ReturnType<typeof responses>, description = '') =>
    describeRoute({ tags, summary, description: `${forOwner} ${description}`.trim(), responses: answer })
  const downloaded = { 200: { description: 'The file' }, ...responses(null, [401, 403, 404, 429, 503]) }

  const send = (c: HonoContext, { name, bytes, content }: OpenedFile) => {
    c.header('content-type', 'application/octet-stream')
    c.header('content-length', String(bytes))
    c.header('content-disposition', `attachment; filename="${name}"`)
    return c.body(Readable.toWeb(content) as ReadableStream<Uint8Array>)
  }

  return new Hono<Here>()
    .get(
      '/this-computer',
      described('Where Hookline runs, its data, its backups and its phones', responses(thisComputer, [401, 403, 404])),
      signedIn(deps, 'person'),
      ofOwner,
      async (c) => c.json(await describeComputer(c.var.ctx)),
    )
    .post(
      '/this-computer/stop',
      described('Stop Hookline', responses(null, [401, 403, 404, 429], 202), 'Finishes what is under way first.'),
      signedIn(deps, 'person'),
      ofOwner,
      paced(deps, 'save'),
      (c) => {
        c.var.log.info('stopping, because the owner asked for it')
        deps.thisComputer.stop('end')
        return c.body(null, 202)
      },
    )
    .post(
      '/this-computer/restart',
      described('Stop Hookline and start it again', responses(null, [401, 403, 404, 429], 202)),
      signedIn(deps, 'person'),
      ofOwner,
      paced(deps, 'save'),
      (c) => {
        c.var.log.info('starting again, because the owner asked for it')
        deps.thisComputer.stop('start-again')
        return c.body(null, 202)
      },
    )
    .post(
      '/this-computer/backups',
      described('Make a backup now', responses(thisComputer, [401, 403, 404, 429, 503])),
      signedIn(deps, 'person'),
      ofOwner,
      paced(deps, 'export'),
      async (c) => {
        await backUpNow(c.var.ctx)
        return c.json(await describeComputer(c.var.ctx))
      },
    )
    .get(
      '/this-computer/backups/:name',
      described('Download a backup', downloaded),
      signedIn(deps, 'person'),
      ofOwner,
      paced(deps, 'export'),
      async (c) => {
        const opened = await openBackup(c.var.ctx, c.req.param('name'))
        await recordOwn(c as unknown as HonoContext<Env>, deps, 'exported')
        return send(c, opened)
      },
    )
    .get(
      '/this-computer/moving-file',
      described(
        'Download everything, for another computer',
        downloaded,
        'A backup that also holds images, documents and the secret key.',
      ),
      signedIn(deps, 'person'),
      ofOwner,
      paced(deps, 'export'),
      async (c) => {
        const opened = await openMovingFile(c.var.ctx)
        await recordOwn(c as unknown as HonoContext<Env>, deps, 'exported')
        return send(c, opened)
      },
    )
    .put(
      '/this-computer/phones',
      described('Let phones in this network in, or keep them out', responses(thisComputer, [400, 401, 403, 404, 429])),
      signedIn(deps, 'person'),
      ofOwner,
      paced(deps, 'save'),
      body(phoneSwitch),
      async (c) => {
        await deps.thisComputer.phones.turn(c.req.valid('json').isOn)
        return c.json(await describeComputer(c.var.ctx))
      },
    )
    .post(
      '/this-computer/phone-link',
      described(
        'A link that signs a phone in to my account',
        responses(phoneLink, [401, 403, 404, 409, 429]),
        'Works once, for ten minutes.',
      ),
      signedIn(deps, 'person'),
      ofOwner,
      paced(deps, 'save'),
      (c) => {
        const { isOn, addresses } = deps.thisComputer.phones.state()
        if (!isOn || !addresses[0]) throw new AppError('conflict', 'Phones are not let in. Switch it on first.')
        return c.json(phoneLinkFor(c.var.ctx, addresses[0]))
      },
    )
    .put(
      '/this-computer/email',
      described(
        'Give the account an email that was made without one',
        responses(null, [400, 401, 403, 404, 409, 429], 204),
      ),
      signedIn(deps, 'person'),
      ofOwner,
      paced(deps, 'save'),
      body(emailOfOwner),
      async (c) => {
        await giveEmail(c.var.ctx, c.req.valid('json'))
        return c.body(null, 204)
      },
    )
}
