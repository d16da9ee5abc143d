import { lazy } from 'react'
import { type PostContent, type Section, sections } from '#shared/posts.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { EmptyPreview } from '#web/features/editor/preview-notices.tsx'
import { PostSkeleton, SectionField, textClasses } from '#web/features/editor/section-field.tsx'
import type { useTyped } from '#web/features/editor/typed.ts'

const BlankChips = lazy(() =>
  import('#web/features/claims/blank-chips.tsx').then((file) => ({ default: file.BlankChips })),
)

const noContent: PostContent = { hook: '', insight: '', value: '', cta: '' }

/** The text on screen, including what an engine has written so far. */
export const shownText = ({ content, progress }: PostEditor): PostContent => ({
  ...(content ?? noContent),
  ...(progress && Object.fromEntries(progress.sections.map((section) => [section, progress.partial[section] ?? '']))),
})

interface PostTextProps {
  editor: PostEditor
  shown: PostContent
  /** How much of the hook is shown by the typing animation, which continues while another tab is open. */
  hook: ReturnType<typeof useTyped>
  onBlur: () => void
}

/** The four sections, which can be edited. */
export function PostText({ editor, shown, hook, onBlur }: PostTextProps) {
  const { progress, blanks } = editor
  const isEmpty = !editor.content && !progress

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

  return (
    <section
      aria-label="Post text"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
      tabIndex={0}
      className="max-h-125 overflow-y-auto px-5 pb-5 outline-offset-[-2px]"
    >
      {editor.isLoading && <PostSkeleton />}
      {!editor.isLoading && isEmpty && <EmptyPreview />}
      {!editor.isLoading && !isEmpty && <div className="grid gap-4">{sections.map(field)}</div>}
    </section>
  )
}
