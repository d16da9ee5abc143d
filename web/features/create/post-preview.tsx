import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { type ComponentProps, type RefObject, Suspense, useDeferredValue, useRef, useState } from 'react'
import { type Answer, contentText, type Post, type PostContent } from '#shared/posts.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { PostSkeleton } from '#web/features/editor/post-skeleton.tsx'
import { SaveState } from '#web/features/editor/save-state.tsx'
import { useTypedHook } from '#web/features/editor/typed.ts'
import type { Author } from '#web/features/preview/author.ts'
import { claimsHash } from '#web/lib/post-hashes.ts'
import { useMay } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import { lazyPart, MissingPart } from '#web/ui/lazy-part.tsx'
import { still } from '#web/ui/still.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx'
import { ActionBar } from './action-bar.tsx'
import type { OpenDialog } from './dialogs.tsx'
import { PostBody } from './post-body.tsx'
import { PostHeading } from './post-heading.tsx'
import { type PostSheet, PostSheets } from './post-sheets.tsx'
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
const AnalysisPanel = lazyPart(
  () => import('#web/features/reader/analysis-panel.tsx').then((file) => ({ default: file.AnalysisPanel })),
  MissingPart,
)
const PreviewMenu = lazyPart(() =>
  import('#web/features/editor/preview-menu.tsx').then((file) => ({ default: file.PreviewMenu })),
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
const Together = lazyPart(() =>
  import('#web/features/comments/in-editor.ts').then((file) => ({ default: file.Together })),
)
const CommentsButton = lazyPart(() =>
  import('#web/features/comments/in-editor.ts').then((file) => ({ default: file.CommentsButton })),
)
const StoppedDraft = lazyPart(() =>
  import('#web/features/editor/stopped-draft.tsx').then((file) => ({ default: file.StoppedDraft })),
)
const PossibleNotes = lazyPart(() =>
  import('#web/features/claims/possible-notes.tsx').then((file) => ({ default: file.PossibleNotes })),
)
const ShortenChoice = lazyPart(() =>
  import('#web/features/editor/shorten-choice.tsx').then((file) => ({ default: file.ShortenChoice })),
)

const tabClasses = 'whitespace-nowrap @max-[27rem]:gap-1.5 @max-[27rem]:px-2 @max-[27rem]:text-sm'

interface PostMenuProps extends Omit<ComponentProps<typeof PreviewMenu>, 'trigger'> {
  button: RefObject<HTMLButtonElement | null>
}

const PostMenu = still(({ button, ...menu }: PostMenuProps) => {
  const { t } = useLingui()

  return (
    <LazyMenu
      trigger={
        <Button ref={button} variant="ghost" size="icon" aria-label={t`Post menu`} aria-haspopup="menu">
          <Ellipsis />
        </Button>
      }
    >
      {(trigger) => <PreviewMenu trigger={trigger} {...menu} />}
    </LazyMenu>
  )
})

/** Deferred, so its many parts render in small steps between typed letters. */
const Analysis = ({ editor }: { editor: PostEditor }) => <AnalysisPanel editor={useDeferredValue(editor)} />

function useModes(editor: PostEditor) {
  const { t } = useLingui()

  const { post, blanks } = editor
  const [tab, setTab] = useState('preview')
  const open = post?.id ?? (editor.isOwnDraft ? 'own' : editor.isLoading ? 'loading' : undefined)
  const [shown, setShown] = useState(open)
  // Another post starts on its text. A draft that becomes a post, and a post that has loaded, keep the tab.
  if (open !== shown) {
    setShown(open)
    if (open && shown !== 'own' && shown !== 'loading') setTab('preview')
  }
  const [editedPost, setEditedPost] = useState<string | null>(null)
  const [before, setBefore] = useState<PostContent | null>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const isEditing = post !== undefined && editedPost === post.id
  const isLedToClaims = useLocation({ select: ({ hash }) => hash === claimsHash })
  const isLedToText = editor.sought !== null
  if (isLedToText && isEditing) setEditedPost(null)
  const wanted = isLedToText || blanks.visited?.state === 'open' ? 'preview' : isLedToClaims && post ? 'analysis' : tab
  if (wanted !== tab) setTab(wanted)

  function leaveEdit() {
    setEditedPost(null)
    menuButton.current?.focus({ preventScroll: true })
  }

  async function toggleEdit() {
    const open = post ?? (await editor.ownPost().catch(() => null))
    if (!open) return editor.missPost()
    if (isEditing) leaveEdit()
    else {
      setEditedPost(open.id)
      setBefore(editor.contentNow())
    }
    setTab('preview')
    toast({ title: isEditing ? t`Edit mode disabled` : t`Edit mode enabled` })
  }

  /** Restores the former text and offers the typed one back. */
  async function cancelEdit() {
    const now = editor.contentNow()
    if (!before || !now || contentText(before) === contentText(now)) return toggleEdit()
    leaveEdit()
    await editor.replace(before, { title: t`Edit mode disabled`, description: t`Your changes were taken back.` })
  }

  async function saveChanges() {
    if (await editor.savePost(t`Changes saved`)) leaveEdit()
  }

  return { tab, setTab, isEditing, toggleEdit, cancelEdit, saveChanges, menuButton }
}

/** Whether the post has or had blanks since it was opened. */
function useHadBlanks({ post, blanks }: PostEditor): boolean {
  const [postWithBlanks, setPostWithBlanks] = useState<string | null>(null)
  if (post && blanks.all.length > 0 && postWithBlanks !== post.id) setPostWithBlanks(post.id)
  return post !== undefined && postWithBlanks === post.id
}

/** Copies of posts from older versions have no such list. */
const hasNotes = (post: Post | undefined) => (post?.possibleNotes?.length ?? 0) > 0

/** Whether publishing has begun. */
const hasNews = ({ status }: Post) => !['draft', 'scheduled', 'missed'].includes(status)

interface PostPreviewProps {
  editor: PostEditor
  author: Author
  onRegenerate: () => void
  onAnswer?: (answer: Answer) => void
  onOpen: OpenDialog
  onWriteOwn?: () => void
  /** Called with pasted text; returns whether it was handled. */
  onPaste?: (pasted: string) => boolean
}

export function PostPreview(props: PostPreviewProps) {
  const { t } = useLingui()

  const { editor, author, onRegenerate, onAnswer, onOpen, onWriteOwn, onPaste } = props
  const { post, progress, blanks } = editor
  const modes = useModes(editor)
  const hadBlanks = useHadBlanks(editor)
  const mayWrite = useMay('write posts')
  // Here, because the typing animation continues while another tab shows.
  const hook = useTypedHook(editor, shownText(editor).hook)
  const [sheet, setSheet] = useState<PostSheet | null>(null)
  const isEmpty = !editor.content && !editor.isLoading

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
    else void editor.replace(texts, { title: t`Line removed` })
  }

  return (
    <Tabs value={modes.tab} onValueChange={modes.setTab} className="@container">
      <div className="mb-2.5 flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1">
        <TabsList aria-label={t`Post`} className="min-w-0 flex-1">
          <TabsTrigger value="preview" className={tabClasses}>
            <Trans>Post Preview</Trans>
          </TabsTrigger>
          <TabsTrigger value="analysis" className={tabClasses}>
            <Trans>Content Analysis</Trans>{' '}
            <Suspense>{editor.content && contentText(editor.content) && <ScoreBadge editor={editor} />}</Suspense>
          </TabsTrigger>
        </TabsList>
        <SaveState editor={editor} />
        <PostMenu
          button={modes.menuButton}
          isEditing={modes.isEditing}
          onSave={() => editor.savePost(t`Post saved`)}
          onToggleEdit={modes.toggleEdit}
          onCountWords={editor.countWords}
          onSchedule={() => onOpen('schedule', modes.menuButton.current)}
          post={post}
          onVersions={post && (() => setSheet('versions'))}
          onActivity={post && (() => setSheet('activity'))}
        />
      </div>
      <Card aria-busy={progress !== null || editor.isLoading}>
        <PostHeading editor={editor} author={author} hadBlanks={hadBlanks} />
        <Suspense>{post && <Together key={post.id} postId={post.id} />}</Suspense>
        <Suspense>{editor.needsAuthor && <PreviewNotices editor={editor} />}</Suspense>
        <Suspense>
          {editor.rewritten && !progress && <AiChange editor={editor} onReview={() => setSheet('review')} />}
        </Suspense>
        <Suspense>{hasNotes(post) && !progress && <PossibleNotes editor={editor} />}</Suspense>
        <Suspense>{editor.stopped && !progress && <StoppedDraft editor={editor} stopped={editor.stopped} />}</Suspense>
        <Suspense>
          {editor.droppable && !progress && (
            <ShortenChoice key={editor.post?.id} editor={editor} passages={editor.droppable} />
          )}
        </Suspense>
        <Suspense>
          {post && hasNews(post) && (
            <Publishing post={post} onCopy={editor.copy} onPost={(from) => onOpen('publish', from)} />
          )}
        </Suspense>
        <TabsContent value="preview" tabIndex={-1}>
          <PostBody
            editor={editor}
            hook={hook}
            isEditing={modes.isEditing}
            onSave={modes.saveChanges}
            onLeave={modes.toggleEdit}
            onCancel={modes.cancelEdit}
            onWriteOwn={onWriteOwn}
            onPaste={onPaste}
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
            <EmptyPreview onWriteOwn={onWriteOwn} />
          )}
        </TabsContent>
        <PostTools
          onCopy={editor.copy}
          isBusy={progress !== null}
          isEmpty={isEmpty}
          onRegenerate={onRegenerate}
          onChangeHook={() => editor.regenerateSection('hook')}
          onShorten={editor.shorten}
          onOpen={onOpen}
        >
          <Suspense>{(post || editor.isOwnDraft) && mayWrite && <UndoRedo editor={editor} />}</Suspense>
          <Suspense>{post && <CommentsButton postId={post.id} />}</Suspense>
        </PostTools>
      </Card>
      <ActionBar
        onCopy={editor.copy}
        isBusy={progress !== null}
        isEmpty={isEmpty}
        isPublished={post?.status === 'publishing' || Boolean(post?.publication)}
        onSaveToLibrary={editor.saveToLibrary}
        onRegenerate={editor.regenerateSection}
        onOpen={onOpen}
      />
      <PostSheets editor={editor} open={sheet} onClose={() => setSheet(null)} />
    </Tabs>
  )
}
