import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { anchorAt } from '#shared/anchor.ts'
import { maxCommentedWords } from '#shared/comment-news.ts'
import { sectionNames } from '#shared/posts.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { messageOf } from '#web/lib/api.ts'
import { translated } from '#web/lib/language.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { Composer } from './composer.tsx'
import { type CommentDraft, useCommentDraft } from './drafting.ts'
import { inOrder, isOpenThread, type PlacedComments, type PlacedThread, usePlacedComments } from './placed.ts'
import { commentsQuery, useAddComment } from './queries.ts'
import { Thread } from './thread.tsx'

interface PanelProps {
  editor: PostEditor
  onClose: () => void
}

/** Beside the text; on a narrow screen a sheet over it. */
export function CommentsPanel({ editor, onClose }: PanelProps) {
  const { t } = useLingui()

  const [isNarrow] = useState(() => window.matchMedia('(max-width: 1023px)').matches)
  if (!editor.post) return null
  if (isNarrow)
    return (
      <Sheet title={t`Comments`} onClose={onClose}>
        <Comments editor={editor} postId={editor.post.id} onLeave={onClose} />
      </Sheet>
    )
  return (
    <Card role="region" aria-label={t`Comments`} className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <div className="-mt-1.5 -mr-2 -mb-2 flex items-center justify-between">
        <h2 className="font-semibold">
          <Trans>Comments</Trans>
        </h2>
        <Button variant="ghost" size="icon" aria-label={t`Close the comments`} onClick={onClose}>
          <X />
        </Button>
      </div>
      <Comments editor={editor} postId={editor.post.id} />
    </Card>
  )
}

interface CommentsProps {
  editor: PostEditor
  postId: string
  /** Before it leads to the text, which a sheet would cover. */
  onLeave?: () => void
}

function Comments({ editor, postId, onLeave }: CommentsProps) {
  const { draft, setDraft } = useCommentDraft(postId)
  const { error, refetch } = useQuery(commentsQuery(postId))
  const comments = usePlacedComments(editor)
  const open = comments?.placed.filter(isOpenThread) ?? []
  const pointed = usePointed(open)
  if (!comments)
    return error ? (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-ink-2">
          <Trans>The comments couldn’t be loaded. {messageOf(error)}</Trans>
        </p>
        <Button variant="outline" size="sm" onClick={() => refetch()}>
          <Trans>Try Again</Trans>
        </Button>
      </div>
    ) : (
      <Skeleton className="h-24" />
    )
  const isOrphan = ({ thread }: PlacedThread) => thread.words !== null && thread.words.place === null
  const settled = comments.placed.filter((one) => !isOpenThread(one))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <NewComment
        key={draft ? `${draft.isSuggestion} ${draft.selection.section} ${draft.selection.start}` : 'post'}
        editor={editor}
        comments={comments}
        draft={draft}
        onDone={() => setDraft(null)}
      />
      {open.length === 0 && settled.length === 0 && (
        <p className="text-sm text-ink-2">
          <Trans>
            No comments yet. Select words in the text to comment on them or to suggest others, or write about the whole
            post here.
          </Trans>
        </p>
      )}
      <ThreadList
        editor={editor}
        comments={comments}
        onLeave={onLeave}
        threads={inOrder(open.filter((one) => !isOrphan(one)))}
        pointed={pointed}
      />
      <ThreadList editor={editor} comments={comments} onLeave={onLeave} threads={open.filter(isOrphan)} />
      {settled.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1.5 text-sm font-medium text-ink-2">
            <Trans>Settled ({settled.length})</Trans>
          </summary>
          <div className="mt-2">
            <ThreadList editor={editor} comments={comments} onLeave={onLeave} threads={settled.toReversed()} />
          </div>
        </details>
      )}
    </div>
  )
}

/** The thread whose words the person clicked in the text. */
function usePointed(threads: readonly PlacedThread[]): string | null {
  const [pointed, setPointed] = useState<string | null>(null)
  const point = useEffectEvent(({ target: field }: Event) => {
    if (!(field instanceof HTMLTextAreaElement) || !field.dataset.part) return
    const { selectionStart: caret, dataset } = field
    const found = threads.find(({ at }) => at && at.section === dataset.part && at.start <= caret && caret <= at.end)
    setPointed(found?.thread.id ?? null)
  })
  useEffect(() => {
    const click = (event: Event) => point(event)
    document.addEventListener('click', click)
    return () => document.removeEventListener('click', click)
  }, [])
  return pointed
}

