import { Suspense } from 'react'
import type { PostContent } from '#shared/posts.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { PostSkeleton } from '#web/features/editor/post-skeleton.tsx'
import type { useTyped } from '#web/features/editor/typed.ts'
import { lazyPart, MissingPart } from '#web/ui/lazy-part.tsx'

const SectionFields = lazyPart(
  () => import('./section-fields.tsx').then((file) => ({ default: file.SectionFields })),
  MissingPart,
)

const noContent: PostContent = { hook: '', insight: '', value: '', cta: '' }

/** The text on screen, including what an engine has written so far. */
export const shownText = ({ content, progress }: PostEditor): PostContent => ({
  ...(content ?? noContent),
  ...(progress && Object.fromEntries(progress.sections.map((section) => [section, progress.partial[section] ?? '']))),
})

export interface PostTextProps {
  editor: PostEditor
  shown: PostContent
  /** How much of the hook is shown by the typing animation, which continues while another tab is open. */
  hook: ReturnType<typeof useTyped>
  onBlur: () => void
}

/** The four sections, which can be edited. */
export function PostText(props: PostTextProps) {
  const { editor } = props
  const isEmpty = !editor.content && !editor.progress

  return (
    <section
      aria-label="Post text"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
      tabIndex={0}
      className="max-h-125 overflow-y-auto px-5 pb-5 outline-offset-[-2px]"
    >
      {editor.isLoading && <PostSkeleton />}
      {!editor.isLoading && isEmpty && <EmptyPreview />}
      {!editor.isLoading && !isEmpty && (
        <Suspense fallback={<PostSkeleton />}>
          <SectionFields {...props} />
        </Suspense>
      )}
    </section>
  )
}

export function EmptyPreview() {
  return (
    <div className="grid min-h-80 place-content-center justify-items-center gap-1 px-6 py-10 text-center">
      <p className="font-semibold">Your post appears here</p>
      <p className="max-w-80 text-ink-2">
        Choose a category, write a few words about your subject and generate. You can change every line afterwards.
      </p>
    </div>
  )
}
