import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { product } from '#shared/product.ts'
import { msg } from '#shared/say.ts'
import { keyLink, readComputerKey } from '../accounts/computer-key.ts'
import { noteSecretKey } from '../admin/secret-key-in-use.ts'
import { lastBackup } from '../backup/state.ts'
import { call } from '../config/call.ts'
import { addressOf, type Config } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { webDir } from '../config/places.ts'
import { noteRun } from '../config/run-file.ts'
import { connect } from '../database/connect.ts'
import type { EmbeddedDatabase } from '../database/embedded.ts'
import { listenTo } from '../database/listener.ts'
import { watchDatabase } from '../database/watch.ts'
import { AppError } from '../errors.ts'
import { startWorker } from '../jobs/worker.ts'
import { inTerminal } from '../language/terminal.ts'
import { createLive } from '../live/live.ts'
import { createMailer } from '../mail/mailer.ts'
import { outboxOf } from '../mail/outbox.ts'
import { createMediaStore } from '../media/store.ts'
import { createLocalModels } from '../models/local-models.ts'
import { wantedTelemetry } from '../telemetry/wanted.ts'
import { createPhones } from '../this-computer/phones.ts'
import { restoreAtStart } from '../this-computer/restore.ts'
import { commitUpdate, removeOldVersions } from '../updates/commit.ts'
import { createUpdates } from '../updates/updates.ts'
import { createArranger } from '../writing/arranger/arranger.ts'
import { createEngines } from '../writing/engines/engines.ts'
import { localServers } from '../writing/engines/models-at.ts'
import { startAnalyses } from './analyses.ts'
import { createApp } from './app.ts'
import { createHttpServer } from './http-server.ts'
import { jobKinds } from './job-kinds.ts'
import { migrate } from './migrate.ts'
import type { Services } from './services.ts'
import { startAgain } from './start-again.ts'
import { stopInOrder } from './stop.ts'

