import { type ComponentProps, Suspense } from 'react'
import { contentText } from '#shared/posts.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { PostSkeleton } from '#web/features/editor/post-skeleton.tsx'
import { useMay } from '#web/lib/session.ts'
import { lazyPart, MissingPart } from '#web/ui/lazy-part.tsx'
import { PostText, shownText } from './post-text.tsx'

const EditMode = lazyPart(
  () => import('#web/features/editor/edit-mode.tsx').then((file) => ({ default: file.EditMode })),
  MissingPart,
)
const PostMeter = lazyPart(() =>
  import('#web/features/preview/post-meter.tsx').then((file) => ({ default: file.PostMeter })),
)
const MediaSection = lazyPart(() =>
  import('#web/features/media/media-section.tsx').then((file) => ({ default: file.MediaSection })),
)
const CarouselPart = lazyPart(() =>
  import('#web/features/carousel/carousel-part.tsx').then((file) => ({ default: file.CarouselPart })),
)
const ApprovalPanel = lazyPart(() =>
  import('#web/features/approval/approval-panel.tsx').then((file) => ({ default: file.ApprovalPanel })),
)
const PostLinks = lazyPart(() =>
  import('#web/features/review-links/post-links.tsx').then((file) => ({ default: file.PostLinks })),
)
const FirstComment = lazyPart(() =>
  import('#web/features/editor/first-comment.tsx').then((file) => ({ default: file.FirstComment })),
)

interface PostBodyProps {
  editor: PostEditor
  /** The hook as far as the typing animation has reached. */
  hook: ComponentProps<typeof PostText>['hook']
  isEditing: boolean
  onSave: () => void
  onLeave: () => void
  onCancel: () => void
  onWriteOwn?: () => void
  onPaste?: (pasted: string) => boolean
}

export function PostBody({ editor, hook, isEditing, onSave, onLeave, onCancel, onWriteOwn, onPaste }: PostBodyProps) {
  const { post, content, progress } = editor
  const mayWrite = useMay('write posts')

  function saveOnBlur() {
    if (editor.hasUnsaved) editor.saveQuietly()
    else if (editor.isOwnDraft) void editor.ownPost().catch(() => {})
  }

  return (
    <>
      {isEditing && content && !progress ? (
        <Suspense fallback={<PostSkeleton />}>
          <EditMode
            content={content}
            blanks={editor.blanks}
            onType={editor.type}
            onSave={onSave}
            onLeave={onLeave}
            onCancel={onCancel}
          />
        </Suspense>
      ) : (
        <PostText
          editor={editor}
          shown={shownText(editor)}
          hook={hook}
          onBlur={saveOnBlur}
          onWriteOwn={onWriteOwn}
          onPaste={onPaste}
        />
      )}
      {post && !progress && (
        <Suspense fallback={<div className="h-76" />}>
          <div className="grid gap-2 px-5 pb-4">
            <PostMeter
              text={content ? contentText(content) : ''}
              hasMedia={post.media.length > 0}
              comment={editor.additions?.firstComment.length ?? 0}
              onType={mayWrite ? (part, next) => editor.type({ [part]: next }) : undefined}
            />
            <MediaSection key={`media ${post.id}`} postId={post.id} media={post.media} />
            {mayWrite && <CarouselPart key={`carousel ${post.id}`} editor={editor} />}
            <FirstComment key={post.id} editor={editor} onBlur={saveOnBlur} />
            <ApprovalPanel key={`approval ${post.id}`} editor={editor} />
            <PostLinks key={`links ${post.id}`} post={post} onSave={() => editor.saveEdits()} />
          </div>
        </Suspense>
      )}
    </>
  )
}
