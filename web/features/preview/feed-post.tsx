import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, Image as ImageIcon, MessageSquareText, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { fold as limits } from '#shared/fold.ts'
import type { MediaItem } from '#shared/media.ts'
import { contentText, type PostAdditions, type PostContent } from '#shared/posts.ts'
import { MediaPreview } from '#web/features/media/media-preview.tsx'
import { clockIn } from '#web/lib/format.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { SegmentedRadio } from '#web/ui/segmented-radio.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { Author } from './author.ts'
import { feedText, linesShown, type Screen, sayFold } from './fold.ts'
import { usePostFold } from './fold-measure.ts'
import { FeedWidth, FoldedText } from './fold-post.tsx'

const screens: readonly { id: Screen; name: MessageDescriptor }[] = [
  { id: 'desktop', name: msg`Desktop` },
  { id: 'phone', name: msg`Phone` },
]

const counts = [
  { name: msg`0 likes`, icon: ThumbsUp },
  { name: msg`0 comments`, icon: MessageSquareText },
  { name: msg`0 views`, icon: Eye },
]

export interface FeedPostProps {
  author: Author
  content: PostContent | null
  additions: PostAdditions
  media: readonly MediaItem[]
  /** Whether to offer a look with an image that the post does not have. */
  mayImagine?: boolean
}

export function FeedPost({ author, content, additions: { firstComment }, media, mayImagine = true }: FeedPostProps) {
  const { t } = useLingui()

  const [screen, setScreen] = useState<Screen>(() =>
    window.matchMedia('(max-width: 639px)').matches ? 'phone' : 'desktop',
  )
  const [isImagined, setImagined] = useState(false)
  const hasPicture = isImagined || media.length > 0
  const [isOpen, setIsOpen] = useState(false)
  const text = content ? feedText(contentText(content)) : ''
  const hook = content ? feedText(content.hook) : ''
  const limit = linesShown(screen, hasPicture)
  const { fold, hookLines } = usePostFold(text, hook, screen, limit)

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <SegmentedRadio
          label={t`Screen`}
          options={screens.map(({ id, name }) => ({ id, name: t(name) }))}
          value={screen}
          onChange={(next) => {
            setScreen(next)
            setIsOpen(false)
          }}
          className="w-56 max-w-full"
        />
        {mayImagine && media.length === 0 && (
          <div className="flex items-center gap-1.5 text-sm text-ink-2">
            <span aria-hidden>
              <Trans>With an image</Trans>
            </span>
            <Switch
              label={t`With an image`}
              checked={isImagined}
              onChange={(next) => {
                setImagined(next)
                setIsOpen(false)
              }}
            />
          </div>
        )}
      </div>
      <div className="-mx-5 bg-sunk py-5 sm:px-5">
        <FeedWidth width={limits[screen].width}>
          <article
            aria-label={t`Post as it looks on LinkedIn`}
            className="rounded bg-surface pb-3 font-network text-[14px] leading-[20px] ring-1 ring-line ring-inset"
            style={{ paddingTop: limits.margin }}
          >
            <div style={{ paddingInline: limits.margin }}>
              <div className="flex items-center gap-2">
                <Avatar letters={author.initials} photo={author.photo} className="size-12 text-base" />
                <div className="min-w-0">
                  <p data-own className="truncate font-semibold">
                    {author.name}
                  </p>
                  <p data-own className="truncate text-[12px] leading-[16px] text-ink-3">
                    {author.title}
                  </p>
                  <p className="text-[12px] leading-[16px] text-ink-3">
                    <Trans>Just now</Trans>
                  </p>
                </div>
              </div>
              <div className="mt-3">
                {text ? (
                  <FoldedText fold={fold} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
                ) : (
                  <p className="text-ink-3">
                    <Trans>Nothing to show yet. Please generate a post first.</Trans>
                  </p>
                )}
              </div>
            </div>
            {media.length > 0 && (
              <div className="mx-px mt-3">
                <MediaPreview media={media} />
              </div>
            )}
            {isImagined && media.length === 0 && (
              <div className="mx-px mt-3 grid aspect-[1.91] place-items-center bg-line text-ink-3">
                <ImageIcon aria-hidden className="size-8" />
              </div>
            )}
            <ul
              className="mt-3 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3 text-[12px] leading-[16px] text-ink-3"
              style={{ marginInline: limits.margin }}
            >
              {counts.map(({ name, icon: Icon }) => (
                <li key={name.id} className="flex items-center gap-1.5">
                  <Icon aria-hidden className="size-4" /> {t(name)}
                </li>
              ))}
            </ul>
            {firstComment && (
              <section
                aria-label={t`First comment`}
                className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-2"
                style={{ marginInline: limits.margin }}
              >
                <Avatar letters={author.initials} photo={author.photo} className="size-8 text-xs" />
                <div className="rounded bg-sunk px-3 py-2">
                  <p data-own className="truncate font-semibold">
                    {author.name}
                  </p>
                  <p dir="auto" data-own className="break-words whitespace-pre-wrap">
                    {firstComment}
                  </p>
                </div>
              </section>
            )}
          </article>
        </FeedWidth>
      </div>
      {text && (
        <div className="grid gap-1">
          <p role="status">{sayFold({ fold, hook, hookLines, limit, screen })}</p>
          <p className="text-sm text-ink-3">
            <Trans>
              Approximate, as of <time dateTime={limits.seenOn}>{clockIn('UTC').shortDate(limits.seenOn)}</time>:
              LinkedIn doesn’t say where it cuts, and fonts differ between devices.
            </Trans>
          </p>
        </div>
      )}
    </>
  )
}
