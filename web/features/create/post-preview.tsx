import { CalendarClock, Copy, Cpu, Ellipsis, Smartphone, WandSparkles } from 'lucide-react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { complexityOf } from '#shared/complexity.ts'
import { type Answer, contentText, type PostContent, type Section, sections } from '#shared/posts.ts'
import type { Author } from '#web/features/editor/author.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { EmptyPreview, LoadFailure, PreviewNotices } from '#web/features/editor/preview-notices.tsx'
import { PostStatus, SaveState } from '#web/features/editor/save-state.tsx'
import { PostSkeleton, SectionField, textClasses } from '#web/features/editor/section-field.tsx'
import { useTyped } from '#web/features/editor/typed.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast.ts'
import { ActionBar } from './action-bar.tsx'
import type { OpenDialog } from './dialogs.tsx'
import { ScoreBadge } from './score-badge.tsx'

const AnalysisPanel = lazy(() =>
  import('#web/features/reader/analysis-panel.tsx').then((file) => ({ default: file.AnalysisPanel })),
)
const PreviewMenu = lazy(() =>
  import('#web/features/editor/preview-menu.tsx').then((file) => ({ default: file.PreviewMenu })),
)
const RewritePopover = lazy(() =>
  import('#web/features/editor/rewrite-popover.tsx').then((file) => ({ default: file.RewritePopover })),
)
const BlankChips = lazy(() =>
  import('#web/features/claims/blank-chips.tsx').then((file) => ({ default: file.BlankChips })),
)
const BlankCount = lazy(() =>
  import('#web/features/claims/blank-chips.tsx').then((file) => ({ default: file.BlankCount })),
)
const BlankField = lazy(() =>
  import('#web/features/claims/blank-field.tsx').then((file) => ({ default: file.BlankField })),
)
const FirstComment = lazy(() =>
  import('#web/features/editor/first-comment.tsx').then((file) => ({ default: file.FirstComment })),
)
const EditMode = lazy(() => import('#web/features/editor/edit-mode.tsx').then((file) => ({ default: file.EditMode })))

const tabClasses = 'whitespace-nowrap @max-[27rem]:gap-1.5 @max-[27rem]:px-2 @max-[27rem]:text-sm'

const noContent: PostContent = { hook: '', insight: '', value: '', cta: '' }

interface PostPreviewProps {
  editor: PostEditor
  author: Author
  onRegenerate: () => void
  /** The author has filled in a blank. */
  onAnswer?: (answer: Answer) => void
  onOpen: OpenDialog
}

