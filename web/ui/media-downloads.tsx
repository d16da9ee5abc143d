import { plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { MediaItem } from '#shared/media.ts'
import { Button } from './button.tsx'

/** A post has either images or one document. */
export function sayMedia(media: readonly MediaItem[]): string {
  if (media[0]?.kind === 'document') return t`With a document`
  return plural(media.length, { 1: 'With an image', one: 'With # image', other: 'With # images' })
}

/** Downloads for posting by hand, because the link to the network's composer carries no files. */
export const MediaDownloads = ({ media, size }: { media: readonly MediaItem[]; size?: 'lg' }) => {
  const { t } = useLingui()
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {media.map(({ id, url, kind, alt, title }, at) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <Button asChild variant="outline" size={size} className={size ? undefined : 'justify-self-start'}>
            <a href={`${url}?download`} download>
              <Download aria-hidden />
              {kind === 'image' ? t`Download image ${at + 1}` : t`Download the PDF`}
            </a>
          </Button>
          {(alt || title) && (
            <p data-own className="text-sm break-words text-ink-2">
              {alt || title}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
