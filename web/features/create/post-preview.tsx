import { useLocation } from '@tanstack/react-router'
import { Cpu, Ellipsis } from 'lucide-react'
import { type ComponentProps, type RefObject, Suspense, useDeferredValue, useRef, useState } from 'react'
import { type Answer, contentText, type PostContent } from '#shared/posts.ts'
import { claimsHash } from '#web/features/claims/places.ts'
import type { Author } from '#web/features/editor/author.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { PostSkeleton } from '#web/features/editor/post-skeleton.tsx'
import { SaveState } from '#web/features/editor/save-state.tsx'
import { useTypedHook } from '#web/features/editor/typed.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import { lazyPart, MissingPart } from '#web/ui/lazy-part.tsx'
import { still } from '#web/ui/still.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast.ts'
import { ActionBar } from './action-bar.tsx'
import type { OpenDialog } from './dialogs.tsx'
import { PostBody } from './post-body.tsx'
import { EmptyPreview, shownText } from './post-text.tsx'
import { PostTools } from './post-tools.tsx'

const ScoreBadge = lazyPart(() => import('./score-badge.tsx').then((file) => ({ default: file.ScoreBadge })))
const PreviewNotices = lazyPart(() =>
  import('#web/features/editor/preview-notices.tsx').then((file) => ({ default: file.PreviewNotices })),
)
const LoadFailure = lazyPart(
  () => import('#web/features/editor/preview-notices.tsx').then((file) => ({ default: file.LoadFailure })),
  MissingPart,
)
const PostStatus = lazyPart(() =>
  import('#web/features/editor/post-status.tsx').then((file) => ({ default: file.PostStatus })),
)
const PostTitle = lazyPart(() =>
  import('#web/features/editor/post-title.tsx').then((file) => ({ default: file.PostTitle })),
)
const AnalysisPanel = lazyPart(
  () => import('#web/features/reader/analysis-panel.tsx').then((file) => ({ default: file.AnalysisPanel })),
  MissingPart,
)
const PreviewMenu = lazyPart(() =>
  import('#web/features/editor/preview-menu.tsx').then((file) => ({ default: file.PreviewMenu })),
)
const BlankCount = lazyPart(() =>
  import('#web/features/claims/blank-chips.tsx').then((file) => ({ default: file.BlankCount })),
)
const BlankField = lazyPart(() =>
  import('#web/features/claims/blank-field.tsx').then((file) => ({ default: file.BlankField })),
)
const Publishing = lazyPart(() =>
  import('#web/features/editor/publishing.tsx').then((file) => ({ default: file.Publishing })),
)
const UndoRedo = lazyPart(() =>
  import('#web/features/editor/undo-redo.tsx').then((file) => ({ default: file.UndoRedo })),
)
const AiChange = lazyPart(() =>
  import('#web/features/versions/ai-change.tsx').then((file) => ({ default: file.AiChange })),
)
const ReviewSheet = lazyPart(() =>
  import('#web/features/versions/review-sheet.tsx').then((file) => ({ default: file.ReviewSheet })),
)
const VersionsSheet = lazyPart(() =>
  import('#web/features/versions/versions-sheet.tsx').then((file) => ({ default: file.VersionsSheet })),
)

const tabClasses = 'whitespace-nowrap @max-[27rem]:gap-1.5 @max-[27rem]:px-2 @max-[27rem]:text-sm'

/** The author, the post's status, and its title. */
function Heading({ editor, author, hadBlanks }: { editor: PostEditor; author: Author; hadBlanks: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 p-5 pb-4">
      <Avatar letters={author.initials} className="size-9.5" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate leading-5 font-semibold">{author.name}</p>
        <p className="truncate text-sm text-ink-3">{author.title}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-3 @min-[28rem]:grid @min-[28rem]:justify-items-end @max-[28rem]:w-full @max-[28rem]:pl-12">
        <Suspense>{editor.post && <PostStatus post={editor.post} />}</Suspense>
        {editor.post?.engine && (
          <span className="flex items-center gap-1" title="Wrote this text">
            <Cpu aria-hidden className="size-3.5" />
            <span className="sr-only">Written by </span>
            {editor.post.engine}
          </span>
        )}
        <Suspense>{hadBlanks && !editor.progress && <BlankCount blanks={editor.blanks} />}</Suspense>
      </div>
      {(editor.post || editor.isLoading) && (
        <div className="h-9 w-full max-md:h-11">
          <Suspense>{editor.post && <PostTitle key={editor.post.id} post={editor.post} editor={editor} />}</Suspense>
        </div>
      )}
    </div>
  )
}

interface PostMenuProps extends Omit<ComponentProps<typeof PreviewMenu>, 'trigger'> {
  button: RefObject<HTMLButtonElement | null>
}

const PostMenu = still(({ button, ...menu }: PostMenuProps) => {
  return (
    <LazyMenu
      trigger={
        <Button ref={button} variant="ghost" size="icon" aria-label="Post menu" aria-haspopup="menu">
          <Ellipsis />
        </Button>
      }
    >
      {(trigger) => <PreviewMenu trigger={trigger} {...menu} />}
    </LazyMenu>
  )
})

/** Its many parts are drawn in small steps, between which letters appear as they are typed. */
const Analysis = ({ editor }: { editor: PostEditor }) => <AnalysisPanel editor={useDeferredValue(editor)} />

