import { type KeyboardEvent, useId } from 'react'
import { type PostContent, sectionNames, sections } from '#shared/posts.ts'
import { Button } from '#web/ui/button.tsx'
import { Label } from '#web/ui/label.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { HookMeter, LinkAdvice } from './fold-meter.tsx'

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
          <div className="mb-1.5 flex items-baseline justify-between gap-x-3 text-ink-3">
            <Label htmlFor={`${id}-${section}`} className="text-sm text-ink">
              {sectionNames[section]}
            </Label>
            {section === 'hook' && <HookMeter id={`${id}-hook-budget`} text={content.hook} />}
          </div>
          <Textarea
            id={`${id}-${section}`}
            dir="auto"
            aria-describedby={
              section === 'hook' ? `${id}-${section}-budget ${id}-${section}-link` : `${id}-${section}-link`
            }
            autoFocus={section === 'hook'}
            value={content[section]}
            onChange={(event) => onType({ [section]: event.target.value })}
            className="min-h-18 leading-post"
          />
          <LinkAdvice id={`${id}-${section}-link`} text={content[section]} />
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
