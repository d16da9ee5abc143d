import { Suspense, useRef, useState } from 'react'
import { noAdditions } from '#shared/posts.ts'
import type { Blanks } from '#web/features/claims/blanks.ts'
import type { Author } from '#web/features/editor/author.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import type { DialogProps } from '#web/ui/dialog.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const NetworkPreviewDialog = lazyPart(() =>
  import('#web/features/editor/network-preview-dialog.tsx').then((file) => ({ default: file.NetworkPreviewDialog })),
)
const ScheduleDialog = lazyPart(() =>
  import('#web/features/scheduling/schedule-dialog.tsx').then((file) => ({ default: file.ScheduleDialog })),
)
const NetworkDialog = lazyPart(() =>
  import('#web/features/scheduling/network-dialog.tsx').then((file) => ({ default: file.NetworkDialog })),
)
const CopyPost = lazyPart(() =>
  import('#web/features/editor/copy-post.tsx').then((file) => ({ default: file.CopyPost })),
)
const PublishPost = lazyPart(() =>
  import('#web/features/posts/publish-post.tsx').then((file) => ({ default: file.PublishPost })),
)
const AskDialog = lazyPart(() =>
  import('#web/features/editor/ask-dialog.tsx').then((file) => ({ default: file.AskDialog })),
)

const showNext = async (blanks: Blanks) =>
  (await import('#web/features/claims/way-through-blanks.ts')).showNextBlank(blanks)

export type DialogName = 'preview' | 'schedule' | 'schedule-from-bar' | 'network' | 'ask' | 'copy' | 'publish'
/** A dialog opened by another dialog returns the focus to that one's opener. */
export type OpenDialog = (name: DialogName, opener?: HTMLElement | null) => void

export function useDialogs() {
  const [name, setName] = useState<DialogName | null>(null)
  const opener = useRef<HTMLElement>(null)
  const after = useRef<() => void>(null)
  const open: OpenDialog = (next, from) => {
    if (from) opener.current = from
    setName(next)
  }
  const props: DialogProps = {
    onClose: () => setName(null),
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      if (after.current) after.current()
      else opener.current?.focus()
      after.current = null
    },
  }
  /** Closes the dialog and moves the focus to `next`. */
  function closeThen(next: () => void) {
    after.current = next
    setName(null)
  }
  return { name, open, closeThen, props }
}

interface DialogsProps {
  dialogs: ReturnType<typeof useDialogs>
  editor: PostEditor
  author: Author
}

/** Loaded when first opened. */
export function Dialogs({ dialogs: { name, open, closeThen, props }, editor, author }: DialogsProps) {
  const fillBlanks = () => closeThen(() => void showNext(editor.blanks))
  return (
    <Suspense fallback={null}>
      {name === 'preview' && (
        <NetworkPreviewDialog
          {...props}
          author={author}
          content={editor.content}
          additions={editor.additions ?? noAdditions}
          media={editor.post?.media ?? []}
          onConnect={() => open('network')}
        />
      )}
      {(name === 'schedule' || name === 'schedule-from-bar') && (
        <ScheduleDialog
          {...props}
          from={name}
          editor={editor}
          onFillBlanks={fillBlanks}
          onConnect={() => open('network')}
        />
      )}
      {name === 'network' && (
        <NetworkDialog {...props} account={author.account} editor={editor} onFillBlanks={fillBlanks} />
      )}
      {name === 'ask' && <AskDialog {...props} account={author.account} editor={editor} />}
      {name === 'copy' && <CopyPost {...props} editor={editor} onLeave={closeThen} />}
      {name === 'publish' && <PublishPost {...props} read={editor.readToPublish} onLeave={closeThen} />}
    </Suspense>
  )
}
