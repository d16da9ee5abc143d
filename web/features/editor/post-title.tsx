import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useRef, useState } from 'react'
import { maxTitleCharacters, type Post } from '#shared/posts.ts'
import { messageOf } from '#web/lib/api.ts'
import { useMay } from '#web/lib/session.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Input } from '#web/ui/input.tsx'
import type { PostEditor } from './post-editor.ts'

interface PostTitleProps {
  post: Post
  editor: Pick<PostEditor, 'change'>
}

/** Enter and leaving the field save; Escape restores. */
export function PostTitle({ post, editor }: PostTitleProps) {
  const { t } = useLingui()

  /** Null unless editing. */
  const [text, setText] = useState<string | null>(null)
  const mayWrite = useMay('write posts')
  const isGivenUp = useRef(false)

  async function save() {
    const title = text?.trim()
    if (isGivenUp.current || !title || title === post.title) setText(null)
    else
      try {
        await editor.change({ title })
        setText(null)
      } catch (error) {
        // The field keeps the typed title.
        failureToast(t`Failed to change the title`, messageOf(error))
      }
    isGivenUp.current = false
  }

  function onKeyDown({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) {
    if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return
    isGivenUp.current = key === 'Escape'
    currentTarget.blur()
  }

  return (
    <Input
      aria-label={t`Title of the post`}
      title={t`Only you see the title; it is not posted.`}
      dir="auto"
      maxLength={maxTitleCharacters}
      autoComplete="off"
      placeholder={t`Untitled post`}
      value={text ?? post.title}
      readOnly={!mayWrite}
      onChange={(event) => setText(event.target.value)}
      onBlur={save}
      onKeyDown={onKeyDown}
      className="-mx-2 w-[calc(100%+1rem)] truncate border-transparent bg-transparent px-2 font-semibold hover:border-line-strong focus:bg-surface"
    />
  )
}
