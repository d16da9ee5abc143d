import { useState } from 'react'
import { findCategory } from '#shared/catalogue.ts'
import { type Post, type PostContent, type Section, sections } from '#shared/posts.ts'
import { improveInstruction, maxSubjectLength, minSubjectLength, shortenInstruction } from '#shared/writing.ts'
import type { BriefInput } from '#web/features/brief/brief-input.ts'
import { messageOf } from '#web/lib/api.ts'
import { failureToast, type ToastOptions, toast } from '#web/ui/toast.ts'
import type { PostOnScreen } from './post-on-screen.ts'
import type { LeadMagnetTitles, WritingCall } from './queries.ts'
import { pick, sectionsOf, type undoOn } from './undo.ts'
import { useWriting } from './writing.ts'

export function missPost(title = 'No post to modify'): null {
  failureToast(title, 'Please generate a post first')
  return null
}

/** The brief for the generation call, or null after saying what is missing. */
function completeBrief(brief: BriefInput) {
  const category = brief.category && findCategory(brief.category)?.id
  if (!category) {
    failureToast('Missing category', 'Please select a post category before generating a post.')
    return null
  }
  if (brief.subject.trim().length < minSubjectLength) {
    failureToast('Missing subject', `Please enter a post subject with at least ${minSubjectLength} characters.`)
    return null
  }
  if (brief.subject.trim().length > maxSubjectLength) {
    failureToast('Subject too long', `A subject can hold ${maxSubjectLength.toLocaleString('en')} characters.`)
    return null
  }
  return { ...brief, category }
}

interface Outcome {
  done: string
  description?: string
  failed: string
  /** What is said instead where no model wrote. */
  byRules?: { done: string; description: string }
}

/** Everything an engine does to the post on screen, with the messages it shows. */
export function useRewriting(
  id: string | undefined,
  onScreen: PostOnScreen,
  {
    undo,
    onRewritten,
  }: Pick<ReturnType<typeof undoOn>, 'undo'> & {
    /** Called when an engine has changed a post that was there. */
    onRewritten: (postId: string, former: Partial<PostContent>, written: Partial<PostContent>) => void
  },
) {
  const writing = useWriting()
  const [generation, setGeneration] = useState({ count: 0, postId: '' })
  /** What is to be said once all that was generated is on screen. */
  const [finished, setFinished] = useState<ToastOptions | null>(null)
  const { post, content } = onScreen
  const kind = writing.progress?.call.kind
  const isGenerating = kind === 'post' || kind === 'lead magnet'

  /** The text on screen changes only once all of the new one has arrived; the former one can be restored. */
  async function write(call: WritingCall, { failed, byRules, ...asked }: Outcome): Promise<Post | null> {
    const isWhole = call.kind === 'post' || call.kind === 'lead magnet'
    const isNew = isWhole && !call.postId
    // Unsaved edits stay kept with the former post, so a new post need not wait for them.
    const before = () => (isNew ? onScreen.save().catch(() => {}) : onScreen.save())
    try {
      const written = await writing.start(call, before)
      if (!written) return null
      onScreen.accept(written.post)
      const rewritten = call.kind === 'section' ? sectionsOf(written.content) : sections
      const former = !isNew && content && pick(content, rewritten)
      const now = pick(written.post.content, rewritten)
      if (former) onRewritten(written.post.id, former, now)
      const { done, description } = written.engine.id === 'arranger' && byRules ? byRules : asked
      const said = { title: done, description, ...(former && undo(former, now)) }
      if (isWhole) setFinished(said)
      else toast(said)
      return written.post
    } catch (error) {
      failureToast(failed, messageOf(error))
      return null
    }
  }

  async function generate(input: BriefInput, postId?: string): Promise<Post | null> {
    const brief = !writing.progress && completeBrief(input)
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
    return write(
      { kind: 'edit', postId: post.id, instruction },
      {
        done: 'AI adjustment complete',
        byRules: { done: 'Post adjusted', description: 'Done by fixed rules: no AI model is connected.' },
        failed: 'Failed to process AI request',
      },
    )
  }

  return {
    progress: writing.progress,
    isGenerating,
    /** Which generation the post on screen comes from, whose hook is typed out; null for a post that was opened. */
    generation: isGenerating || generation.postId === id ? `generation ${generation.count}` : null,
    /** All of it has arrived, and that is not said yet. */
    isFinished: finished !== null && generation.postId === id,
    sayFinished: () => {
      if (finished) toast(finished)
      setFinished(null)
    },
    cancel: writing.cancel,
    generate,
    generateLeadMagnet,
    regenerateSection,
    shorten,
    askAi,
  }
}