/** Serves until the process is told to stop, then also stops `embedded`. */
export async function serve(config: Config, log: Logger, embedded: EmbeddedDatabase | null): Promise<void> {
  const connection = embedded?.connection ?? {
    connectionString: config.databaseUrl,
    pooler: config.databasePooler,
  }
  const mediaStore = createMediaStore(config)
  await restoreAtStart(config, connection, mediaStore, log)
  await migrate(config, connection, log)
  const db = connect({ ...connection, max: config.databasePool }, (err) =>
    log.warn({ err }, 'lost a database connection'),
  )

  const watch = watchDatabase(connection)
  const [leaving, stopping] = [new AbortController(), new AbortController()]
  const threads = startAnalyses({ log })
  const { analysis } = threads
  const localModels = createLocalModels({ dataDir: config.dataDir, hub: config.modelHub, log })
  const engines = createEngines({ ...config, arranger: createArranger(analysis), localModels })
  const now = () => new Date()
  const mailer = createMailer(config)
  if (mailer.delivery === 'outbox')
    log.info({ outbox: outboxOf(config) }, 'no mail server is set, so emails are written to files')
  const computerKey = () => readComputerKey(config.dataDir)
  const listener = listenTo(config.databaseListen ?? connection, log, config.databaseListen && db)
  const live = createLive({ config, db, log, now, stopping: stopping.signal }, listener)
  const phones = createPhones({
    config,
    db,
    log,
    port: () => config.port,
    listen: async (host) => {
      const other = createHttpServer({ fetch })
      await listen(other, { port: config.port, host })
      return other
    },
  })
  const thisComputer = {
    startedAt: now(),
    connection,
    phones,
    stop: (then: 'end' | 'start-again') => void stop(`the owner of this computer (${then})`, then),
  }
  const updates = createUpdates({ config, db, log, now, leave: () => void stop('an update') })
  const deps: Services = {
    config,
    db,
    watch,
    engines,
    localServers,
    localModels,
    mediaStore,
    analysis,
    mailer,
    live,
    log,
    now,
    computerKey,
    leaving: leaving.signal,
    stopping: stopping.signal,
    telemetry: await wantedTelemetry({ config, db, log, lastBackup: () => lastBackup({ config, db }) }),
    thisComputer,
    updates,
  }
  if (process.argv.includes('--seed')) {
    const { seed } = await import('../seed/seed.ts')
    await seed(deps)
  }
  const app = createApp(deps, { webDir: existsSync(join(webDir, 'index.html')) ? webDir : undefined })
  const underWay = new Set<Promise<unknown>>()
  const fetch: typeof app.fetch = (...request) => {
    const answer = app.fetch(...request)
    if (!(answer instanceof Promise)) return answer
    underWay.add(answer)
    return answer.finally(() => underWay.delete(answer))
  }
  const server = createHttpServer({ fetch })
  await listen(server, config).catch(async (error: unknown) => {
    await listener.stop()
    throw error
  })
  commitUpdate(config)
  config.port = portOf(server)
  void phones.refresh()
  const worker = startWorker(deps, listener, jobKinds)
  void engines.warmUp(deps)
  noteSecretKey(deps).catch((err: unknown) => log.warn({ err }, 'failed to compare the secret key'))
  threads.warmUp()
  removeOldVersions(config).catch((err: unknown) => log.warn({ err }, 'failed to remove old versions'))
  log.info({ address: addressOf(config), ms: Math.round(performance.now()) }, `${product.name} is ready`)
  noteRun(process.env.HOOKLINE_HOME, config, addressOf(config))
  if (process.stdout.isTTY) console.log(`\n  ${product.name} is ready: ${addressOf(config)}\n`)
  if (config.identityProvider?.kind === 'local') sayKey(deps, addressOf(config))

  const stop = async (signal: string, then: 'end' | 'start-again' = 'end') => {
    if (leaving.signal.aborted) return
    log.info({ signal }, 'stopping')
    leaving.abort()
    // Meanwhile a balancer notices, and sends nothing more.
    if (signal === 'SIGTERM') await sleep(config.stopWaitMs)
    stopping.abort(
      new AppError('unavailable', 'The server is restarting. Nothing was changed; please try again in a moment.'),
    )
    const background = [worker, phones].map((one) => async () => one.stop())
    live.stop()
    const connections = [
      async () => mailer.close(),
      listener.stop,
      watch.stop,
      threads.stop,
      localModels.stop,
      updates.stop,
      async () => deps.telemetry?.stop(),
      () => db.$client.end(),
    ]
    await stopInOrder(
      { server, underWay, background, handOver: worker.handOver, connections, database: embedded?.stop },
      log,
    )
    log.info('stopped')
    log.flush(() => (then === 'start-again' ? startAgain(config) : process.exit(0)))
  }
  // A closed terminal sends SIGHUP.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(signal))
  process.on('disconnect', () => void stop('the end of the process that started it'))
}

/** Prints the key only to the terminal of the person who started the app: a log or a file would keep it. */
const sayKey = ({ computerKey, log }: Services, address: string) => {
  if (!process.stderr.isTTY)
    return log.info(
      `To sign in to an account in another browser on this computer, get a link with: ${call('admin', 'key')}`,
    )
  const toOpen = msg`To sign in to an account in another browser on this computer, open this link there, and keep it to yourself:`
  console.error(`  ${inTerminal(toOpen)}\n  ${keyLink(address, computerKey())}\n`)
}

const listen = (server: Server, { port, host }: Pick<Config, 'port' | 'host'>) =>
  new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} on ${host} is in use by another program. Stop it, or set PORT to another number.`,
        EACCES: `This user may not listen on port ${port}. Set PORT to a number above 1023.`,
        EADDRNOTAVAIL: `HOST ${host} is not an address of this computer.`,
      }
      fail(new ConfigError(reasons[error.code ?? ''] ?? error.message))
    })
    server.listen(port, host, done)
  })

const portOf = (server: Server): number => (server.address() as AddressInfo).port
