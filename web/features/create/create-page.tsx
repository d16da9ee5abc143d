import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { type Answer, maxKeptAnswers } from '#shared/posts.ts'
import type { NewSource } from '#shared/sources.ts'
import { BriefForm } from '#web/features/brief/brief-form.tsx'
import { type BriefInput, briefOf, newBrief, parseBrief, withLinkedSubject } from '#web/features/brief/brief-input.ts'
import { FoldedBrief } from '#web/features/brief/folded-brief.tsx'
import { useCommentsPanel } from '#web/features/comments/panel-state.ts'
import { useOwnPost } from '#web/features/editor/own-post.ts'
import { usePostEditor } from '#web/features/editor/post-editor.ts'
import { stageOf } from '#web/features/editor/writing.ts'
import { useFeedView } from '#web/features/preview/feed-setting.ts'
import { usePostAuthor } from '#web/features/preview/use-author.ts'
import { useReceived } from '#web/features/received/use-received.ts'
import { cn } from '#web/lib/cn.ts'
import { keep, readKept, useKept } from '#web/lib/kept/kept.ts'
import { usePageActions } from '#web/lib/page-actions.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { publishHash } from '#web/lib/post-hashes.ts'
import { useAccount, useMay } from '#web/lib/session.ts'
import { AuthorChoice } from '#web/ui/authors.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Dialogs, useDialogs, useOpening } from './dialogs.tsx'
import { PostOrTopic } from './post-or-topic.tsx'

const ReceivedCards = lazyPart(() =>
  import('#web/features/received/received-cards.tsx').then((file) => ({ default: file.ReceivedCards })),
)
const FeedView = lazyPart(() =>
  import('#web/features/preview/feed-view.tsx').then((file) => ({ default: file.FeedView })),
)

const CommentsPanel = lazyPart(() =>
  import('#web/features/comments/comments-panel.tsx').then((file) => ({ default: file.CommentsPanel })),
)
const ReviewIntro = lazyPart(() =>
  import('#web/features/approval/review-intro.tsx').then((file) => ({ default: file.ReviewIntro })),
)
const SourceField = lazyPart(() => import('./source-field.tsx').then((file) => ({ default: file.SourceField })))

