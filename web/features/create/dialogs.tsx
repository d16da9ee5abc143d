import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useRef, useState } from 'react'
import { noAdditions } from '#shared/posts.ts'
import type { Blanks } from '#web/features/claims/blanks.ts'
import { nothingTo, type PostEditor } from '#web/features/editor/post-editor.ts'
import type { Author } from '#web/features/preview/author.ts'
import { messageOf } from '#web/lib/api.ts'
import { type PageAction, usePageActions } from '#web/lib/page-actions.ts'
import { failureToast } from '#web/lib/toast.ts'
import type { DialogProps } from '#web/ui/dialog.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const NetworkPreviewDialog = lazyPart(() =>
  import('#web/features/preview/network-preview-dialog.tsx').then((file) => ({ default: file.NetworkPreviewDialog })),
)
const ScheduleDialog = lazyPart(() =>
  import('#web/features/scheduling/schedule-dialog.tsx').then((file) => ({ default: file.ScheduleDialog })),
)
const NetworkDialog = lazyPart(() =>
  import('#web/features/scheduling/network-dialog.tsx').then((file) => ({ default: file.NetworkDialog })),
)
const PublishPost = lazyPart(() =>
  import('#web/features/posts/publish-post.tsx').then((file) => ({ default: file.PublishPost })),
)
const AskDialog = lazyPart(() =>
  import('#web/features/editor/ask-dialog.tsx').then((file) => ({ default: file.AskDialog })),
)

const showNext = async (blanks: Blanks) =>
  (await import('#web/features/claims/way-through-blanks.ts')).showNextBlank(blanks)

export type DialogName = 'preview' | 'schedule' | 'schedule-from-bar' | 'network' | 'ask' | 'publish'
/** A dialog that another dialog opens returns the focus to the first one's opener. */
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
  function closeThen(next: () => void) {
    after.current = next
    setName(null)
  }
  return { name, open, closeThen, props }
}

const verbs: Partial<Record<DialogName, Parameters<typeof nothingTo>[0]>> = {
  publish: 'publish',
  schedule: 'schedule',
  'schedule-from-bar': 'schedule',
}

/** Opens a dialog for the open post; a handwritten text becomes a post first. */
export function useOpening(editor: PostEditor, open: OpenDialog): OpenDialog {
  const { t } = useLingui()

  return async (name, opener) => {
    const verb = verbs[name]
    if (!verb || editor.post || editor.isLoading) return open(name, opener)
    try {
      if (await editor.ownPost()) open(name, opener)
      else nothingTo(verb)
    } catch (error) {
      failureToast(t`Save failed`, messageOf(error))
    }
  }
}

interface DialogsProps {
  dialogs: ReturnType<typeof useDialogs>
  editor: PostEditor
  author: Author
  onFeedView?: () => void
}

const actionsOn = (editor: PostEditor, open: OpenDialog): PageAction[] => {
  const opens = (name: DialogName) => () => open(name, document.activeElement as HTMLElement | null)
  return [
    { name: t`Schedule this post`, also: t`calendar time plan`, run: opens('schedule') },
    { name: t`Copy this post`, also: t`clipboard`, run: editor.copy },
    { name: t`Preview this post`, also: t`feed look`, run: opens('preview') },
    { name: t`Ask AI`, also: t`rewrite change improve shorten`, run: opens('ask') },
    { name: t`Post it now`, also: t`publish linkedin by hand`, run: opens('publish') },
    { name: t`Save to library`, run: editor.saveToLibrary },
    ...(editor.canUndo ? [{ name: t`Undo`, run: editor.undoStep }] : []),
    ...(editor.canRedo ? [{ name: t`Redo`, run: editor.redoStep }] : []),
  ]
}

/** Loads on first use. */
export function Dialogs({ dialogs: { name, open, closeThen, props }, editor, author, onFeedView }: DialogsProps) {
  usePageActions(editor.post ? actionsOn(editor, open) : [])
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
          onFeedView={onFeedView}
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
      {name === 'network' && <NetworkDialog {...props} editor={editor} onFillBlanks={fillBlanks} />}
      {name === 'ask' && <AskDialog {...props} account={author.account} editor={editor} />}
      {name === 'publish' && <PublishPost {...props} read={editor.readToPublish} onLeave={closeThen} />}
    </Suspense>
  )
}
