import { useQuery } from '@tanstack/react-query'
import { aiModels } from '#shared/catalogue.ts'
import type { EngineLabel, EngineSettings } from '#shared/engines.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Connections } from './connections.tsx'
import { FoundServers } from './found-servers.tsx'
import { LocalModels } from './local-models.tsx'
import { Problem } from './problem.tsx'
import { engineSettingsQuery, sentenceOf, useChangeEngine } from './queries.ts'

/** What writes, and for those who run the server what else could. */
export function EngineSection() {
  const { data: settings, error, refetch } = useQuery(engineSettingsQuery)
  if (error && !settings)
    return (
      <Card className="grid justify-items-start gap-3 p-5">
        <Problem>Could not load the writing engine. {sentenceOf(error)}</Problem>
        <Button variant="outline" onClick={() => refetch()}>
          Try again
        </Button>
      </Card>
    )
  if (!settings)
    return (
      <Card role="status" aria-label="Loading the writing engine" className="grid gap-5 p-5">
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

const nameOf = (aiModel: EngineLabel['aiModel']) => aiModels.find(({ id }) => id === aiModel)?.name ?? aiModel

function WritesNow({ settings: { labels, isOperator, whoOperates } }: { settings: EngineSettings }) {
  const change = useChangeEngine()
  const isArranged = labels.every(({ engine }) => engine === 'arranger')
  const isOne = new Set(labels.map(({ label, fixedBy }) => JSON.stringify([label, fixedBy]))).size === 1
  const canArrange = isOperator && labels.some(({ engine, fixedBy }) => engine !== 'arranger' && !fixedBy)
  return (
    <SettingsCard
      title="In use now"
      text={
        isArranged
          ? 'Without a model, your own words are tidied up and put in order, and nothing is added. You’ll get better posts with a model.'
          : 'GPT-4 and Claude are the two choices on the create page. This is what each of them uses.'
      }
    >
      <dl className="grid divide-y divide-line">
        {(isOne ? labels.slice(0, 1) : labels).map(({ aiModel, engine, label, fixedBy, problem }) => (
          <div key={aiModel} className="grid gap-1 py-3">
            <dt className="text-sm text-ink-2">
              {isOne ? labels.map((one) => nameOf(one.aiModel)).join(' and ') : nameOf(aiModel)}
            </dt>
            <dd className="font-semibold wrap-anywhere">
              {engine === 'arranger' ? 'No model: your own words, put in order' : label}
            </dd>
            {fixedBy && (
              <dd className="text-sm text-ink-2">
                Set by <code className="rounded-sm bg-sunk px-1 py-0.5">{fixedBy}</code> in the server’s configuration,
                which overrides the choice here.
              </dd>
            )}
            {problem && <dd className="text-sm text-danger">{problem}</dd>}
          </div>
        ))}
      </dl>
      {!isOperator && <p className="text-sm text-ink-2">{whoOperates}</p>}
      {change.problem && <Problem>{change.problem}</Problem>}
      {canArrange && (
        <Button
          variant="outline"
          className="justify-self-start"
          aria-disabled={change.isPending}
          onClick={() => !change.isPending && change.mutate({ engine: 'arranger' })}
        >
          Don’t use a model
        </Button>
      )}
    </SettingsCard>
  )
}