interface ThreadListProps {
  editor: PostEditor
  comments: PlacedComments
  threads: readonly PlacedThread[]
  pointed?: string | null
  onLeave: (() => void) | undefined
}

function ThreadList({ editor, comments, threads, pointed, onLeave }: ThreadListProps) {
  if (threads.length === 0) return null
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {threads.map((placed) => (
        <li
          key={placed.thread.id}
          ref={placed.thread.id === pointed ? bringIntoView : undefined}
          aria-current={placed.thread.id === pointed || undefined}
          className="rounded aria-[current]:outline-2 aria-[current]:outline-offset-2 aria-[current]:outline-action"
        >
          <Thread editor={editor} comments={comments} placed={placed} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}

const bringIntoView = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' })

interface NewCommentProps {
  editor: PostEditor
  comments: PlacedComments
  draft: CommentDraft | null
  onDone: () => void
}

/** About the selected words, or the whole post. */
function NewComment({ editor, comments, draft, onDone }: NewCommentProps) {
  const { t } = useLingui()

  const id = useId()
  const postId = editor.post!.id
  const add = useAddComment(postId)
  const [replacement, setReplacement] = useState(draft?.selection.text ?? '')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const isSuggestion = draft?.isSuggestion === true
  const isUnchanged = isSuggestion && replacement === draft.selection.text
  const isTooLong = draft !== null && draft.selection.text.length > maxCommentedWords

  async function send(text: string, mentions: string[]): Promise<boolean> {
    if (
      draft &&
      editor.contentNow()?.[draft.selection.section].slice(draft.selection.start, draft.selection.end) !==
        draft.selection.text
    ) {
      failureToast(t`Not sent`, t`These words have changed. Select them again.`)
      return false
    }
    try {
      // Saved first, because the server looks for the words in its text.
      if (draft && comments.mayDecide && !(await editor.saveEdits())) return false
      await add.mutateAsync({ text, mentions, ...(draft && wordsOf(draft)) })
    } catch (error) {
      failureToast(t`Not sent`, messageOf(error))
      return false
    }
    onDone()
    return true
  }

  function wordsOf({ selection, isSuggestion }: CommentDraft) {
    const { section, quote, before, after } = anchorAt(editor.contentNow()!, selection.section, selection)
    return { words: { section, quote, before, after }, ...(isSuggestion && { replacement }) }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {draft && (
        <div className="grid gap-1.5">
          <p className="text-sm font-semibold">
            {isSuggestion ? t`Suggest other words` : t`Comment on these words`} ·{' '}
            {translated(sectionNames[draft.selection.section])}
          </p>
          <p
            dir="auto"
            data-own
            className="line-clamp-3 border-l-2 border-line-strong pl-2 text-sm break-words text-ink-2"
          >
            {draft.selection.text}
          </p>
          {isTooLong && (
            <p className="text-sm text-warn">
              <Trans>Select at most 2,000 characters.</Trans>
            </p>
          )}
          {isSuggestion && (
            <>
              <label htmlFor={`${id}-words`} className="text-sm text-ink-2">
                <Trans>In their place</Trans>
              </label>
              <Textarea
                ref={field}
                id={`${id}-words`}
                dir="auto"
                value={replacement}
                maxLength={maxCommentedWords}
                onChange={({ target }) => setReplacement(target.value)}
                className="min-h-11 w-full"
              />
            </>
          )}
        </div>
      )}
      <Composer
        label={
          isSuggestion ? t`Why (optional)` : draft ? t({ message: 'Comment', context: 'noun' }) : t`Comment on the post`
        }
        placeholder={isSuggestion ? t`Why? You can leave this empty.` : undefined}
        verb={isSuggestion ? t`Suggest` : t`Comment`}
        keptAs={`${editor.account}:comment:${postId}:new`}
        people={comments.people}
        isBusy={add.isPending || isUnchanged || isTooLong}
        mayBeEmpty={isSuggestion}
        autoFocus={draft !== null && !isSuggestion}
        onSend={send}
        onCancel={draft ? onDone : undefined}
      />
    </div>
  )
}
