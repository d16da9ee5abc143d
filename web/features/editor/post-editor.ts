import { msg, plural, t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isSection } from '#shared/edits.ts'
import {
  type Answer,
  additionsOf,
  contentText,
  type Post,
  type PostContent,
  type Section,
  wordCount,
} from '#shared/posts.ts'
import { useBlanks } from '#web/features/claims/blanks.ts'
import { messageOf } from '#web/lib/api.ts'
import { approvalSettingQuery } from '#web/lib/approval-queries.ts'
import { changePost } from '#web/lib/post-queries.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import { sayUnapproved } from '#web/lib/unapproved.ts'
import { copyPostText } from '#web/ui/copy.ts'
import type { OwnPost } from './own-post.ts'
import { usePostOnScreen } from './post-on-screen.ts'
import { useRewriting } from './rewriting.ts'
import { useSteps } from './stepping.ts'
import { undoDuration, undoOn } from './undo.ts'

export interface Rewritten {
  postId: string
  former: Partial<PostContent>
  written: Partial<PostContent>
}

const nothing = {
  save: msg`Nothing to save yet.`,
  copy: msg`Nothing to copy yet.`,
  publish: msg`Nothing to publish yet.`,
  schedule: msg`Nothing to schedule yet.`,
  rewrite: msg`Nothing to rewrite yet.`,
}
export type NeedsText = keyof typeof nothing

export const nothingYet = (what: NeedsText): string => t(nothing[what])

/** Shown when there is no post to act on. */
export const nothingTo = (what: NeedsText): void => {
  const title = nothingYet(what)
  const how = t`Generate a post, or write your own.`
  if (what === 'schedule') toast({ title: t`Post ID not available`, description: `${title} ${how}` })
  else toast({ title, description: how })
}

/** A finding at the time that someone asked to see it. */
export interface SoughtFinding {
  section: Section
  rule: string
  start: number
  end: number
  quote: string
}

/** Every action on the post on screen, with its messages. */
export function usePostEditor(id: string | undefined, account: string, own?: OwnPost) {
  const queryClient = useQueryClient()
  const onScreen = usePostOnScreen(id, account, own)
  const steps = useSteps(onScreen, (cause) => void saveOr(t`Save failed`, cause))
  const { saveOr, undo, replace } = undoOn({ ...onScreen, type: steps.put })
  /** For review. */
  const [rewritten, setRewritten] = useState<Rewritten | null>(null)
  /** Offers a change that somebody else made for review, and for undoing. */
  function showRewritten(postId: string, former: Partial<PostContent>, written: Partial<PostContent>) {
    steps.record(former, written)
    setRewritten({ postId, former, written })
  }
  const rewriting = useRewriting(id, onScreen, { undo, onRewritten: showRewritten })
  const { post, content } = onScreen
  const blanks = useBlanks(content, post?.id)
  /** The words that a link outside the text points at. */
  const [sought, leadTo] = useState<SoughtFinding | null>(null)

  /** The post of a handwritten text, created if necessary; null where there is none. */
  const ownPost = async (): Promise<Post | null> => (own?.content ? own.made() : null)

  async function savePost(done: string): Promise<boolean> {
    if (post) {
      const isSaved = await saveOr(t`Save failed`)
      if (isSaved) toast({ title: done })
      return isSaved
    }
    try {
      const made = await ownPost()
      if (made) toast({ title: done })
      else nothingTo('save')
    } catch (error) {
      failureToast(t`Save failed`, messageOf(error))
    }
    return false
  }

  /** Fills a blank in the text and keeps the answer for the next generation. */
  async function fillBlank(texts: Partial<PostContent>, answer: Answer | null) {
    steps.put(texts)
    if (onScreen.isChangedElsewhere || !(await saveOr(t`Save failed`)) || !answer) return
    // The text already has the words, so failing to keep the answer is harmless.
    await onScreen.addAnswer(answer).catch(() => {})
  }

  async function saveToLibrary() {
    try {
      if (post) await onScreen.save({ isPublished: true })
      else {
        const made = await ownPost()
        if (!made) return nothingTo('save')
        onScreen.accept(await changePost(made.id, { isPublished: true }))
      }
      toast({ title: t`Saved to library`, description: t`Your post has been saved to your content library.` })
    } catch (error) {
      failureToast(t`Save failed`, messageOf(error))
    }
  }

  /** `undoMore` takes back what is no text. */
  function sayRestored(before: Post, now: Post, undoMore: () => void) {
    const former = { ...before.content, ...additionsOf(before) }
    steps.record(former, { ...now.content, ...additionsOf(now) })
    const onSelect = () => {
      steps.putAndSave(former, 'undone')
      undoMore()
    }
    const action = { label: t`Undo`, onSelect }
    toast({ title: t`Version restored`, action, duration: undoDuration })
  }

  /** Saves edits first. */
  async function readToPublish(): Promise<Post> {
    if (!post) throw new Error(nothingYet('publish'))
    await onScreen.save()
    return onScreen.saved()!
  }

  async function sayOpen(): Promise<string> {
    const { openPointsOnScreen, sayOpenPoints } = await import('#web/features/claims/open-points.ts')
    return sayOpenPoints(await openPointsOnScreen(queryClient, onScreen))
  }

  /** Of a text that may have unsaved changes. */
  function lacksApproval(post: Post, text: string): boolean {
    const isRequired = queryClient.getQueryData(approvalSettingQuery.queryKey)?.mode === 'required'
    return post.lacksApproval || (isRequired && !post.publication && text !== contentText(post.content))
  }

  async function copy() {
    const text = content ? contentText(content) : ''
    if (!text) return nothingTo('copy')
    // The text is copied even if nothing can be said of it.
    if (!post) return copyPostText(text)
    await copyPostText(
      text,
      undefined,
      sayUnapproved({ lacksApproval: lacksApproval(post, text) }),
      sayOpen().catch(() => ''),
    )
  }

  function countWords() {
    const words = content ? wordCount(contentText(content)) : 0
    toast({
      title: t`Word count`,
      description: plural(words, { one: 'Your post has # word', other: 'Your post has # words' }),
    })
  }

  async function bringBackAside() {
    const { aside } = onScreen
    if (!aside) return
    onScreen.letAsideGo()
    onScreen.typeAddition(Object.fromEntries(Object.entries(aside).filter(([part]) => !isSection(part))))
    await replace(Object.fromEntries(Object.entries(aside).filter(([part]) => isSection(part))), {
      title: t`Your text is back`,
    })
  }

  return {
    ...onScreen,
    ...rewriting,
    ...steps,
    rewritten: rewritten?.postId === post?.id ? rewritten : null,
    showRewritten,
    forgetRewritten: () => setRewritten(null),
    blanks,
    ownPost,
    sought,
    leadTo,
    undo,
    replace,
    saveEdits: () => saveOr(t`Save failed`),
    /** The save status shows the reason of a failure. */
    saveQuietly: () => void onScreen.save().catch(() => {}),
    savePost,
    fillBlank,
    saveToLibrary,
    sayRestored,
    readToPublish,
    copy,
    countWords,
    bringBackAside,
  }
}

export type PostEditor = ReturnType<typeof usePostEditor>