/** The tab that is shown, and whether the post is edited as plain text. */
function useModes(editor: PostEditor) {
  const { post, blanks } = editor
  const [tab, setTab] = useState('preview')
  const [editedPost, setEditedPost] = useState<string | null>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const isEditing = post !== undefined && editedPost === post.id
  const isLedToClaims = useLocation({ select: ({ hash }) => hash === claimsHash })
  const wanted = blanks.visited?.state === 'open' ? 'preview' : isLedToClaims && post ? 'analysis' : tab
  if (wanted !== tab) setTab(wanted)

  function leaveEdit() {
    setEditedPost(null)
    menuButton.current?.focus({ preventScroll: true })
  }

  function toggleEdit() {
    if (!post) return editor.missPost()
    if (isEditing) leaveEdit()
    else setEditedPost(post.id)
    setTab('preview')
    toast({ title: isEditing ? 'Edit mode disabled' : 'Edit mode enabled' })
  }

  async function saveChanges() {
    if (await editor.savePost('Changes saved')) leaveEdit()
  }

  return { tab, setTab, isEditing, toggleEdit, saveChanges, menuButton }
}

/** Whether the post has blanks, or had some since it was opened. */
function useHadBlanks({ post, blanks }: PostEditor): boolean {
  const [postWithBlanks, setPostWithBlanks] = useState<string | null>(null)
  if (post && blanks.all.length > 0 && postWithBlanks !== post.id) setPostWithBlanks(post.id)
  return post !== undefined && postWithBlanks === post.id
}

interface PostPreviewProps {
  editor: PostEditor
  author: Author
  onRegenerate: () => void
  /** Called when the author has filled in a blank. */
  onAnswer?: (answer: Answer) => void
  onOpen: OpenDialog
}

export function PostPreview({ editor, author, onRegenerate, onAnswer, onOpen }: PostPreviewProps) {
  const { post, progress, blanks } = editor
  const modes = useModes(editor)
  const hadBlanks = useHadBlanks(editor)
  // Here, because what is typed out goes on while another tab is shown.
  const hook = useTypedHook(editor, shownText(editor).hook)
  const [sheet, setSheet] = useState<'versions' | 'review' | null>(null)

  if (editor.loadError)
    return (
      <Suspense>
        <LoadFailure error={editor.loadError} onRetry={() => editor.reload()} />
      </Suspense>
    )

  function fillBlank(texts: Partial<PostContent>, answer: Answer | null) {
    if (modes.isEditing) return editor.type(texts)
    void editor.fillBlank(texts, answer)
    if (answer) onAnswer?.(answer)
  }

  function takeOutBlank(texts: Partial<PostContent>) {
    if (modes.isEditing) editor.type(texts)
    else void editor.replace(texts, { title: 'Line removed' })
  }

  return (
    <Tabs value={modes.tab} onValueChange={modes.setTab} className="@container">
      <div className="mb-2.5 flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1">
        <TabsList aria-label="Post" className="min-w-0 flex-1">
          <TabsTrigger value="preview" className={tabClasses}>
            Post Preview
          </TabsTrigger>
          <TabsTrigger value="analysis" className={tabClasses}>
            Content Analysis{' '}
            <Suspense>{editor.content && contentText(editor.content) && <ScoreBadge editor={editor} />}</Suspense>
          </TabsTrigger>
        </TabsList>
        <SaveState editor={editor} />
        <PostMenu
          button={modes.menuButton}
          isEditing={modes.isEditing}
          onSave={() => editor.savePost('Post saved')}
          onToggleEdit={modes.toggleEdit}
          onCountWords={editor.countWords}
          onSchedule={() => onOpen('schedule', modes.menuButton.current)}
          onVersions={post && (() => setSheet('versions'))}
        />
      </div>
      <Card aria-busy={progress !== null || editor.isLoading}>
        <Heading editor={editor} author={author} hadBlanks={hadBlanks} />
        <Suspense>{editor.needsAuthor && <PreviewNotices editor={editor} />}</Suspense>
        <Suspense>
          {editor.rewritten && !progress && <AiChange editor={editor} onReview={() => setSheet('review')} />}
        </Suspense>
        <Suspense>{post && ['publishing', 'failed'].includes(post.status) && <Publishing post={post} />}</Suspense>
        <TabsContent value="preview" tabIndex={-1}>
          <PostBody
            editor={editor}
            hook={hook}
            isEditing={modes.isEditing}
            onSave={modes.saveChanges}
            onLeave={modes.toggleEdit}
          />
        </TabsContent>
        <Suspense>
          {hadBlanks && editor.content && (
            <BlankField blanks={blanks} content={editor.content} onFill={fillBlank} onTakeOut={takeOutBlank} />
          )}
        </Suspense>
        <TabsContent value="analysis" tabIndex={-1}>
          {editor.content ? (
            <Suspense fallback={<PostSkeleton />}>
              <Analysis editor={editor} />
            </Suspense>
          ) : (
            <EmptyPreview />
          )}
        </TabsContent>
        <PostTools
          isBusy={progress !== null}
          onRegenerate={onRegenerate}
          onChangeHook={() => editor.regenerateSection('hook')}
          onShorten={editor.shorten}
          onOpen={onOpen}
        >
          <Suspense>{post && <UndoRedo editor={editor} />}</Suspense>
        </PostTools>
      </Card>
      <ActionBar
        isBusy={progress !== null}
        isPublished={post?.status === 'publishing' || Boolean(post?.publication)}
        onSaveToLibrary={editor.saveToLibrary}
        onRegenerate={editor.regenerateSection}
        onOpen={onOpen}
      />
      <Suspense>
        {sheet === 'versions' && <VersionsSheet editor={editor} onClose={() => setSheet(null)} />}
        {sheet === 'review' && <ReviewSheet editor={editor} onClose={() => setSheet(null)} />}
      </Suspense>
    </Tabs>
  )
}
