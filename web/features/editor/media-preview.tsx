import { FileText } from 'lucide-react'
import type { MediaItem } from '#shared/media.ts'
import { cn } from '#web/lib/cn.ts'

/** How many images the network shows in the feed; the last one says how many more there are. */
const mostShown = 5
/** Images beside each other, by how many there are: those of the upper row, then those below it. */
const rows: Record<number, [upper: number, lower: number]> = { 2: [2, 0], 3: [1, 2], 4: [1, 3], 5: [2, 3] }

export const altOf = ({ alt }: MediaItem, at: number) => alt || `Image ${at + 1}, no description yet`

/** The images or the document of a post, about as the network shows them. */
export function MediaPreview({ media }: { media: readonly MediaItem[] }) {
  const [first] = media
  if (!first) return null
  if (first.kind === 'document') return <DocumentPreview item={first} />
  if (media.length === 1)
    return (
      <img
        src={first.url}
        alt={altOf(first, 0)}
        loading="lazy"
        className="max-h-[36rem] w-full bg-sunk object-contain"
        style={{ aspectRatio: `${first.width} / ${first.height}` }}
      />
    )
  const shown = media.slice(0, mostShown)
  const [upper] = rows[shown.length]!
  return (
    <ul className="grid grid-cols-6 gap-0.5" aria-label={`${media.length} images`}>
      {shown.map((item, at) => {
        const inRow = at < upper ? upper : shown.length - upper
        const more = at === mostShown - 1 ? media.length - mostShown : 0
        return (
          <li
            key={item.id}
            className={cn(
              'relative overflow-hidden bg-sunk',
              { 1: 'col-span-6 aspect-[1.6]', 2: 'col-span-3 aspect-square', 3: 'col-span-2 aspect-square' }[inRow],
            )}
          >
            <img src={item.url} alt={altOf(item, at)} loading="lazy" className="size-full object-cover" />
            {more > 0 && (
              <span className="absolute inset-0 grid place-items-center bg-black/60 text-xl font-semibold text-white">
                <span className="sr-only">and </span>+{more}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The first page is not drawn: only its shape and what is said of it. */
function DocumentPreview({ item: { title, pages, width, height } }: { item: MediaItem }) {
  return (
    <figure className="bg-sunk" aria-label="Document">
      <p className="flex gap-1.5 bg-ink px-3 py-2 text-sm font-semibold text-surface">
        <span className="truncate">{title || 'Untitled document'}</span>
        <span className="shrink-0 font-normal">· {pages === 1 ? '1 page' : `${pages} pages`}</span>
      </p>
      <div className="grid place-items-center p-3">
        <div
          className="grid max-h-96 max-w-full place-items-center bg-surface text-ink-3 ring-1 ring-line"
          style={{ aspectRatio: `${width} / ${height}`, width: width >= height ? '100%' : '70%' }}
        >
          <div className="grid justify-items-center gap-2 p-4 text-center text-sm">
            <FileText aria-hidden className="size-8" />
            Page 1 of {pages}
          </div>
        </div>
      </div>
    </figure>
  )
}
