import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Lightbulb, LoaderCircle, TriangleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type IdeaCategory, ideaCategories, ideasPerSet, noCategoryChosen } from '#shared/ideas.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { failureToast } from '#web/ui/toast.ts'
import { CategoryChecklist } from './category-checklist.tsx'
import { EarlierSets } from './earlier-sets.tsx'
import { IdeaCardSkeleton } from './idea-card.tsx'
import { IdeaGrid, ShownSet } from './idea-set.tsx'
import { ideaSetsQuery, launchesQuery, useGenerateIdeas } from './queries.ts'
import { addTheme, ThemeField, type ThemesDraft } from './theme-field.tsx'

const route = getRouteApi('/_shell/_guarded/ideas')

export function IdeasPage() {
  usePageTitle('Content Ideas')
  const { set: shownId } = route.useSearch()
  const navigate = route.useNavigate()
  const { data: sets, isPending, isError, refetch } = useQuery(ideaSetsQuery)
  const generation = useGenerateIdeas()
  const [themesDraft, setThemesDraft] = useState<ThemesDraft>({ themes: ['UX Designer'], text: '' })
  const [categories, setCategories] = useState<IdeaCategory[]>([])
  const results = useRef<HTMLElement>(null)
  const shown = sets?.find(({ id }) => id === shownId) ?? sets?.[0]
  const isBusy = generation.isPending

  // On a phone the ideas stand below the form: what comes is watched, not looked for.
  useEffect(() => {
    if (!isBusy || !results.current) return
    const { top } = results.current.getBoundingClientRect()
    if (top > window.innerHeight / 2) results.current.scrollIntoView({ behavior: 'smooth' })
  }, [isBusy])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const draft = addTheme(themesDraft)
    setThemesDraft(draft)
    const themes = [...draft.themes]
    if (themes.length === 0) return failureToast('No themes added', 'Please add at least one theme.')
    if (categories.length === 0) return failureToast('No categories selected', noCategoryChosen)
    generation.mutate(
      { themes, categories },
      {
        onSuccess: () => navigate({ search: {}, replace: true, resetScroll: false }),
        onError: (error) => failureToast('Failed to generate ideas', error.message),
      },
    )
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">Ideas generator</h1>
          <p className="text-ink-2">Choose a theme and generate post ideas.</p>
        </div>
        <LaunchBadge />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-9 gap-y-8 lg:grid-cols-[280px_minmax(0,1fr)]">
        <form
          noValidate
          onSubmit={submit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            event.currentTarget.requestSubmit()
          }}
          className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-20"
        >
          <ThemeField draft={themesDraft} onChange={setThemesDraft} />
          <CategoryChecklist chosen={categories} onChange={setCategories} />
          <div className="grid max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:max-lg:-mx-7 md:max-lg:px-7">
            <Button type="submit" size="lg" aria-disabled={isBusy}>
              {isBusy && <LoaderCircle aria-hidden className="animate-spin" />}
              {isBusy ? 'Generating ideas…' : 'Generate ideas'}
            </Button>
          </div>
        </form>
        <section ref={results} aria-label="Ideas" className="grid min-w-0 scroll-mt-20 gap-8">
          {isPending || (isBusy && !shown) ? (
            <div className="grid gap-3">
              <Skeleton className="h-6 w-40" />
              <IdeaGrid isBusy>
                {ideaCategories.slice(0, ideasPerSet).map(({ id }) => (
                  <li key={id} className="grid">
                    <IdeaCardSkeleton />
                  </li>
                ))}
              </IdeaGrid>
            </div>
          ) : shown ? (
            <ShownSet set={shown} isBusy={isBusy} />
          ) : (
            <Hint isError={isError} onRetry={() => refetch()} />
          )}
          {sets && shown && sets.length > 1 && <EarlierSets sets={sets} shown={shown} />}
        </section>
      </div>
      <p role="status" className="sr-only">
        {isBusy && 'Generating ideas'}
        {generation.isSuccess && `${ideasPerSet} ideas are ready`}
      </p>
    </div>
  )
}

/** Its room is there before the answer is. */
function LaunchBadge() {
  const { data } = useQuery(launchesQuery)
  return (
    <div className="flex h-5 items-center">
      {data && <Badge variant="action" className="tabular">{`${data.next}/${data.of} Free launches`}</Badge>}
    </div>
  )
}

const Hint = ({ isError, onRetry }: { isError: boolean; onRetry: () => void }) =>
  isError ? (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded border border-line bg-surface px-6 py-16 text-center"
    >
      <TriangleAlert aria-hidden className="size-7 text-danger" />
      <p className="max-w-sm text-ink-2">Your ideas so far could not be loaded. They are kept; new ones can be made.</p>
      <Button variant="outline" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  ) : (
    <div className="grid justify-items-center gap-3 rounded border border-dashed border-line-strong px-6 py-16 text-center">
      <Lightbulb aria-hidden className="size-7 text-ink-3" />
      <p className="max-w-sm text-ink-2">Generate ideas by selecting categories and clicking the button</p>
    </div>
  )
