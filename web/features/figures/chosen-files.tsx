import { plural, t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { sayOtherMember } from '#shared/figures.ts'
import { i18n, translated } from '#web/lib/language.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ArchiveChoice } from './archive-choice.tsx'
import { useTakeBack } from './file-queries.ts'
import {
  type Busy,
  isDone,
  isReadable,
  mostFiles,
  type QueuedFile,
  type Stage,
  type useFileQueue,
} from './file-queue.ts'
import { sayFigures } from './say-found.ts'

/** What would be read of each chosen file, then what was. */
export function ChosenFiles({ files, busy, leftOut, read, set, stop, remove, clear }: ReturnType<typeof useFileQueue>) {
  const { t } = useLingui()

  const heading = useRef<HTMLHeadingElement>(null)
  const isBusy = busy !== null
  useEffect(() => {
    if (!isBusy) heading.current?.focus()
  }, [isBusy])
  const readable = files.filter(isReadable)
  const hasRead = files.some(isDone)
  return (
    <section
      aria-label={t`Chosen files`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded border border-line bg-sunk p-3"
    >
      {busy ? (
        <div className="flex items-center gap-3">
          <Spinner label={busy.doing === 'looking' ? t`Looking into ${busy.name}` : t`Reading ${busy.name}`} />
          <span aria-hidden className="min-w-0 flex-1 break-words">
            {sayBusy(busy)}
          </span>
          <Button variant="outline" size="sm" onClick={stop}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      ) : (
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {readable.length > 0 ? t`This would be read` : hasRead ? t`This was read` : t`There’s nothing to read`}
        </h3>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {files.map((one) =>
          one.stage.is === 'new' ? null : (
            <ChosenFile
              key={one.id}
              chosen={one}
              isBusy={isBusy}
              onChange={(stage) => set(one.id, stage)}
              onRemove={() => remove(one.id)}
            />
          ),
        )}
      </ul>
      {leftOut > 0 && (
        <p className="text-sm text-ink-2">
          {t`At most ${mostFiles} files at once: ${plural(leftOut, { one: '# file left out', other: '# files left out' })}.`}
        </p>
      )}
      {!isBusy && (
        <div className="flex flex-wrap gap-2">
          {readable.length > 0 && <Button onClick={() => void read()}>{sayRead(readable)}</Button>}
          <Button variant="ghost" onClick={clear}>
            {readable.length > 0 ? t`Cancel` : t`Close`}
          </Button>
        </div>
      )}
    </section>
  )
}

/** “Read 2 files and take in 12 posts” */
function sayRead(readable: readonly QueuedFile[]): string {
  const figures = readable.filter(({ stage }) => stage.is === 'figures').length
  const posts = readable.reduce((sum, { stage }) => sum + (stage.is === 'archive' ? stage.chosen.size : 0), 0)
  if (posts === 0) return plural(figures, { one: 'Read # file', other: 'Read # files' })
  if (figures === 0) return plural(posts, { one: 'Take in # post', other: 'Take in # posts' })
  return t`Read ${plural(figures, { one: '# file', other: '# files' })} and take in ${plural(posts, { one: '# post', other: '# posts' })}`
}

function sayBusy({ doing, name, done, of }: Busy): string {
  const at = done + 1
  if (doing === 'looking') return of > 1 ? t`Looking into ${name} (${at} of ${of})…` : t`Looking into ${name}…`
  return of > 1 ? t`Reading ${name} (${at} of ${of})…` : t`Reading ${name}…`
}

interface ChosenFileProps {
  chosen: QueuedFile
  isBusy: boolean
  onChange: (stage: Stage) => void
  onRemove: () => void
}

function ChosenFile({ chosen: { file, stage }, isBusy, onChange, onRemove }: ChosenFileProps) {
  const { t } = useLingui()

  const back = useTakeBack()
  const fileId = stage.is === 'read' && !stage.found.isKnown ? stage.found.file?.id : undefined
  const postIds = stage.is === 'taken in' && stage.ids.length > 0 ? stage.ids : undefined
  const what = fileId ? { fileId } : postIds && { postIds }
  const takeBack = () =>
    what &&
    back.mutate(what, {
      onSuccess: () => {
        toast({
          title: fileId
            ? t`Figures taken back`
            : plural(postIds!.length, { one: '# post moved to the trash', other: '# posts moved to the trash' }),
        })
        onRemove()
      },
      onError: (error) => failureToast(t`Failed to take it back`, error.message),
    })
  const isWaiting = stage.is === 'figures' || stage.is === 'archive' || stage.is === 'refused'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-line pt-3 text-sm first:border-t-0 first:pt-0">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 font-medium break-words" dir="auto" data-own>
          {file.name}
        </p>
        {isWaiting && (
          <Button variant="ghost" size="sm" disabled={isBusy} aria-label={t`Leave out ${file.name}`} onClick={onRemove}>
            <Trans>Leave out</Trans>
          </Button>
        )}
        {what && (
          <Button
            variant="ghost"
            size="sm"
            disabled={isBusy || back.isPending}
            aria-label={t`Take back ${file.name}`}
            onClick={takeBack}
          >
            <Trans>Take back</Trans>
          </Button>
        )}
      </div>
      <What stage={stage} isBusy={isBusy} onChange={onChange} />
    </li>
  )
}

function What({ stage, isBusy, onChange }: Pick<ChosenFileProps, 'isBusy' | 'onChange'> & { stage: Stage }) {
  const { t } = useLingui()

  switch (stage.is) {
    case 'new':
      return null
    case 'refused':
      return <p className="text-danger">{translated(stage.problem)}</p>
    case 'taken in':
      return (
        <p className="text-ink-2">
          {plural(stage.ids.length, {
            one: '# post taken in. It’s in My Posts.',
            other: '# posts taken in. They’re in My Posts.',
          })}
        </p>
      )
    case 'archive':
      return (
        <ArchiveChoice
          found={stage.found}
          chosen={stage.chosen}
          isBusy={isBusy}
          onChoose={(chosen) => onChange({ ...stage, chosen })}
        />
      )
    default:
      return (
        <>
          <p className="text-ink-2">{sayFigures(stage.found, stage.is === 'read')}</p>
          {stage.is === 'figures' && stage.found.otherMember && (
            <label className="flex gap-2">
              <input
                type="checkbox"
                className="mt-0.5 size-4 shrink-0 accent-action"
                disabled={isBusy}
                checked={stage.isConfirmed}
                onChange={(event) => onChange({ ...stage, isConfirmed: event.target.checked })}
              />
              <span>
                {i18n._(sayOtherMember(stage.found.otherMember))}{' '}
                {stage.found.otherMember.author ? t`Read it here all the same` : t`Both are me: read it`}
              </span>
            </label>
          )}
          {stage.found.refusals.length > 0 && (
            <details>
              <summary className="w-fit cursor-pointer">
                <Plural value={stage.found.refusals.length} one="# row not read" other="# rows not read" />
              </summary>
              <ul className="grid list-disc gap-1 pl-5">
                {stage.found.refusals.map(({ sheet, row, why }) => (
                  <li key={`${sheet} ${row} ${why}`}>
                    <Trans>
                      {sheet}, row {row}: {why}
                    </Trans>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )
  }
}
