import { Cpu } from 'lucide-react'
import { Suspense } from 'react'
import { madeBy } from '#shared/catalogue.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import type { Author } from '#web/features/preview/author.ts'
import { said } from '#web/lib/said.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const PostStatus = lazyPart(() =>
  import('#web/features/editor/post-status.tsx').then((file) => ({ default: file.PostStatus })),
)
const PostTitle = lazyPart(() =>
  import('#web/features/editor/post-title.tsx').then((file) => ({ default: file.PostTitle })),
)
const BlankCount = lazyPart(() =>
  import('#web/features/claims/blank-chips.tsx').then((file) => ({ default: file.BlankCount })),
)

const NoteCount = lazyPart(() =>
  import('#web/features/claims/possible-notes.tsx').then((file) => ({ default: file.NoteCount })),
)

export function PostHeading({ editor, author, hadBlanks }: { editor: PostEditor; author: Author; hadBlanks: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 p-5 pb-4">
      <Avatar letters={author.initials} photo={author.photo} className="size-9.5" />
      <div data-own className="min-w-0 flex-1 basis-40">
        <p className="truncate leading-5 font-semibold">{author.name}</p>
        <p className="truncate text-sm text-ink-3">{author.title}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-3 @min-[28rem]:grid @min-[28rem]:justify-items-end @max-[28rem]:w-full @max-[28rem]:pl-12">
        <Suspense>{editor.post && <PostStatus post={editor.post} />}</Suspense>
        {editor.post?.engine && (
          <span className="flex items-center gap-1">
            <Cpu aria-hidden className="size-3.5" />
            {said(madeBy(editor.post.engine))}
          </span>
        )}
        <Suspense>{hadBlanks && !editor.progress && <BlankCount blanks={editor.blanks} />}</Suspense>
        <Suspense>
          {editor.post && editor.post.possibleNotes?.length > 0 && !editor.progress && <NoteCount editor={editor} />}
        </Suspense>
      </div>
      {(editor.post || editor.isLoading || editor.isOwnDraft) && (
        <div className="h-9 w-full max-md:h-11">
          <Suspense>{editor.post && <PostTitle key={editor.post.id} post={editor.post} editor={editor} />}</Suspense>
        </div>
      )}
    </div>
  )
}
