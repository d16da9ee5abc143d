import { useState } from 'react'
import { findCategory } from '#shared/catalogue.ts'
import {
  type Answer,
  contentText,
  type Post,
  type PostContent,
  type Section,
  sections,
  wordCount,
} from '#shared/posts.ts'
import { improveInstruction, minSubjectLength, shortenInstruction } from '#shared/writing.ts'
import type { BriefDraft } from '#web/features/brief/brief-draft.ts'
import { useBlanks } from '#web/features/claims/blanks.ts'
import { messageOf } from '#web/lib/api.ts'
import { copyPostText } from '#web/ui/copy.ts'
import { failureToast, toast } from '#web/ui/toast.ts'
import { isConflict, usePostOnScreen } from './post-on-screen.ts'
import type { LeadMagnetTitles, WritingCall } from './queries.ts'
import { useWriting } from './writing.ts'

function missPost(title = 'No post to modify'): null {
  failureToast(title, 'Please generate a post first')
  return null
}

/** The subject as the generation call wants it, or null after saying what is missing. */
function completeBrief(brief: BriefDraft) {
  const category = brief.category && findCategory(brief.category)?.id
  if (!category) {
    failureToast('Missing category', 'Please select a post category before generating a post.')
    return null
  }
  if (brief.subject.trim().length < minSubjectLength) {
    failureToast('Missing subject', `Please enter a post subject with at least ${minSubjectLength} characters.`)
    return null
  }
  return { ...brief, category }
}

const pick = (content: PostContent, wanted: readonly Section[]): Partial<PostContent> =>
  Object.fromEntries(wanted.map((section) => [section, content[section]]))

const sectionsOf = (texts: Partial<PostContent>) => sections.filter((section) => texts[section] !== undefined)

const undoDuration = 10_000

interface Outcome {
  done: string
  description?: string
  failed: string
}

