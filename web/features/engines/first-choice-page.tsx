import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { EngineSettings } from '#shared/engines.ts'
import { product } from '#shared/product.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FoundServers } from './found-servers.tsx'
import { isUnderWay, localModelsQuery } from './local-model-queries.ts'
import { Problem } from './problem.tsx'
import { sentenceOf, useWriteWithout } from './queries.ts'
import { engineSettingsQuery } from './settings-queries.ts'

const Connections = lazyPart(() => import('./connections.tsx').then((file) => ({ default: file.Connections })))

const LocalModels = lazyPart(() => import('./local-models.tsx').then((file) => ({ default: file.LocalModels })))

const route = getRouteApi('/_shell/_guarded/first-choice')

const heading = msg`How should ${product.name} write?`

/** The first page of a new installation on one's own computer. Any choice ends it; Settings offers the same later. */
export function FirstChoicePage() {
  const { t } = useLingui()
  usePageTitle(t(heading))
  const { data: settings, error } = useQuery(engineSettingsQuery)
  if (error && !settings) throw error
  if (!settings) return <PageSpinner />
  if (!settings.isOperator) return <Navigate to="/" replace />
  return <Choices settings={settings} />
}

function Choices({ settings }: { settings: EngineSettings }) {
  const { t } = useLingui()

  const isChosen = settings.labels.some(({ engine }) => engine !== 'arranger')
  return (
    <div className="mx-auto grid max-w-[640px] grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h1 className="text-2xl font-semibold tracking-tight text-balance">{t(heading)}</h1>
          {!isChosen && <Skip />}
        </div>
        <p className="text-ink-2">
          <Trans>Choose one of four ways. Settings → Writing engine changes it at any time.</Trans>
        </p>
      </div>
      <FoundServers
        settings={settings}
        looksAtOnce
        text={t`Free, and your words stay on this computer. How well it writes depends on the model you run.`}
      />
      <Suspense fallback={<Skeleton className="h-96" />}>
        <Connections
          settings={settings}
          text={t`The best drafts, in seconds. You pay the service for its work, and what you write about is sent to it. The key is stored encrypted.`}
        />
        <LocalModels
          settings={settings}
          title={t`Download a model`}
          text={t`Free, and your words stay on this computer. Without a fast graphics card a post takes minutes.`}
        />
      </Suspense>
      {!isChosen && <Without />}
      {isChosen && <Chosen settings={settings} />}
    </div>
  )
}

/** Leads to the first post, with nothing but rules to write it until a model is chosen. */
function useStart() {
  const without = useWriteWithout()
  const navigate = route.useNavigate()
  const start = () =>
    without.isPending || without.mutate(undefined, { onSuccess: () => void navigate({ to: '/', replace: true }) })
  return { start, problem: without.error && <Problem>{sentenceOf(without.error)}</Problem> }
}

function Skip() {
  const { start, problem } = useStart()
  return (
    <>
      <Button variant="ghost" onClick={start}>
        <Trans>Skip for now</Trans>
      </Button>
      {problem}
    </>
  )
}

function Without() {
  const { t } = useLingui()

  const { data: list } = useQuery(localModelsQuery)
  const isDownloading = list?.models.some(isUnderWay) ?? false
  const { start, problem } = useStart()
  return (
    <SettingsCard
      title={t`Without a model`}
      text={t`Works at once: ${product.name} puts your own sentences in order, asks for what is missing and invents nothing.`}
    >
      {isDownloading && (
        <p className="text-ink-2">
          <Trans>The download goes on meanwhile. When it is complete, press Use in Settings → Writing engine.</Trans>
        </p>
      )}
      {problem}
      <Button className="justify-self-start" variant={isDownloading ? 'default' : 'outline'} onClick={start}>
        {isDownloading ? t`Start meanwhile` : t`Start without a model`}
      </Button>
    </SettingsCard>
  )
}

function Chosen({ settings: { labels } }: { settings: EngineSettings }) {
  const { t } = useLingui()
  const label = labels.find(({ engine }) => engine !== 'arranger')?.label ?? ''
  return (
    <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-page px-4 py-3">
      <p role="status" className="min-w-0 font-semibold wrap-anywhere">
        {t`${{ label }} writes your posts.`}
      </p>
      <Button asChild>
        <route.Link to="/" replace>
          <Trans>Start writing</Trans>
        </route.Link>
      </Button>
    </div>
  )
}
