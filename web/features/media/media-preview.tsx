import { plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { MediaItem } from '#shared/media.ts'
import { cn } from '#web/lib/cn.ts'
import { DocumentPreview } from './document-preview.tsx'

/** The network's feed shows this many images; the last one counts the rest. */
const maxShown = 5
/** Images per row, by number of images. */
const rows: Record<number, [upper: number, lower: number]> = { 2: [2, 0], 3: [1, 2], 4: [1, 3], 5: [2, 3] }

export const altOf = ({ alt }: MediaItem, at: number) => alt || t`Image ${{ place: at + 1 }}, no description yet`

/** The images or document of a post, roughly as the network shows them. */
export function MediaPreview({ media }: { media: readonly MediaItem[] }) {
  useLingui()
  const [first] = media
  if (!first) return null
  if (first.kind === 'document') return <DocumentPreview key={first.id} item={first} />
  if (media.length === 1)
    return (
      <img
        src={first.url}
        alt={altOf(first, 0)}
        data-own={first.alt ? true : undefined}
        loading="lazy"
        className="max-h-[36rem] w-full bg-sunk object-contain"
        style={{ aspectRatio: `${first.width} / ${first.height}` }}
      />
    )
  const shown = media.slice(0, maxShown)
  const [upper] = rows[shown.length]!
  return (
    <ul className="grid grid-cols-6 gap-0.5" aria-label={plural(media.length, { one: '# image', other: '# images' })}>
      {shown.map((item, at) => {
        const inRow = at < upper ? upper : shown.length - upper
        const more = at === maxShown - 1 ? media.length - maxShown : 0
        return (
          <li
            key={item.id}
            className={cn(
              'relative overflow-hidden bg-sunk',
              { 1: 'col-span-6 aspect-[1.6]', 2: 'col-span-3 aspect-square', 3: 'col-span-2 aspect-square' }[inRow],
            )}
          >
            <img
              src={item.url}
              alt={altOf(item, at)}
              data-own={item.alt ? true : undefined}
              loading="lazy"
              className="size-full object-cover"
            />
            {more > 0 && (
              <span className="absolute inset-0 grid place-items-center bg-black/60 text-xl font-semibold text-white">
                <span aria-hidden>+{more}</span>
                <span className="sr-only">{plural(more, { one: 'and # more', other: 'and # more' })}</span>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
