import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Lightbulb, LoaderCircle } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { idsOf } from '#shared/catalogue.ts'
import { type IdeaCategory, type IdeaSet, ideaCategories, ideasPerSet, noCategoryChosen } from '#shared/ideas.ts'
import { TrashLink } from '#web/features/undo/trash-link.tsx'
import { translated } from '#web/lib/language.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Example } from '#web/ui/panel.tsx'
import { CategoryChecklist } from './category-checklist.tsx'
import { EarlierSets, favouritesId } from './earlier-sets.tsx'
import { FavouriteIdeas } from './favourite-ideas.tsx'
import { IdeaGridSkeleton } from './idea-grid.tsx'
import { SetOfAddress, ShownSet } from './idea-set.tsx'
import { LaunchBadge } from './launch-badge.tsx'
import { Failure, Notice } from './notice.tsx'
import { type IdeasRequest, ideaSetsQuery, itemsOf, useGenerateIdeas } from './queries.ts'
import { addTheme, ThemeField, type ThemesInput } from './theme-field.tsx'

const route = getRouteApi('/_shell/_guarded/ideas')

/** Shown on the first visit; later visits start with the newest set's themes. */
const firstThemes: readonly string[] = [/* not shown */ 'UX Designer']
const none: readonly string[] = []
const formerThemesOf = (list: Parameters<typeof itemsOf<IdeaSet>>[0]) => itemsOf(list)?.[0]?.themes ?? firstThemes

export function IdeasPage() {
  const { t } = useLingui()

  usePageTitle(t`Content Ideas`)
  const { set: shownId } = route.useSearch()
  const navigate = route.useNavigate()
  const list = useInfiniteQuery(ideaSetsQuery)
  const generation = useGenerateIdeas()
  const [entered, setEntered] = useState<{ themes: readonly string[] | null; text: string }>({ themes: null, text: '' })
  const [categories, setCategories] = useState<IdeaCategory[]>([])
  const results = useRef<HTMLElement>(null)
  const isWaiting = useRef(false)
  const sets = itemsOf(list.data)
  const isFavourites = shownId === favouritesId
  const shown = shownId ? sets?.find(({ id }) => id === shownId) : sets?.[0]
  const isBusy = generation.isPending
  const formerThemes = list.isPending ? none : formerThemesOf(list.data)
  const themesInput = { themes: entered.themes ?? formerThemes, text: entered.text }
  const setThemesInput = ({ themes, text }: ThemesInput) =>
    setEntered({ themes: themes === formerThemes ? null : themes, text })

  // On a phone, scroll to the ideas as they arrive below the form.
  useEffect(() => {
    if (!isBusy || !results.current) return
    const { top } = results.current.getBoundingClientRect()
    if (top > window.innerHeight / 2) results.current.scrollIntoView({ behavior: 'smooth' })
  }, [isBusy])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || isWaiting.current) return
    // The themes may belong to sets that are still loading.
    isWaiting.current = true
    const { data } = list.isPending ? await list.refetch({ cancelRefetch: false }) : list
    isWaiting.current = false
    const former = formerThemesOf(data)
    const input = addTheme({ themes: entered.themes ?? former, text: entered.text })
    setEntered({ themes: input.themes === former ? null : input.themes, text: input.text })
    const themes = [...input.themes]
    if (themes.length === 0) return failureToast(t`No themes added`, t`Please add at least one theme.`)
    if (categories.length === 0) return failureToast(t`No categories selected`, translated(noCategoryChosen))
    generate({ themes, categories })
  }

  const generate = (request: IdeasRequest) =>
    generation.mutate(request, {
      onSuccess: () => navigate({ search: {}, replace: true, resetScroll: false }),
      onError: (error) => failureToast(t`Failed to generate ideas`, error.message),
    })

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-2 sm:items-center">
        <div className="min-w-0 flex-[1_1_12rem]">
          <h1 className="text-2xl font-semibold tracking-tight">
            <Trans>Ideas generator</Trans>
          </h1>
          <p className="text-ink-2">
            <Trans>Choose a theme and generate post ideas.</Trans>
          </p>
        </div>
        <div className="-mr-4 ml-auto flex flex-wrap max-sm:-mt-1.5 items-center gap-2">
          <LaunchBadge />
          <TrashLink />
        </div>
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
          <ThemeField entered={themesInput} onChange={setThemesInput} />
          <CategoryChecklist chosen={categories} onChange={setCategories} />
          <div className="grid max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:max-lg:-mx-7 md:max-lg:px-7">
            <Button type="submit" size="lg" aria-disabled={isBusy}>
              {isBusy && <LoaderCircle aria-hidden className="animate-spin" />}
              {isBusy ? t`Generating ideas…` : t`Generate ideas`}
            </Button>
          </div>
        </form>
        <section ref={results} aria-label={t`Ideas`} className="grid min-w-0 scroll-mt-20 gap-8">
          <ChosenIdeas
            shownId={shownId}
            shown={shown}
            isBusy={isBusy}
            isPending={list.isPending}
            isLoaded={sets !== undefined}
            onMore={({ themes, left }) => generate({ themes, categories: left as IdeaCategory[] })}
            onSelectAll={() => setCategories(idsOf(ideaCategories))}
          />
          {sets
            ? (sets.length > 1 || shownId) && <EarlierSets shownId={isFavourites ? shownId : shown?.id} />
            : list.isError && (
                <Failure
                  text={t`Your earlier ideas couldn’t be loaded. They’re safe, and you can generate new ones.`}
                  onTryAgain={() => list.refetch()}
                />
              )}
        </section>
      </div>
      <p role="status" className="sr-only">
        {isBusy && t`Generating ideas`}
        {generation.isSuccess && plural(ideasPerSet, { one: '# idea is ready', other: '# ideas are ready' })}
      </p>
    </div>
  )
}

interface ChosenIdeasProps {
  shownId: string | undefined
  shown: IdeaSet | undefined
  isBusy: boolean
  isPending: boolean
  isLoaded: boolean
  onMore: (set: IdeaSet) => void
  onSelectAll: () => void
}

function ChosenIdeas({ shownId, shown, isBusy, isPending, isLoaded: hasAnswer, ...props }: ChosenIdeasProps) {
  const { t } = useLingui()

  const { onMore, onSelectAll } = props
  if (shownId === favouritesId) return <FavouriteIdeas isBusy={isBusy} />
  if (shown) return <ShownSet set={shown} isBusy={isBusy} onMore={onMore} />
  if (shownId) return <SetOfAddress id={shownId} isBusy={isBusy} onMore={onMore} />
  if (isPending || isBusy) return <IdeaGridSkeleton />
  if (!hasAnswer) return null
  return (
    <Notice
      icon={<Lightbulb aria-hidden className="text-ink-3" />}
      text={t`Generate ideas by selecting categories and clicking the button`}
    >
      <Example
        text={t`For the theme “UX Designer” and the category “Tip”: the one question I ask before every redesign.`}
      />
      <Button variant="outline" onClick={onSelectAll}>
        <Trans>Select all categories</Trans>
      </Button>
    </Notice>
  )
}
