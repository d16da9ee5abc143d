import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type PageChange, troubleOf } from '#shared/carousel/deck.ts'
import type { MediaItem } from '#shared/media.ts'
import type { Post } from '#shared/posts.ts'
import { said } from '#web/lib/said.ts'
import { Button } from '#web/ui/button.tsx'
import type { Deck } from './deck.ts'

function Notice({ tone = 'warn', children }: { tone?: 'warn' | 'danger'; children: ReactNode }) {
  const tones = { warn: 'border-l-warn bg-warn-soft', danger: 'border-l-danger bg-danger-soft' }
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`grid gap-2 rounded border border-line border-l-3 px-3 py-2 text-sm ${tones[tone]}`}
    >
      {children}
    </div>
  )
}

/** Why the carousel is not in the post. */
export function Trouble({ deck, post }: { deck: Deck; post: Post }) {
  const { t } = useLingui()

  const trouble = troubleOf(deck.carousel)
  const others = post.media.filter((item) => !item.isCarousel)
  if (trouble)
    return (
      <Notice>
        <p>
          {said(trouble)} <Trans>Until then it isn’t in the post.</Trans>
        </p>
      </Notice>
    )
  if (others.length === 0 && (post.media.length > 0 || !deck.isSaved)) return null
  return (
    <Notice>
      <p>{others.length === 0 ? t`The carousel was taken out of the post.` : sayOthers(others)}</p>
      <div>
        <Button variant="outline" size="sm" aria-disabled={deck.isSaving} onClick={deck.replaceMedia}>
          {others.length === 0 ? t`Put it back` : t`Put the carousel in the post`}
        </Button>
      </div>
    </Notice>
  )
}

const sayOthers = ({ length, 0: first }: readonly MediaItem[]): string =>
  first?.kind === 'document'
    ? t`The post has a document, and a post has either images or one document. If the carousel takes its place, it is set aside until you take it out.`
    : plural(length, {
        one: 'The post has an image, and a post has either images or one document. If the carousel takes its place, it is set aside until you take it out.',
        other:
          'The post has # images, and a post has either images or one document. If the carousel takes their place, they are set aside until you take it out.',
      })

export function NotSaved({ deck, theirs }: { deck: Deck; theirs: number | null }) {
  if (!deck.problem) return null
  return (
    <Notice tone="danger">
      <p>
        {deck.problem} <Trans>Your pages are kept on this device.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        {deck.isConflict ? (
          <>
            <Button variant="outline" size="sm" onClick={() => deck.keepMine(theirs)}>
              <Trans>Save my pages</Trans>
            </Button>
            <Button variant="ghost" size="sm" onClick={deck.forget}>
              <Trans>Show the other ones</Trans>
            </Button>
          </>
        ) : (
          <Button variant="outline" size="sm" onClick={deck.retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </Notice>
  )
}

interface ChangedProps {
  changes: readonly PageChange[]
  onUpdate: () => void
  onIgnore: () => void
}

/** What the post's text would change, and what stays. */
export function Changed({ changes, onUpdate, onIgnore }: ChangedProps) {
  const { t } = useLingui()

  if (changes.length === 0) return null
  return (
    <Notice>
      <p>
        {plural(changes.length, {
          one: 'The text has changed since: # page would differ.',
          other: 'The text has changed since: # pages would differ.',
        })}
      </p>
      <ul className="grid gap-1">
        {changes.map(({ at, kind, former, next, isEdited }) => (
          <li key={`${kind} ${at} ${next}`} className="break-words">
            {kind === 'added'
              ? t`New page:`
              : isEdited
                ? t`Page ${{ page: at + 1 }}, stays as you edited it:`
                : t`Page ${{ page: at + 1 }}:`}{' '}
            <span data-own>
              {former && <del className="text-ink-3">{former}</del>} {next && <ins>{next}</ins>}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={onUpdate}>
          <Trans>Update pages</Trans>
        </Button>
        <Button variant="ghost" size="sm" onClick={onIgnore}>
          <Trans>Keep them as they are</Trans>
        </Button>
      </div>
    </Notice>
  )
}
