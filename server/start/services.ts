import type { WithComputerKey } from '../accounts/computer-key.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { Deps, WithStopping } from '../context.ts'
import type { WithWatch } from '../database/watch.ts'
import type { WithLive } from '../live/live.ts'
import type { WithMailer } from '../mail/mailer.ts'
import type { WithMediaStore } from '../media/store.ts'
import type { WithLocalModels } from '../models/local-models.ts'
import type { WithTelemetry } from '../telemetry/telemetry.ts'
import type { WithThisComputer } from '../this-computer/this-computer.ts'
import type { WithUpdates } from '../updates/updates.ts'
import type { WithEngines } from '../writing/engines/engines.ts'
import type { WithLocalServers } from '../writing/engines/models-at.ts'
import type { Analyses } from './analysis-worker.ts'

/** Everything that a running server has. Tests replace engines or the mailer, never the database. */
export interface Services
  extends Deps,
    WithAnalysis<Analyses>,
    WithComputerKey,
    WithEngines,
    WithLive,
    WithLocalModels,
    WithLocalServers,
    WithMailer,
    WithMediaStore,
    WithStopping,
    WithTelemetry,
    WithThisComputer,
    WithUpdates,
    WithWatch {}
