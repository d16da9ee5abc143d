import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { type MediaItem, maxImages } from '#shared/media.ts'
import { cn } from '#web/lib/cn.ts'
import { useMay } from '#web/lib/session.ts'
import { buttonVariants } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { still } from '#web/ui/still.tsx'
import { MediaPreview } from './media-preview.tsx'
import { MediaRow } from './media-row.tsx'
import { useChangeMedia, useRememberMedia } from './queries.ts'
import { UploadRow } from './upload-row.tsx'
import { addUploads, useUploads } from './uploads.ts'

const accepted = 'image/jpeg,image/png,image/gif,image/webp,application/pdf'
const PostFileDialog = lazyPart(() =>
  import('#web/features/figures/post-file-dialog.tsx').then((file) => ({ default: file.PostFileDialog })),
)

/** A file of figures, which is no part of the post. */
const isWorkbook = ({ name }: File) => /\.xlsx$/i.test(name)
const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false

interface MediaSectionProps {
  postId: string
  media: readonly MediaItem[]
}

export const MediaSection = still((props: MediaSectionProps) => {
  if (useMay('write posts')) return <Media {...props} />
  return (
    props.media.length > 0 && (
      <div className="overflow-hidden rounded border border-line">
        <MediaPreview media={props.media} />
      </div>
    )
  )
})

function Media({ postId, media }: MediaSectionProps) {
  const { t } = useLingui()

  const uploads = useUploads(postId)
  const remember = useRememberMedia(postId)
  const change = useChangeMedia(postId)
  const [isOver, setOver] = useState(false)
  const [dragged, setDragged] = useState<string | null>(null)
  const [workbooks, setWorkbooks] = useState<readonly File[]>([])
  const hint = useId()
  const undescribed = media.filter(({ kind, alt }) => kind === 'image' && !alt).length
  const isFull = media.length >= maxImages || media[0]?.kind === 'document'

  function add(files: FileList | null | undefined) {
    const chosen = [...(files ?? [])]
    setWorkbooks(chosen.filter(isWorkbook))
    const uploaded = chosen.filter((file) => !isWorkbook(file))
    if (uploaded.length === 0) return
    addUploads(postId, uploaded, (item) =>
      remember((known) => (known.some(({ id }) => id === item.id) ? known : [...known, item])),
    )
  }

  const dropped = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return
    // Anywhere on the page, or the browser would navigate to the file.
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop' && !document.querySelector('[role=dialog]')) add(event.dataTransfer?.files)
  })
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData: data } = event
    // Word processors put a picture of the copied text on the clipboard; prefer the text.
    if (!data?.files.length || data.types.includes('text/plain') || document.querySelector('[role=dialog]')) return
    event.preventDefault()
    add(data.files)
  })
  useEffect(() => {
    const leave = () => setOver(false)
    window.addEventListener('dragover', dropped)
    window.addEventListener('drop', dropped)
    window.addEventListener('dragleave', leave)
    window.addEventListener('paste', pasted)
    return () => {
      window.removeEventListener('dragover', dropped)
      window.removeEventListener('drop', dropped)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('paste', pasted)
    }
  }, [])

  const move = (id: string, position: number) => change.mutate({ id, change: { position } })

  return (
    <section aria-label={t`Images and document`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {media.length > 0 && (
        <div className="overflow-hidden rounded border border-line">
          <MediaPreview media={media} />
        </div>
      )}
      {media.length + uploads.length > 0 && (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {media.map((item, at) => (
            <MediaRow
              key={item.id}
              postId={postId}
              item={item}
              at={at}
              count={media.length}
              isDragged={dragged === item.id}
              onMove={(to) => move(item.id, to)}
              onDrag={setDragged}
              onDropHere={() => {
                if (dragged && dragged !== item.id) move(dragged, at)
                setDragged(null)
              }}
            />
          ))}
          {uploads.map((one) => (
            <UploadRow key={one.key} upload={one} />
          ))}
        </ol>
      )}
      {undescribed > 0 && (
        <p className="text-sm text-warn">
          {plural(undescribed, {
            one: 'One image has no description. People who can’t see it rely on it.',
            other: '# images have no description. People who can’t see them rely on it.',
          })}
        </p>
      )}
      {!isFull && (
        <label
          className={cn(
            buttonVariants({ variant: 'ghost', size: 'sm' }),
            '-ml-2.5 cursor-pointer justify-self-start px-2.5 text-ink-3 has-focus-visible:outline-2 has-focus-visible:outline-action',
            isOver && 'bg-action-soft text-action-text outline-2 outline-action outline-dashed',
          )}
        >
          <ImagePlus aria-hidden />
          {isOver ? t`Drop to add` : media.length > 0 ? t`Add more images` : t`Add images or a PDF`}
          <input
            type="file"
            multiple
            accept={accepted}
            aria-describedby={hint}
            className="sr-only"
            onChange={(event) => {
              add(event.target.files)
              event.target.value = ''
            }}
          />
          <span id={hint} hidden>
            <Trans>Up to 20 images of 10 MB each, or one PDF of 100 MB. You can also drop or paste them.</Trans>
          </span>
        </label>
      )}
      {workbooks.length > 0 && <PostFileDialog postId={postId} files={workbooks} onClose={() => setWorkbooks([])} />}
    </section>
  )
}
