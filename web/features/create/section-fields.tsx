import { useLingui } from '@lingui/react/macro'
import { Suspense, useRef, useState } from 'react'
import { type Section, sections } from '#shared/posts.ts'
import { SectionField, textClasses } from '#web/features/editor/section-field.tsx'
import type { Marks } from '#web/features/reader/marks.ts'
import { useMay } from '#web/lib/session.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { PostTextProps } from './post-text.tsx'

const BlankChips = lazyPart(() =>
  import('#web/features/claims/blank-chips.tsx').then((file) => ({ default: file.BlankChips })),
)
const Underlines = lazyPart(() =>
  import('#web/features/reader/underlines.tsx').then((file) => ({ default: file.Underlines })),
)
const CommentedWords = lazyPart(() =>
  import('#web/features/comments/in-editor.ts').then((file) => ({ default: file.CommentedWords })),
)
const TextReader = lazyPart(() =>
  import('#web/features/reader/text-reader.tsx').then((file) => ({ default: file.TextReader })),
)

const Openings = lazyPart(() =>
  import('#web/features/editor/openings.tsx').then((file) => ({ default: file.Openings })),
)

export function SectionFields({ editor, shown, hook, onBlur }: PostTextProps) {
  const { t } = useLingui()

  const { post, progress, blanks } = editor
  const mayWrite = useMay('write posts')
  const root = useRef<HTMLDivElement>(null)
  const [marks, setMarks] = useState<Marks | null>(null)

  const field = (section: Section) => {
    const text = shown[section]
    const findings = marks?.findings.filter((one) => one.section === section && one.rule !== 'blank')
    return (
      <SectionField
        key={section}
        section={section}
        text={text}
        typed={section === 'hook' ? hook.shown : undefined}
        autoFocus={section === 'hook' && editor.isOwnDraft}
        placeholder={editor.isOwnDraft ? t`Write here, or paste a whole post` : undefined}
        isWriting={progress?.sections.includes(section) ?? false}
        overlay={
          blanks.all.some((blank) => blank.section === section) && (
            <BlankChips section={section} text={text} blanks={blanks} className={textClasses} />
          )
        }
        underlay={
          <>
            {post && <CommentedWords editor={editor} section={section} text={text} className={textClasses} />}
            {findings && findings.length > 0 && (
              <Underlines section={section} text={text} marks={marks!} className={textClasses} />
            )}
          </>
        }
        findings={findings?.length}
        isReadOnly={!mayWrite}
        onType={(text) => editor.type({ [section]: text })}
        onFocus={section === 'hook' ? hook.finish : undefined}
        onBlur={onBlur}
      />
    )
  }

  return (
    <div ref={root} className="grid gap-4">
      {field('hook')}
      <Suspense>{post?.engine && <Openings key={post.id} editor={editor} post={post} />}</Suspense>
      {sections.slice(1).map(field)}
      <div className="-mt-2 min-h-8 max-md:min-h-11">
        <Suspense>{post && <TextReader key={post.id} editor={editor} root={root} onMarks={setMarks} />}</Suspense>
      </div>
    </div>
  )
}
