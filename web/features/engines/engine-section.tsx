import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { EngineSettings } from '#shared/engines.ts'
import { product } from '#shared/product.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Connections } from './connections.tsx'
import { FoundServers } from './found-servers.tsx'
import { LocalModels } from './local-models.tsx'
import { Problem } from './problem.tsx'
import { sentenceOf, useChangeEngine } from './queries.ts'
import { engineSettingsQuery } from './settings-queries.ts'

/** Shows the engine in use, and for operators the alternatives. */
export function EngineSection() {
  const { t } = useLingui()

  const { data: settings, error, refetch } = useQuery(engineSettingsQuery)
  if (error && !settings)
    return (
      <Card className="grid justify-items-start gap-3 p-5">
        <Problem>
          <Trans>Could not load the writing engine. {sentenceOf(error)}</Trans>
        </Problem>
        <Button variant="outline" onClick={() => refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </Card>
    )
  if (!settings)
    return (
      <Card role="status" aria-label={t`Loading the writing engine`} className="grid gap-5 p-5">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-24" />
      </Card>
    )
  return (
    <>
      <WritesNow settings={settings} />
      {settings.isOperator && (
        <>
          <LocalModels settings={settings} />
          <FoundServers settings={settings} />
          <Connections settings={settings} />
        </>
      )}
    </>
  )
}

function WritesNow({ settings: { labels, isOperator, whoOperates } }: { settings: EngineSettings }) {
  const { t } = useLingui()

  const change = useChangeEngine()
  const isArranged = labels.every(({ engine }) => engine === 'arranger')
  // Two labels may share one model; name it once.
  const engines = labels.filter(({ label }, at) => labels.findIndex((other) => other.label === label) === at)
  const canArrange = isOperator && labels.some(({ engine, fixedBy }) => engine !== 'arranger' && !fixedBy)
  return (
    <SettingsCard
      title={t`In use now`}
      text={
        isArranged
          ? isOperator
            ? t`No AI connected: ${{ product: product.name }} sorts your own sentences. Connect one to have it write.`
            : t`No AI connected: ${{ product: product.name }} sorts your own sentences.`
          : engines.length === 1
            ? t`It writes your posts.`
            : t`You choose between them on the create page.`
      }
    >
      <ul className="grid divide-y divide-line">
        {engines.map(({ aiModel, engine, label, fixedBy, problem }) => (
          <li key={aiModel} className="grid gap-1 py-3">
            <p translate={engine === 'arranger' ? undefined : 'no'} className="font-semibold wrap-anywhere">
              {engine === 'arranger' ? t`Sorted without AI` : label}
            </p>
            {fixedBy && isOperator && (
              <p className="text-sm text-ink-2">
                <Trans>
                  Set by <code className="rounded-sm bg-sunk px-1 py-0.5">{fixedBy}</code> in the server’s
                  configuration, which overrides the choice here.
                </Trans>
              </p>
            )}
            {problem && <p className="text-sm text-danger">{problem}</p>}
          </li>
        ))}
      </ul>
      {!isOperator && <p className="text-sm text-ink-2">{whoOperates}</p>}
      {change.problem && <Problem>{change.problem}</Problem>}
      {canArrange && (
        <Button
          variant="outline"
          className="justify-self-start"
          aria-disabled={change.isPending}
          onClick={() => !change.isPending && change.mutate({ engine: 'arranger' })}
        >
          <Trans>Don’t use a model</Trans>
        </Button>
      )}
    </SettingsCard>
  )
}
