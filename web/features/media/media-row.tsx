import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, FileText, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { type MediaItem, maxAltCharacters, maxTitleCharacters } from '#shared/media.ts'
import { cn } from '#web/lib/cn.ts'
import { inDigits } from '#web/lib/intl.ts'
import { withUnit } from '#web/lib/sizes.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Label } from '#web/ui/label.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useChangeMedia, useDeleteMedia } from './queries.ts'

/** `1.2 MB` */
export function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return withUnit(inDigits(Math.max(1, Math.round(bytes / 1_000))), 'KB')
  const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return withUnit(inDigits(bytes / 1_000_000, oneDigit), 'MB')
}

interface MediaRowProps {
  postId: string
  item: MediaItem
  at: number
  count: number
  isDragged: boolean
  onMove: (to: number) => void
  onDrag: (id: string | null) => void
  onDropHere: () => void
}

export function MediaRow({ postId, item, at, count, isDragged, onMove, onDrag, onDropHere }: MediaRowProps) {
  const { t } = useLingui()

  const remove = useDeleteMedia(postId)
  const isImage = item.kind === 'image'
  const place = at + 1
  return (
    <li
      className={cn('flex gap-3', isDragged && 'opacity-50')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDropHere}
    >
      {isImage ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same by keyboard
        <img
          src={item.url}
          alt=""
          loading="lazy"
          draggable={count > 1}
          onDragStart={() => onDrag(item.id)}
          onDragEnd={() => onDrag(null)}
          className={cn('size-16 shrink-0 rounded border border-line object-cover', count > 1 && 'cursor-grab')}
        />
      ) : (
        <span className="grid size-16 shrink-0 place-items-center rounded border border-line bg-sunk text-ink-3">
          <FileText aria-hidden className="size-6" />
        </span>
      )}
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-2">
          <p className="text-sm text-ink-3">
            {isImage
              ? `${inDigits(item.width)} × ${inDigits(item.height)}`
              : plural(item.pages ?? 1, { one: '# page', other: '# pages' })}
            , {sizeOf(item.bytes)}
          </p>
          <div className="flex">
            {count > 1 && (
              <>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t`Move image ${place} up`}
                  aria-disabled={at === 0}
                  onClick={() => onMove(at - 1)}
                >
                  <ArrowUp />
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t`Move image ${place} down`}
                  aria-disabled={at === count - 1}
                  onClick={() => onMove(at + 1)}
                >
                  <ArrowDown />
                </Button>
              </>
            )}
            <Button
              variant="ghost"
              size="icon"
              aria-label={isImage ? t`Remove image ${place}` : t`Remove document`}
              aria-disabled={remove.isPending}
              onClick={() => remove.mutate(item.id)}
            >
              <Trash2 />
            </Button>
          </div>
        </div>
        <MediaText key={item.id} postId={postId} item={item} place={place} />
      </div>
    </li>
  )
}

const afterTypingMs = 800

/** An image's description or a document's title, saved while typing. */
function MediaText({ postId, item, place }: { postId: string; item: MediaItem; place: number }) {
  const { t } = useLingui()

  const id = useId()
  const { mutate } = useChangeMedia(postId)
  const isImage = item.kind === 'image'
  const saved = isImage ? item.alt : item.title
  const [typed, setTyped] = useState<string | null>(null)
  const latest = useRef(typed)
  latest.current = typed

  function save() {
    const text = latest.current
    if (text === null) return
    const change = isImage ? { alt: text } : { title: text }
    if (text.trim() !== saved.trim())
      mutate({ id: item.id, change }, { onSuccess: () => setTyped((now) => (now === text ? null : now)) })
  }
  const saveNow = useRef(save)
  saveNow.current = save

  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => saveNow.current(), afterTypingMs)
    return () => clearTimeout(timer)
  }, [typed])
  // Saves unsaved typing on unmount.
  useEffect(() => () => saveNow.current(), [])

  const field = {
    id,
    dir: 'auto',
    value: typed ?? saved,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    onBlur: save,
  }
  return (
    <div className="grid gap-1">
      <Label htmlFor={id} className="text-sm text-ink-2">
        {isImage ? t`Description of image ${place}` : t`Title of the document`}
      </Label>
      {isImage ? (
        <Textarea
          {...field}
          maxLength={maxAltCharacters}
          placeholder={t`What it shows, in a sentence`}
          className="max-h-32 min-h-9 overflow-y-auto px-3 py-1.5 max-md:min-h-11 max-md:py-2.5"
        />
      ) : (
        <Input {...field} maxLength={maxTitleCharacters} placeholder={t`Shown above the pages`} />
      )}
    </div>
  )
}
