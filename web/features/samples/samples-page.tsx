import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CopyPlus, FileText, Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Sample } from '#shared/samples.ts'
import { TrashLink } from '#web/features/undo/trash-link.tsx'
import { inDigits } from '#web/lib/intl.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { AuthorChoice } from '#web/ui/authors.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { FailurePanel, Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AddSample } from './add-sample.tsx'
import type { ImportKind } from './import-dialog.tsx'
import { samplesQuery } from './queries.ts'
import { SampleCard } from './sample-card.tsx'
import { SketchCard } from './sketch-card.tsx'
import { StyleCard } from './style-card.tsx'
import { VoiceCard } from './voice-card.tsx'

const OpeningsCard = lazyPart(() => import('./openings-card.tsx').then((file) => ({ default: file.OpeningsCard })))
const NeverSayCard = lazyPart(() => import('./never-say-card.tsx').then((file) => ({ default: file.NeverSayCard })))
const HabitsCard = lazyPart(() => import('./habits-card.tsx').then((file) => ({ default: file.HabitsCard })))

const DeleteSampleDialog = lazyPart(() =>
  import('./delete-sample-dialog.tsx').then((file) => ({ default: file.DeleteSampleDialog })),
)
const ImportDialog = lazyPart(() => import('./import-dialog.tsx').then((file) => ({ default: file.ImportDialog })))

const atOnce = 50

export function SamplesPage() {
  const { t } = useLingui()

  usePageTitle(t`Writing samples`)
  const { data: samples, isPending } = useQuery(samplesQuery)
  const [asked, setAsked] = useState<Sample | null>(null)
  const [importing, setImporting] = useState<ImportKind | null>(null)
  const [shown, setShown] = useState(atOnce)
  const active = samples?.filter((sample) => sample.active).length ?? 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">
            <Trans>Writing samples</Trans>
          </h1>
          <p className="text-ink-2">
            <Trans>Teach Hookline your style with posts you’ve written.</Trans>
          </p>
          <AuthorChoice what={t`Samples, style and words of`} className="mt-2.5" />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1 sm:-mr-4">
          <Button variant="outline" onClick={() => setImporting('paste')}>
            <CopyPlus aria-hidden /> <Trans>Add several</Trans>
          </Button>
          <Button
            variant="outline"
            className="max-sm:order-first max-sm:basis-full"
            onClick={() => setImporting('export')}
          >
            <Upload aria-hidden /> <Trans>Import from LinkedIn</Trans>
          </Button>
          <TrashLink />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-9 gap-y-8 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <AddSample />
          <div>
            <h2 className="text-lg font-semibold">
              <Trans>How you write</Trans>
            </h2>
            <p className="text-ink-2">
              <Trans>
                What your samples show, what an AI model reads about your voice, what you change in its drafts, and what
                it must not say.
              </Trans>
            </p>
          </div>
          <StyleCard samples={samples?.length ?? 0} active={active} />
          <VoiceCard active={active} />
          <SketchCard />
          <Suspense>
            <HabitsCard />
          </Suspense>
          <Suspense>
            <OpeningsCard />
          </Suspense>
          <Suspense>
            <NeverSayCard />
          </Suspense>
        </div>
        <section aria-label={t`Your samples`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 className="tabular text-lg font-semibold">
            <Trans>Your samples</Trans>
            {samples && (
              <span className="ml-2 text-base font-normal text-ink-2">
                {t`${plural(samples.length, { one: '# sample', other: '# samples' })}, ${plural(active, { one: '# active', other: '# active' })}`}
              </span>
            )}
          </h2>
          {!samples && !isPending ? (
            <FailurePanel
              title={t`Failed to load writing samples`}
              text={t`There was an error loading your writing samples. Please try again later.`}
              onTryAgain={() => window.location.reload()}
            />
          ) : !samples ? (
            ['first', 'second', 'third'].map((place) => <Skeleton key={place} className="h-44" />)
          ) : samples.length === 0 ? (
            <Panel
              icon={<FileText aria-hidden className="text-ink-3" />}
              title={t`No writing samples yet`}
              text={t`Add two or more of your own posts so that new ones sound like you.`}
              example={t`The last three posts you published, pasted one below the other.`}
            >
              <Button variant="outline" onClick={() => setImporting('paste')}>
                <Trans>Paste some posts</Trans>
              </Button>
            </Panel>
          ) : (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {samples.slice(0, shown).map((sample) => (
                <li key={sample.id} className="grid grid-cols-[minmax(0,1fr)]">
                  <SampleCard sample={sample} onDelete={() => setAsked(sample)} />
                </li>
              ))}
            </ul>
          )}
          {samples && samples.length > shown && (
            <Button variant="outline" className="justify-self-start" onClick={() => setShown(shown + atOnce)}>
              {t`Show ${{ count: inDigits(Math.min(atOnce, samples.length - shown)) }} more`}
            </Button>
          )}
        </section>
      </div>
      <Suspense>{importing && <ImportDialog kind={importing} onClose={() => setImporting(null)} />}</Suspense>
      <Suspense>{asked && <DeleteSampleDialog sample={asked} onClose={() => setAsked(null)} />}</Suspense>
    </div>
  )
}