export function PostPreview({ editor, author, onRegenerate, onAnswer, onOpen }: PostPreviewProps) {
  const { post, progress, blanks } = editor
  const [tab, setTab] = useState('preview')
  const [editedPost, setEditedPost] = useState<string | null>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const rewriteButton = useRef<HTMLButtonElement>(null)
  const shown: PostContent = {
    ...(editor.content ?? noContent),
    ...(progress && Object.fromEntries(progress.sections.map((section) => [section, progress.partial[section] ?? '']))),
  }
  const hook = useTyped(shown.hook, editor.firstShown, editor.isGenerating)
  const text = editor.content && contentText(editor.content)
  const complexity = useMemo(() => (text === null ? null : complexityOf(text)), [text])
  const isEditing = post !== undefined && editedPost === post.id
  const isEmpty = !editor.content && !progress
  const [postWithBlanks, setPostWithBlanks] = useState<string | null>(null)
  if (post && blanks.all.length > 0 && postWithBlanks !== post.id) setPostWithBlanks(post.id)
  const hadBlanks = post !== undefined && postWithBlanks === post.id
  // A blank is filled where it stands.
  if (blanks.visited?.state === 'open' && tab !== 'preview') setTab('preview')

  if (editor.loadError) return <LoadFailure error={editor.loadError} onRetry={() => editor.reload()} />

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

  function copy(from: HTMLElement) {
    if (blanks.all.length > 0) onOpen('copy', from)
    else void editor.copy()
  }

  function fillBlank(texts: Partial<PostContent>, answer: Answer | null) {
    if (isEditing) return editor.type(texts)
    void editor.fillBlank(texts, answer)
    if (answer) onAnswer?.(answer)
  }

  function takeOutBlank(texts: Partial<PostContent>) {
    if (isEditing) editor.type(texts)
    else void editor.replace(texts, { title: 'Line taken out' })
  }

  function saveOnBlur() {
    if (editor.hasUnsaved && !editor.isChangedElsewhere) editor.saveEdits()
  }

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
      onBlur={saveOnBlur}
    />
  )

  return (
    <Tabs value={tab} onValueChange={setTab} className="@container">
      <div className="mb-2.5 flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1">
        <TabsList aria-label="Post" className="min-w-0 flex-1">
          <TabsTrigger value="preview" className={tabClasses}>
            Post Preview
          </TabsTrigger>
          <TabsTrigger value="analysis" className={tabClasses}>
            Content Analysis {complexity && <ScoreBadge score={complexity.overallScore} />}
          </TabsTrigger>
        </TabsList>
        <SaveState editor={editor} />
        <LazyMenu
          trigger={
            <Button ref={menuButton} variant="ghost" size="icon" aria-label="Post menu" aria-haspopup="menu">
              <Ellipsis />
            </Button>
          }
        >
          {(trigger) => (
            <PreviewMenu
              trigger={trigger}
              isEditing={isEditing}
              onSave={() => editor.savePost('Post saved')}
              onToggleEdit={toggleEdit}
              onCountWords={editor.countWords}
              onSchedule={() => onOpen('schedule', menuButton.current)}
            />
          )}
        </LazyMenu>
      </div>
      <Card aria-busy={progress !== null || editor.isLoading}>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 p-5 pb-4">
          <Avatar letters={author.initials} className="size-9.5" />
          <div className="min-w-0 flex-1 basis-40">
            <p className="truncate leading-5 font-semibold">{author.name}</p>
            <p className="truncate text-sm text-ink-3">{author.title}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-3 @min-[28rem]:grid @min-[28rem]:justify-items-end @max-[28rem]:w-full @max-[28rem]:pl-12">
            <PostStatus editor={editor} />
            {post?.engine && (
              <span className="flex items-center gap-1" title="Wrote this text">
                <Cpu aria-hidden className="size-3.5" />
                <span className="sr-only">Written by </span>
                {post.engine}
              </span>
            )}
            <Suspense>{hadBlanks && !progress && <BlankCount blanks={blanks} />}</Suspense>
          </div>
        </div>
        <PreviewNotices editor={editor} />
        <TabsContent value="preview" tabIndex={-1}>
          {isEditing && editor.content && !progress ? (
            <Suspense fallback={<PostSkeleton />}>
              <EditMode
                content={editor.content}
                blanks={blanks}
                isSaving={editor.isSaving}
                onType={editor.type}
                onSave={saveChanges}
                onLeave={toggleEdit}
              />
            </Suspense>
          ) : (
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
          )}
          {post && !progress && (
            <Suspense>
              <div className="grid px-5 pb-4">
                <FirstComment key={post.id} editor={editor} onBlur={saveOnBlur} />
              </div>
            </Suspense>
          )}
        </TabsContent>
        <Suspense>
          {hadBlanks && editor.content && (
            <BlankField blanks={blanks} content={editor.content} onFill={fillBlank} onTakeOut={takeOutBlank} />
          )}
        </Suspense>
        <TabsContent value="analysis" tabIndex={-1}>
          {editor.content && complexity ? (
            <Suspense fallback={<PostSkeleton />}>
              <AnalysisPanel editor={editor} complexity={complexity} />
            </Suspense>
          ) : (
            <EmptyPreview />
          )}
        </TabsContent>
        <div className="flex items-center gap-1 border-t border-line px-3 py-1.5">
          <LazyMenu
            trigger={
              <Button
                ref={rewriteButton}
                variant="ghost"
                size="sm"
                className="px-2.5"
                aria-haspopup="dialog"
                aria-disabled={progress !== null}
              >
                <WandSparkles aria-hidden /> Rewrite
              </Button>
            }
          >
            {(trigger) => (
              <RewritePopover
                trigger={trigger}
                onRegenerate={onRegenerate}
                onChangeHook={() => editor.regenerateSection('hook')}
                onShorten={editor.shorten}
                onAsk={() => onOpen('ask', rewriteButton.current)}
              />
            )}
          </LazyMenu>
          <span className="flex-1" />
          <Button variant="ghost" size="icon" aria-label="Copy" onClick={(event) => copy(event.currentTarget)}>
            <Copy />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Network preview"
            onClick={(event) => onOpen('preview', event.currentTarget)}
          >
            <Smartphone />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Schedule on the network"
            onClick={(event) => onOpen('network', event.currentTarget)}
          >
            <CalendarClock />
          </Button>
        </div>
      </Card>
      <ActionBar
        isBusy={progress !== null}
        onCopy={copy}
        onSaveToLibrary={editor.saveToLibrary}
        onRegenerate={editor.regenerateSection}
        onOpen={onOpen}
      />
    </Tabs>
  )
}
