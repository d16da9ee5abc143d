import { Check } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import type { PostEditor } from './post-editor.ts'
import { stageOf } from './writing.ts'

const lineClasses =
  'flex items-center gap-1 text-sm text-ink-3 @max-[27rem]:order-last @max-[27rem]:w-full @max-[27rem]:justify-between'

/** One line that says whether the text is saved, and how far the writing has come. */
export function SaveState({ editor }: { editor: PostEditor }) {
  const { progress, post } = editor
  if (progress) {
    return (
      <div className={lineClasses}>
        <span>{stageOf(progress)}…</span>
        <Button variant="ghost" size="sm" className="px-2" onClick={editor.cancel}>
          Cancel
        </Button>
      </div>
    )
  }
  if (!post) return null
  if (editor.hasUnsaved && !editor.isSaving)
    return (
      <div className={lineClasses}>
        <span className="text-warn">Not saved</span>
        <Button variant="ghost" size="sm" className="px-2" onClick={editor.saveEdits}>
          Save
        </Button>
      </div>
    )
  return (
    <span className="flex items-center gap-1.5 text-sm text-ink-3 @max-[19rem]:sr-only">
      {!editor.isSaving && <Check aria-hidden className="size-3.5" />}
      <span className={editor.isSaving ? undefined : '@max-[27rem]:sr-only'}>
        {editor.isSaving ? 'Saving…' : 'Saved'}
      </span>
    </span>
  )
}
