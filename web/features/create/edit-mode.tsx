import { type KeyboardEvent, useId } from 'react'
import { type PostContent, sectionNames, sections } from '#shared/posts.ts'
import { Button } from '#web/ui/button.tsx'
import { Label } from '#web/ui/label.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

interface EditModeProps {
  content: PostContent
  isSaving: boolean
  onType: (changes: Partial<PostContent>) => void
  onSave: () => void
  onLeave: () => void
}

/** What is typed here is kept at once; saving sends it, leaving does not. */
export function EditMode({ content, isSaving, onType, onSave, onLeave }: EditModeProps) {
  const id = useId()

  function leaveByKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onLeave()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves from any of the fields
    <div className="grid gap-4 px-5 pb-5" onKeyDown={leaveByKey}>
      {sections.map((section) => (
        <div key={section}>
          <Label htmlFor={`${id}-${section}`} className="mb-1.5 text-sm">
            {sectionNames[section]}
          </Label>
          <Textarea
            id={`${id}-${section}`}
            dir="auto"
            autoFocus={section === 'hook'}
            value={content[section]}
            onChange={(event) => onType({ [section]: event.target.value })}
            className="min-h-18 leading-post"
          />
        </div>
      ))}
      <div className="flex justify-end gap-2">
        <Button variant="outline" onClick={onLeave}>
          Cancel
        </Button>
        <Button disabled={isSaving} onClick={onSave}>
          Save changes
        </Button>
      </div>
    </div>
  )
}
