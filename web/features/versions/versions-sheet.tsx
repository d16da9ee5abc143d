import { t } from '@lingui/core/macro'
import { useLingui as useLanguage } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { partNames } from '#shared/edits.ts'
import type { FormerVersion, PostVersion } from '#shared/post-versions.ts'
import { additions, type Post, sections } from '#shared/posts.ts'
import { differenceOf } from '#shared/text/difference.ts'
import { removeCarousel, sendCarousel } from '#web/features/carousel/queries.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { messageOf } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { translated } from '#web/lib/language.ts'
import { useAuth } from '#web/lib/session.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { causeOf, makersOf, wishOf } from './cause.ts'
import { Difference } from './difference.tsx'
import { restoreVersion, versionQuery, versionsQuery } from './queries.ts'

interface VersionsSheetProps {
  editor: PostEditor
  onClose: () => void
}

export function VersionsSheet({ editor, onClose }: VersionsSheetProps) {
  const { t } = useLingui()

  const [chosen, setChosen] = useState<number | null>(null)
  const { post } = editor
  if (!post) return null
  return (
    <Sheet title={t`Versions`} onClose={onClose}>
      {chosen === null ? (
        <VersionList postId={post.id} present={post.version} onChoose={setChosen} />
      ) : (
        <OneVersion editor={editor} version={chosen} onBack={() => setChosen(null)} onRestored={onClose} />
      )}
    </Sheet>
  )
}

function VersionList(props: { postId: string; present: number; onChoose: (version: number) => void }) {
  const { t } = useLingui()

  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    versionsQuery(props.postId, props.present),
  )
  if (!data) return error ? <Failure error={error} onRetry={refetch} /> : <Loading />
  const present = data.pages[0]!.present
  const former = data.pages.flatMap((page) => page.former)
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-line rounded border border-line" aria-label={t`Versions, newest first`}>
        <li className="px-3 py-2.5">
          <Maker version={present} isPresent />
        </li>
        {former.map((version) => (
          <li key={version.version}>
            <button
              type="button"
              className="w-full px-3 py-2.5 text-left hover:bg-sunk focus-visible:outline-offset-[-2px]"
              onClick={() => props.onChoose(version.version)}
            >
              <Maker version={version} />
            </button>
          </li>
        ))}
      </ul>
      {former.length === 0 && (
        <p className="text-ink-2">
          <Trans>
            No earlier versions yet. Every change you or the AI make is kept here, and you can go back to it.
          </Trans>
        </p>
      )}
      {hasNextPage && (
        <Button variant="outline" size="sm" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          <Trans>Show older versions</Trans>
        </Button>
      )}
    </div>
  )
}

function Maker({ version, isPresent = false }: { version: PostVersion; isPresent?: boolean }) {
  useLanguage()
  const { user } = useAuth()
  const { moment } = useClock()
  const makers = makersOf(version, user?.id)
  const wish = wishOf(version)
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
      <span className="font-medium break-words">
        {isPresent && (
          <span className="text-ink-3">
            <Trans>Now:</Trans>{' '}
          </span>
        )}
        {causeOf(version)}
      </span>
      {wish && (
        <q dir="auto" data-own className="line-clamp-2 text-sm break-words text-ink-2">
          {wish}
        </q>
      )}
      <span className="text-sm break-words text-ink-3">
        {makers && `${makers}, `}
        <time dateTime={version.at} className="inline-block first-letter:uppercase">
          {moment(version.at)}
        </time>
      </span>
    </span>
  )
}

interface OneVersionProps {
  editor: PostEditor
  version: number
  onBack: () => void
  onRestored: () => void
}

function OneVersion({ editor, version, onBack, onRestored }: OneVersionProps) {
  const post = editor.post!
  const { data, error, refetch } = useQuery(versionQuery(post.id, version))
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => void back.current?.focus(), [])
  const { restore, isRestoring } = useRestoring(editor, onRestored)
  return (
    <>
      <div>
        <Button ref={back} variant="ghost" size="sm" className="-ml-3" onClick={onBack}>
          <ChevronLeft aria-hidden /> <Trans>All versions</Trans>
        </Button>
      </div>
      {!data && (error ? <Failure error={error} onRetry={refetch} /> : <Loading />)}
      {data && (
        <>
          <Maker version={data} />
          <Changes editor={editor} version={data} />
          <div className="sticky -bottom-5 -mx-5 -mb-5 mt-auto border-t border-line bg-surface px-5 py-3">
            <Button disabled={isRestoring || editor.progress !== null} onClick={() => restore(data)}>
              <RotateCcw aria-hidden /> <Trans>Restore this version</Trans>
            </Button>
          </div>
        </>
      )}
    </>
  )
}

