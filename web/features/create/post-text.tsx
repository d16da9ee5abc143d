import { Trans, useLingui } from '@lingui/react/macro'
import { PencilLine } from 'lucide-react'
import { type ClipboardEvent, Suspense } from 'react'
import type { PostContent } from '#shared/posts.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { PostSkeleton } from '#web/features/editor/post-skeleton.tsx'
import type { useTyped } from '#web/features/editor/typed.ts'
import { cn } from '#web/lib/cn.ts'
import { Button } from '#web/ui/button.tsx'
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
  /** Typing animation that continues while another tab is open. */
  hook: ReturnType<typeof useTyped>
  onBlur: () => void
  onWriteOwn?: () => void
  /** Called with pasted text; returns whether it was handled. */
  onPaste?: (pasted: string) => boolean
}

export function PostText(props: PostTextProps) {
  const { t } = useLingui()

  const { editor, onWriteOwn, onPaste } = props
  const isEmpty = !editor.content && !editor.progress
  // While an engine writes, the text grows in its own scroll box; a finished text shows in full.
  const isGrowing = editor.isLoading || editor.progress !== null

  function paste(event: ClipboardEvent) {
    if (onPaste?.(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }

  return (
    <section
      aria-label={t`Post text`}
      data-post-text
      // Keyboards must reach a box that scrolls.
      tabIndex={isGrowing ? 0 : undefined}
      onPaste={editor.isOwnDraft ? paste : undefined}
      className={cn('px-5 pb-5 outline-offset-[-2px]', isGrowing && 'max-h-125 overflow-y-auto')}
    >
      {editor.isLoading && <PostSkeleton />}
      {!editor.isLoading && isEmpty && <EmptyPreview onWriteOwn={onWriteOwn} />}
      {!editor.isLoading && !isEmpty && (
        <Suspense fallback={<PostSkeleton />}>
          {editor.progress?.plan && !editor.progress.partial.hook && <Plan text={editor.progress.plan} />}
          <SectionFields {...props} />
        </Suspense>
      )}
    </section>
  )
}

/** A model's notes before writing. The post begins once the model has chosen one of its openings. */
function Plan({ text }: { text: string }) {
  return (
    <div className="mt-4 rounded border border-line bg-sunk px-3 py-2 text-sm text-ink-2">
      <p className="font-semibold">
        <Trans>The model’s notes</Trans>
      </p>
      <p dir="auto" data-own className="mt-1 break-words whitespace-pre-wrap">
        {text}
      </p>
    </div>
  )
}

export function EmptyPreview({ onWriteOwn }: Pick<PostTextProps, 'onWriteOwn'>) {
  return (
    <div className="grid min-h-80 place-content-center justify-items-center gap-1 px-6 py-10 text-center">
      <p className="font-semibold">
        <Trans>Your post appears here</Trans>
      </p>
      <p className="max-w-80 text-ink-2">
        <Trans>
          Say what it is about and generate it, or bring a text of your own. You can change every line afterwards.
        </Trans>
      </p>
      {onWriteOwn && (
        <Button variant="outline" size="sm" className="mt-3" onClick={onWriteOwn}>
          <PencilLine aria-hidden /> <Trans>Write or paste your own</Trans>
        </Button>
      )}
    </div>
  )
}
