import { Trans } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import { changesSince } from '#shared/carousel/deck.ts'
import { pagesOf } from '#shared/carousel/pages.ts'
import type { Carousel } from '#shared/carousel.ts'
import type { Language } from '#shared/catalogue.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'

/** What the rule makes of the text on screen, and how it differs from what the author last took in. */
export function useChanges({ content, post }: PostEditor, carousel: Carousel) {
  const text = useDeferredValue(content ?? post!.content)
  const language = post!.language as Language
  const now = useMemo(() => pagesOf(text, language), [text, language])
  return { now, changes: useMemo(() => changesSince(carousel, now), [carousel, now]) }
}

export const countedPages = (count: number): string => (count === 1 ? '1 page' : `${count} pages`)

export function ChangedNote({ editor, carousel }: { editor: PostEditor; carousel: Carousel }) {
  const { changes } = useChanges(editor, carousel)
  if (changes.length === 0) return null
  return (
    <p className="text-sm text-warn">
      <Trans>
        The text has changed since: {countedPages(changes.length)} of the carousel would differ. Open it to update them.
      </Trans>
    </p>
  )
}
