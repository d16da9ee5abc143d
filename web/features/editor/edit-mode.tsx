import { Trans } from '@lingui/react/macro'
import { type KeyboardEvent, useId } from 'react'
import { maxCharacters, type PostContent, sectionNames, sections } from '#shared/posts.ts'
import { BlankChips } from '#web/features/claims/blank-chips.tsx'
import type { Blanks } from '#web/features/claims/blanks.ts'
import { HookMeter, LengthNote, LinkAdvice } from '#web/features/preview/fold-meter.tsx'
import { said } from '#web/lib/said.ts'
import { Button } from '#web/ui/button.tsx'
import { Label } from '#web/ui/label.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

interface EditModeProps {
  content: PostContent
  blanks: Blanks
  onType: (changes: Partial<PostContent>) => void
  onSave: () => void
  /** Keeps the typed text. */
  onLeave: () => void
  onCancel: () => void
}

/** The browser keeps edits at once and sends them when typing pauses, also after leaving. */
export function EditMode({ content, blanks, onType, onSave, onLeave, onCancel }: EditModeProps) {
  const id = useId()

  function leaveByKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onLeave()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works in all fields
    <div className="grid gap-4 px-5 pb-5" onKeyDown={leaveByKey}>
      {sections.map((section) => (
        <div key={section}>
          <div className="mb-1.5 flex items-baseline justify-between gap-x-3 text-ink-3">
            <Label htmlFor={`${id}-${section}`} className="text-sm text-ink">
              {said(sectionNames[section])}
            </Label>
            {section === 'hook' && <HookMeter id={`${id}-hook-budget`} text={content.hook} />}
          </div>
          <div className="group/field grid grid-cols-1">
            <Textarea
              id={`${id}-${section}`}
              data-part={section}
              dir="auto"
              aria-describedby={['budget', 'length', 'link'].map((note) => `${id}-${section}-${note}`).join(' ')}
              aria-invalid={content[section].length > maxCharacters[section]}
              autoFocus={section === 'hook'}
              value={content[section]}
              onChange={(event) => onType({ [section]: event.target.value })}
              className="col-start-1 row-start-1 min-h-18 leading-post"
            />
            {blanks.all.some((blank) => blank.section === section) && (
              <BlankChips
                section={section}
                text={content[section]}
                blanks={blanks}
                className="col-start-1 row-start-1 border border-transparent px-3.5 py-3 leading-post break-words whitespace-pre-wrap max-md:text-[1rem]"
              />
            )}
          </div>
          <LengthNote id={`${id}-${section}-length`} text={content[section]} part={section} />
          <LinkAdvice id={`${id}-${section}-link`} text={content[section]} />
        </div>
      ))}
      <div className="flex justify-end gap-2">
        <Button variant="outline" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button onClick={onSave}>
          <Trans>Save changes</Trans>
        </Button>
      </div>
    </div>
  )
}