/** Everything that can be done with the post on screen, each with what is said about it. */
export function usePostEditor(id: string | undefined, account: string) {
  const onScreen = usePostOnScreen(id, account)
  const writing = useWriting()
  const [generation, setGeneration] = useState({ count: 0, postId: '' })
  const { post, content } = onScreen
  const blanks = useBlanks(content)
  const kind = writing.progress?.call.kind
  const isGenerating = kind === 'post' || kind === 'lead magnet'

  async function saveOr(failed: string): Promise<boolean> {
    try {
      await onScreen.save()
      return true
    } catch (error) {
      // A change made elsewhere is shown beside the text, with a choice.
      if (!isConflict(error)) failureToast(failed, messageOf(error))
      return false
    }
  }

  /** Puts the former texts back where `current` ones stand; words typed over those can be brought back in their turn. */
  function undo(former: Partial<PostContent>, current: Partial<PostContent>, label = 'Undo') {
    const onSelect = () => {
      const now = onScreen.contentNow()
      const replaced = now && pick(now, sectionsOf(former))
      onScreen.type(former)
      if (replaced && sectionsOf(former).some((section) => replaced[section] !== current[section]))
        toast({
          title: 'Undone',
          description: 'What you had typed since then went with it.',
          ...undo(replaced, former, 'Bring it back'),
        })
      void saveOr('Save failed')
    }
    return { action: { label, onSelect }, duration: undoDuration }
  }

  /** Puts other texts on screen and saves them; the ones before can be brought back. */
  function replace(texts: Partial<PostContent>, said: { title: string; description?: string }): Promise<boolean> {
    const former = pick(onScreen.contentNow()!, sectionsOf(texts))
    onScreen.type(texts)
    toast({ ...said, ...undo(former, texts) })
    return saveOr('Save failed')
  }

  /** The text on screen changes only when all of it has arrived; the one before can be brought back. */
  async function write(call: WritingCall, { done, description, failed }: Outcome): Promise<Post | null> {
    const isNew = (call.kind === 'post' || call.kind === 'lead magnet') && !call.postId
    // Words typed over the former post stay kept with it, so a new post need not wait for them.
    const before = () => (isNew ? onScreen.save().catch(() => {}) : onScreen.save())
    try {
      const written = await writing.start(call, before)
      if (!written) return null
      onScreen.accept(written.post)
      const rewritten = call.kind === 'section' ? sectionsOf(written.content) : sections
      const canUndo = content && !isNew
      toast({
        title: done,
        description,
        ...(canUndo && undo(pick(content, rewritten), pick(written.post.content, rewritten))),
      })
      return written.post
    } catch (error) {
      failureToast(failed, messageOf(error))
      return null
    }
  }

  async function generate(draft: BriefDraft, postId?: string): Promise<Post | null> {
    const brief = !writing.progress && completeBrief(draft)
    if (!brief) return null
    return writeWhole(
      { kind: 'post', brief, postId },
      {
        done: 'Post generated!',
        description: 'Your post has been successfully generated.',
        failed: 'Failed to generate post',
      },
    )
  }

  async function generateLeadMagnet(titles: LeadMagnetTitles, postId?: string): Promise<Post | null> {
    if (writing.progress) return null
    const outcome = { done: 'Lead magnet post generated', failed: 'Generation failed' }
    return writeWhole({ kind: 'lead magnet', titles, postId }, outcome)
  }

  async function writeWhole(call: WritingCall, outcome: Outcome): Promise<Post | null> {
    setGeneration(({ count }) => ({ count: count + 1, postId: '' }))
    const written = await write(call, outcome)
    if (written) setGeneration(({ count }) => ({ count, postId: written.id }))
    return written
  }

  function regenerateSection(section: Section) {
    if (!post) return missPost()
    const outcome = { done: 'Section regenerated', failed: 'Failed to regenerate section' }
    return write({ kind: 'section', postId: post.id, section }, outcome)
  }

  function shorten() {
    if (!post) return missPost('No post to reduce')
    const outcome = { done: 'Post shortened', failed: 'Failed to reduce post length' }
    return write({ kind: 'edit', postId: post.id, instruction: shortenInstruction }, outcome)
  }

  function askAi(instruction = improveInstruction) {
    if (!post) return missPost()
    const outcome = { done: 'AI adjustment complete', failed: 'Failed to process AI request' }
    return write({ kind: 'edit', postId: post.id, instruction }, outcome)
  }

  async function savePost(done: string): Promise<boolean> {
    if (!post) {
      missPost()
      return false
    }
    const isSaved = await saveOr('Save failed')
    if (isSaved) toast({ title: done })
    return isSaved
  }

  /** What is filled in is in the text; it is also kept as an answer for the next time that the post is written. */
  async function fillBlank(texts: Partial<PostContent>, answer: Answer | null) {
    onScreen.type(texts)
    if (onScreen.isChangedElsewhere || !(await saveOr('Save failed')) || !answer) return
    // The text has the words, whatever becomes of the answer.
    await onScreen.addAnswer(answer).catch(() => {})
  }

  async function saveToLibrary() {
    if (!post) return missPost()
    try {
      await onScreen.save({ isPublished: true })
      toast({ title: 'Saved to library', description: 'Your post has been saved to your content library.' })
    } catch (error) {
      failureToast('Save failed', messageOf(error))
    }
  }

  async function copy() {
    if (!content) return failureToast('No content to copy', 'Please generate a post first')
    await copyPostText(contentText(content))
  }

  function countWords() {
    const words = content ? wordCount(contentText(content)) : 0
    toast({ title: 'Word count', description: `Your post has ${words} words` })
  }

  async function loadNewer() {
    try {
      await onScreen.takeNewer()
    } catch (error) {
      failureToast('Failed to load posts', messageOf(error))
    }
  }

  async function bringBackAside() {
    try {
      await onScreen.bringBackAside()
    } catch (error) {
      failureToast('Save failed', messageOf(error))
    }
  }

  async function keepMine() {
    try {
      await onScreen.keepMine()
      toast({ title: 'Post saved' })
    } catch (error) {
      failureToast('Save failed', messageOf(error))
    }
  }

  return {
    ...onScreen,
    blanks,
    progress: writing.progress,
    isGenerating,
    /** Changes when a hook is on screen for the first time: a post just opened, or one that is being generated. */
    firstShown: isGenerating || generation.postId === id ? `generation ${generation.count}` : (id ?? ''),
    cancel: writing.cancel,
    missPost,
    generate,
    generateLeadMagnet,
    regenerateSection,
    shorten,
    askAi,
    replace,
    saveEdits: () => saveOr('Save failed'),
    savePost,
    fillBlank,
    saveToLibrary,
    copy,
    countWords,
    loadNewer,
    keepMine,
    bringBackAside,
  }
}

export type PostEditor = ReturnType<typeof usePostEditor>
