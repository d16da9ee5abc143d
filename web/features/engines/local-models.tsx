import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { EngineSettings } from '#shared/engines.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { gigabytes, LocalModelItem } from './local-model-item.tsx'
import { localModelsQuery } from './local-model-queries.ts'
import { ModelFileForm, ModelHubForm } from './local-model-source.tsx'
import { Problem } from './problem.tsx'
import { sentenceOf } from './queries.ts'

const whereItRuns = msg`A model that runs on the same computer as Hookline. No key needed, and nothing you write leaves it. Nothing is downloaded until you ask for it.`

interface LocalModelsProps {
  settings: EngineSettings
  title?: string
  text?: string
}

/** The models that can run on the server's own computer. */
export function LocalModels({ settings, title, text }: LocalModelsProps) {
  const { t } = useLingui()

  const { data: list, error, refetch } = useQuery(localModelsQuery)
  return (
    <SettingsCard title={title ?? t`On this computer`} text={text ?? t(whereItRuns)}>
      {error && !list && (
        <div className="grid justify-items-start gap-3">
          <Problem>
            <Trans>Could not load the models. {sentenceOf(error)}</Trans>
          </Problem>
          <Button variant="outline" onClick={() => refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {!error && !list && (
        <div role="status" aria-label={t`Loading the models`} className="grid gap-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      )}
      {list?.unsupported && <p className="text-ink-2">{list.unsupported}</p>}
      {list && !list.unsupported && (
        <>
          <p className="tabular text-sm text-ink-2">
            <Trans>
              This computer has {{ free: gigabytes(list.machine.freeMemory) }} of{' '}
              {{ total: gigabytes(list.machine.totalMemory) }} memory free, and{' '}
              {{ disk: gigabytes(list.machine.freeDisk) }} of disk.
            </Trans>
            {!list.runtime.isInstalled &&
              ` ${t`The first model also installs the program that runs it (${{ megabytes: Math.round(list.runtime.size / 1_000_000) }} MB).`}`}
          </p>
          <ul
            tabIndex={-1}
            aria-label={t`Models`}
            className="grid divide-y divide-line border-y border-line outline-none"
          >
            {list.models.map((model) => (
              <LocalModelItem key={model.id} model={model} machine={list.machine} settings={settings} />
            ))}
          </ul>
          <details className="group">
            <summary className="cursor-pointer rounded-sm font-medium text-action-text max-md:py-2.5">
              <Trans>Use your own file, or download from another address</Trans>
            </summary>
            <div className="grid gap-6 pt-4">
              <ModelFileForm />
              <ModelHubForm hub={list.hub} />
            </div>
          </details>
        </>
      )}
    </SettingsCard>
  )
}