/** The changes that restoring would make to the text on screen. */
function Changes({ editor, version }: { editor: PostEditor; version: FormerVersion }) {
  const present = { ...editor.content!, ...editor.additions! }
  const parts = [...sections, ...additions.filter((addition) => present[addition] || version.content[addition])]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-sm text-ink-2">
        <Trans>
          Compared with the text now: restoring takes out what is <del>struck through</del> and brings back what is{' '}
          <ins>underlined</ins>.
        </Trans>
      </p>
      {parts.map((part) => {
        const text = version.content[part] ?? present[part]
        return (
          <section key={part} aria-label={translated(partNames[part])}>
            <h3 className="mb-1 flex gap-2 text-xs font-semibold text-ink-3">
              {translated(partNames[part])}
              {text === present[part] && (
                <span className="font-normal">
                  <Trans>the same as now</Trans>
                </span>
              )}
            </h3>
            {text || present[part] ? (
              <Difference stretches={differenceOf(present[part], text)} />
            ) : (
              <p className="text-ink-3">
                <Trans>Empty</Trans>
              </p>
            )}
          </section>
        )
      })}
      <CarouselChange present={editor.post!.carousel} version={version.carousel} />
    </div>
  )
}

function CarouselChange({ present, version }: Record<'present' | 'version', Post['carousel']>) {
  const { t } = useLingui()

  if (!present && !version) return null
  const [before, after] = [pagesIn(present), pagesIn(version)]
  return (
    <section aria-label={t`Carousel`}>
      <h3 className="mb-1 flex gap-2 text-xs font-semibold text-ink-3">
        <Trans>Carousel</Trans>
        <span className="font-normal">{before === after ? t`the same pages as now` : !version && t`is taken out`}</span>
      </h3>
      <Difference stretches={differenceOf(before, after)} />
    </section>
  )
}

function useRestoring(editor: PostEditor, onRestored: () => void) {
  const { t } = useLingui()

  const queryClient = useQueryClient()
  const [isRestoring, setIsRestoring] = useState(false)

  async function restore({ version }: PostVersion) {
    setIsRestoring(true)
    try {
      // Saves typed edits as a version before replacing them.
      if (!(await editor.saveEdits())) return
      const former = editor.saved()!
      const post = await restoreVersion(former.id, version, former.version)
      editor.accept(post)
      editor.sayRestored(former, post, () => void undoCarousel(editor, former, post))
      onRestored()
    } catch (error) {
      failureToast(t`Restoring failed`, messageOf(error))
      await queryClient.invalidateQueries({ queryKey: ['/api/posts', editor.post?.id] })
    } finally {
      setIsRestoring(false)
    }
  }
  return { restore, isRestoring }
}

async function undoCarousel(editor: PostEditor, { id, carousel, media }: Post, restored: Post) {
  if (pagesIn(carousel) === pagesIn(restored.carousel)) return
  const replace = media.some((item) => item.isCarousel)
  try {
    editor.accept(await (carousel ? sendCarousel(id, { carousel, replace }) : removeCarousel(id)))
  } catch (error) {
    failureToast(t`The carousel wasn’t restored`, messageOf(error))
  }
}

const pagesIn = (carousel: Post['carousel']): string => carousel?.pages.map(({ text }) => text).join('\n\n') ?? ''

const Loading = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">
      <Trans>Loading</Trans>
    </span>
    {['a', 'b', 'c', 'd'].map((line) => (
      <Skeleton key={line} className="h-12" />
    ))}
  </div>
)

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>
        <Trans>Versions could not be loaded.</Trans> {messageOf(error)}
      </p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        <Trans>Try Again</Trans>
      </Button>
    </div>
  )
}