export function CreatePage() {
  const { t } = useLingui()

  usePageTitle(t`Create Post`)
  const { subject, id } = useSearch({ strict: false })
  const idea = useLocation({ select: ({ state }) => state.idea })
  const navigate = useNavigate()
  const account = useAccount()
  const mayWrite = useMay('write posts')
  const received = useReceived()
  function open(postId: string) {
    received.giveTo(postId)
    navigate({ to: '.', search: { id: postId }, replace: true, resetScroll: false })
  }
  const own = useOwnPost(id, account, (postId) => {
    editor.goOnIn(postId)
    open(postId)
  })
  const editor = usePostEditor(id, account, own)
  const author = usePostAuthor(editor.post)
  const dialogs = useDialogs()
  const openDialog = useOpening(editor, dialogs.open)
  const briefId = useId()
  const preview = useRef<HTMLDivElement>(null)
  const [formerSubject, setFormerSubject] = useState('')
  /** The open post, when the author generates another beside it. */
  const [besides, setBesides] = useState<string | null>(null)
  /** What is open with its brief unfolded, on narrow screens. */
  const [unfolded, setUnfolded] = useState<string | null>(null)

  const briefKey = (postId = 'new') => `${account}:brief:${postId}`
  const [handedOver, setHandedOver] = useState<NewSource>()
  const keptBrief = useKept(briefKey(id), parseBrief)
  const { post } = editor
  const isVersion = post !== undefined && besides !== post.id
  const shown = id ?? (own.content ? 'own' : editor.progress ? 'new' : null)
  const isUnfolded = shown === null || unfolded === shown
  const feed = useFeedView(account)
  const comments = useCommentsPanel()
  const hasComments = comments.isOpen && post !== undefined
  const hasFeed = feed.isOn && editor.content !== null
  /** Something beside the text takes the place of the brief. */
  const hasAside = hasComments || hasFeed
  const brief = useMemo(() => keptBrief ?? (post ? briefOf(post) : newBrief()), [keptBrief, post])
  const setBrief = (next: BriefInput) => keep(briefKey(id), next)

  function replaceSubject(next: BriefInput) {
    if (brief.subject && brief.subject !== next.subject) setFormerSubject(brief.subject)
    setBrief(next)
  }

  const takeReceived = (notes: string) =>
    replaceSubject({ ...brief, subject: [brief.subject.trimEnd(), notes].filter(Boolean).join('\n\n') })

  /** If the form has answers, the post will be written from those, so add this one there too. */
  function addAnswer(answer: Answer) {
    if (keptBrief?.answers) setBrief({ ...keptBrief, answers: [...keptBrief.answers, answer] })
  }

  const takeLinkedSubject = useEffectEvent((linked: string) => {
    replaceSubject({ ...withLinkedSubject(brief, linked), ...idea })
    navigate({ to: '.', search: { id }, replace: true, resetScroll: false })
  })

  // Copies the link's subject into the form once and removes it from the address, so a reload keeps later edits.
  useEffect(() => {
    if (subject !== undefined) takeLinkedSubject(subject)
  }, [subject])

  const isLedToPublish = useLocation({ select: ({ hash }) => hash === publishHash }) && post !== undefined
  const openPublishing = useEffectEvent(() => {
    if (post?.status !== 'publishing' && !post?.publication) dialogs.open('publish', preview.current)
    navigate({ to: '.', search: { id }, hash: '', replace: true, resetScroll: false })
  })

  // Removes the request from the address, so that a reload does not ask again.
  useEffect(() => {
    if (isLedToPublish) openPublishing()
  }, [isLedToPublish])

  // On a narrow screen, the brief folds while an engine writes.
  useEffect(() => {
    if (!editor.isGenerating) return
    setUnfolded(null)
    if (window.matchMedia('(max-width: 1023px)').matches) window.scrollTo({ top: 0 })
  }, [editor.isGenerating])

  // The focused element, such as the Cancel button, may have gone.
  const isBusy = editor.progress !== null
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body)
      preview.current?.focus({ preventScroll: true })
    wasBusy.current = isBusy
  }, [isBusy])

  async function generate(postId?: string, given = brief) {
    const asked = readKept(briefKey(id), parseBrief)
    const written = await editor.generate(given, postId)
    if (!written) return
    const typedSince = readKept(briefKey(id), parseBrief)
    keep(briefKey(id), null)
    if (typedSince !== asked) keep(briefKey(written.id), typedSince)
    if (written.id !== id) open(written.id)
  }

  /** A topic becomes a post from the author's answers. */
  function answerTopic(answers: Answer[]) {
    const next = { ...brief, answers: [...(brief.answers ?? []), ...answers].slice(-maxKeptAnswers) }
    setBrief(next)
    void generate(post?.id, next)
  }

  function writeOwn() {
    own.begin()
    // A field that is there already does not focus itself again.
    preview.current?.querySelector<HTMLElement>('[data-part=hook]')?.focus()
    if (id) navigate({ to: '.', search: {}, resetScroll: false })
  }
  usePageActions([
    ...(mayWrite ? [{ name: t`Write your own`, also: t`paste empty editor post`, run: writeOwn }] : []),
    ...(post ? [{ name: t`Comments`, also: t`suggestions review feedback`, run: () => comments.show(true) }] : []),
    { name: t`Feed view beside the editor`, also: t`preview look`, run: () => feed.set(!feed.isOn) },
  ])

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-9 gap-y-6 lg:grid-cols-[minmax(0,460fr)_minmax(0,500fr)] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-7">
        {mayWrite ? (
          <>
            {' '}
            <h1
              className={cn(
                'text-2xl font-semibold tracking-tight',
                shown && (hasAside ? 'sr-only' : 'max-lg:sr-only'),
              )}
            >
              <Trans>What do you want to say?</Trans>
            </h1>
            {shown && (
              <FoldedBrief
                subject={brief.subject}
                isOpen={isUnfolded}
                controls={briefId}
                onToggle={() => setUnfolded(isUnfolded ? null : shown)}
                className={cn('-mb-3', !hasAside && 'lg:hidden')}
              />
            )}
            {received.isThere && id === undefined && (
              <Suspense>
                <ReceivedCards onTake={takeReceived} onSource={setHandedOver} />
              </Suspense>
            )}
            <div id={briefId} className={cn(!isUnfolded && (hasAside ? 'hidden' : 'max-lg:hidden'))}>
              {!isVersion && <AuthorChoice what={t`Written for`} className="mb-5" />}
              <BriefForm
                account={account}
                brief={brief}
                onChange={setBrief}
                isWritten={editor.post?.subject === brief.subject.trim()}
                formerSubject={formerSubject}
                onErase={() => replaceSubject({ ...brief, subject: '' })}
                onBringBack={() => replaceSubject({ ...brief, subject: formerSubject })}
                onSubmit={() => generate(isVersion ? post?.id : undefined)}
                onCancel={editor.cancel}
                isGenerating={editor.isGenerating}
                isBusy={isBusy}
                isVersion={post ? isVersion : null}
                onVersion={(next) => setBesides(next || !post ? null : post.id)}
                onWriteOwn={writeOwn}
                source={
                  <Suspense fallback={<Skeleton className="h-9 w-44" />}>
                    <SourceField brief={brief} onChange={setBrief} isNew={!isVersion} given={handedOver} />
                  </Suspense>
                }
              />
            </div>
          </>
        ) : (
          <Suspense>
            <ReviewIntro isOpen={id !== undefined} />
          </Suspense>
        )}
      </div>
      <div ref={preview} tabIndex={-1} className="scroll-mt-20 outline-none lg:sticky lg:top-20 lg:row-span-2">
        {(mayWrite || shown) && (
          <PostOrTopic
            editor={editor}
            author={author}
            onRegenerate={() => generate(editor.post?.id)}
            onAnswer={addAnswer}
            onTopic={answerTopic}
            onOpen={openDialog}
            onWriteOwn={writeOwn}
            onPaste={(pasted) => own.paste(pasted, editor.put)}
          />
        )}
      </div>
      {hasComments && (
        <Suspense>
          <CommentsPanel key={post.id} editor={editor} onClose={() => comments.show(false)} />
        </Suspense>
      )}
      {hasFeed && (
        <Suspense>
          <FeedView editor={editor} author={author} onClose={() => feed.set(false)} />
        </Suspense>
      )}
      <p role="status" className="sr-only">
        {editor.progress && stageOf(editor.progress)}
      </p>
      <Dialogs dialogs={dialogs} editor={editor} author={author} onFeedView={() => feed.set(true)} />
    </div>
  )
}
