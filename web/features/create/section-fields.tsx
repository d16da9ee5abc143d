import { type Section, sections } from '#shared/posts.ts'
import { SectionField, textClasses } from '#web/features/editor/section-field.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { PostTextProps } from './post-text.tsx'

const BlankChips = lazyPart(() =>
  import('#web/features/claims/blank-chips.tsx').then((file) => ({ default: file.BlankChips })),
)

export function SectionFields({ editor, shown, hook, onBlur }: PostTextProps) {
  const { progress, blanks } = editor

  const field = (section: Section) => (
    <SectionField
      key={section}
      section={section}
      text={shown[section]}
      typed={section === 'hook' ? hook.shown : undefined}
      isWriting={progress?.sections.includes(section) ?? false}
      overlay={
        blanks.all.some((blank) => blank.section === section) && (
          <BlankChips section={section} text={shown[section]} blanks={blanks} className={textClasses} />
        )
      }
      onType={(text) => editor.type({ [section]: text })}
      onFocus={section === 'hook' ? hook.finish : undefined}
      onBlur={onBlur}
    />
  )

  return <div className="grid gap-4">{sections.map(field)}</div>
}
