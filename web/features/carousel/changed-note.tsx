import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
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

export function ChangedNote({ editor, carousel }: { editor: PostEditor; carousel: Carousel }) {
  useLingui()
  const { changes } = useChanges(editor, carousel)
  if (changes.length === 0) return null
  return (
    <p className="text-sm text-warn">
      {plural(changes.length, {
        one: 'The text has changed since: # page of the carousel would differ. Open it to update it.',
        other: 'The text has changed since: # pages of the carousel would differ. Open it to update them.',
      })}
    </p>
  )
}
