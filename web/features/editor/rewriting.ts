import { select, t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { blanksOf } from '#shared/blanks.ts'
import { findCategory } from '#shared/post-types.ts'
import type { Post, PostContent, Section } from '#shared/posts.ts'
import { isOnlyTopic } from '#shared/text/only-topic.ts'
import {
  improveInstruction,
  maxSubjectLength,
  minSubjectLength,
  type Passage,
  type Selection,
  shortenInstruction,
} from '#shared/writing.ts'
import type { BriefInput } from '#web/features/brief/brief-input.ts'
import { sayBlanksToFill } from '#web/features/claims/blanks.ts'
import { ApiError, messageOf } from '#web/lib/api.ts'
import { inDigits } from '#web/lib/intl.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import { openingsQuery } from './opening-queries.ts'
import type { PostOnScreen } from './post-on-screen.ts'
import type { LeadMagnetTitles, WritingCall } from './queries.ts'
import { pick, sectionsOf, type undoOn } from './undo.ts'
import { sectionsOfCall, useWriting } from './writing.ts'

/** The brief for a generation call; null after a message about missing parts. */
function completeBrief(brief: BriefInput) {
  const category = brief.category && findCategory(brief.category)?.id
  if (!category) {
    failureToast(t`Missing category`, t`Please select a post category before generating a post.`)
    return null
  }
  if (brief.subject.trim().length < minSubjectLength) {
    if (brief.sourceId)
      failureToast(t`Missing view`, t`The source alone is no post. Say in a sentence or two what you think of it.`)
    else failureToast(t`Missing subject`, t`Please enter a post subject with at least ${minSubjectLength} characters.`)
    return null
  }
  if (brief.subject.trim().length > maxSubjectLength) {
    failureToast(t`Subject too long`, t`A subject can hold ${{ max: inDigits(maxSubjectLength) }} characters.`)
    return null
  }
  return { ...brief, category }
}

interface Said {
  done: string
  description?: string
}

interface Outcome extends Said {
  failed: string
  /** Called with the server's refusal, instead of a message. */
  onRefused?: (sentence: string) => void
  /** The message when no model was involved. */
  byRules: (content: PostContent, subject: string) => Said
}

const sorted = (content: PostContent, subject: string): Said => {
  if (isOnlyTopic(content, subject)) return { done: t`Not a post yet` }
  const blanks = blanksOf(content).length
  return {
    done: t`Your words are in order`,
    description: blanks > 0 ? sayBlanksToFill(blanks) : t`Read it once, and change what you like.`,
  }
}

/** All engine actions on the post on screen, with their messages. */
export function useRewriting(
  id: string | undefined,
  onScreen: PostOnScreen,
  {
    undo,
    onRewritten,
  }: Pick<ReturnType<typeof undoOn>, 'undo'> & {
    onRewritten: (postId: string, former: Partial<PostContent>, written: Partial<PostContent>) => void
  },
) {
  const queryClient = useQueryClient()
  const writing = useWriting(id)
  const [generation, setGeneration] = useState({ count: 0, postId: '' })
  /** Sentences that the author may choose to drop. */
  const [droppable, setDroppable] = useState<{ postId: string; passages: readonly Passage[] } | null>(null)
  const { post, content } = onScreen
  const kind = writing.progress?.call.kind
  const isGenerating = kind === 'post' || kind === 'lead magnet'

  /** Replaces the text only once the new one is complete; an undo restores the former. */
  async function write(call: WritingCall, { failed, byRules, onRefused, ...asked }: Outcome): Promise<Post | null> {
    const isWhole = call.kind === 'post' || call.kind === 'lead magnet'
    const isNew = isWhole && !call.postId
    // Unsaved edits stay with the former post, so a new post does not wait for them.
    const before = () => (isNew ? onScreen.save().catch(() => {}) : onScreen.save())
    try {
      setDroppable(null)
      const written = await writing.start(call, before)
      if (!written) return null
      // The API promises the content only. Without a post in the answer, save the content as an edit.
      if (!written.post) {
        onScreen.type(written.content)
        await onScreen.save()
        toast({ title: asked.done, description: asked.description })
        return onScreen.saved() ?? null
      }
      onScreen.accept(written.post)
      if (isWhole) void queryClient.invalidateQueries({ queryKey: openingsQuery(written.post.id).queryKey })
      if (written.droppable?.length) setDroppable({ postId: written.post.id, passages: written.droppable })
      const rewritten = call.kind === 'section' ? sectionsOf(written.content) : sectionsOfCall(call)
      const former = !isNew && content && pick(content, rewritten)
      const now = pick(written.post.content, rewritten)
      const isSame = former && rewritten.every((section) => former[section] === now[section])
      if (former && !isSame) onRewritten(written.post.id, former, now)
      const { done, description } =
        written.engine.id === 'arranger' ? byRules(written.post.content, written.post.subject) : asked
      const said = isSame
        ? { title: written.note ?? t`Nothing to change` }
        : { title: done, description: written.note ?? description, ...(former && undo(former, now)) }
      toast(said)
      return written.post
    } catch (error) {
      if (onRefused && error instanceof ApiError && error.status === 400) onRefused(error.body)
      else failureToast(failed, messageOf(error))
      return null
    }
  }

  async function generate(input: BriefInput, postId?: string, { withoutModel = false } = {}): Promise<Post | null> {
    const brief = !writing.progress && completeBrief(input)
    if (!brief) return null
    return writeWhole(
      { kind: 'post', brief, postId, withoutModel },
      {
        done: t`Post generated!`,
        description: t`Your post has been successfully generated.`,
        byRules: sorted,
        failed: t`Failed to generate post`,
      },
    )
  }

  async function generateLeadMagnet(titles: LeadMagnetTitles, postId?: string): Promise<Post | null> {
    if (writing.progress) return null
    const outcome = { done: t`Lead magnet post generated`, byRules: sorted, failed: t`Generation failed` }
    return writeWhole({ kind: 'lead magnet', titles, postId }, outcome)
  }

  async function writeWhole(call: WritingCall, outcome: Outcome): Promise<Post | null> {
    setGeneration(({ count }) => ({ count: count + 1, postId: '' }))
    const written = await write(call, outcome)
    if (written) setGeneration(({ count }) => ({ count, postId: written.id }))
    return written
  }

  function missPost(title = t`No post to modify`): null {
    if (onScreen.isLoading) failureToast(t`The post is still loading`, t`Try that again in a moment.`)
    else failureToast(title, t`Please generate a post first`)
    return null
  }

  /** What follows the hook, anew. */
  function writeRest() {
    if (!post) return missPost()
    const outcome = {
      done: t`The rest is written`,
      byRules: sorted,
      failed: t`Failed to write the rest`,
    }
    return write({ kind: 'rest', postId: post.id }, outcome)
  }

  function regenerateSection(section: Section) {
    if (!post) return missPost()
    const outcome = {
      done: t`Section regenerated`,
      byRules: () => ({
        done: select(section, {
          hook: 'Hook changed',
          insight: 'Insight changed',
          value: 'Value changed',
          cta: 'CTA changed',
          other: 'Section changed',
        }),
        description: t`The other sections are as they were.`,
      }),
      failed: t`Failed to regenerate section`,
    }
    return write({ kind: 'section', postId: post.id, section }, outcome)
  }

  function shorten() {
    if (!post) return missPost(t`No post to reduce`)
    const outcome = {
      done: t`Post shortened`,
      byRules: () => ({ done: t`Post shortened` }),
      failed: t`Failed to reduce post length`,
    }
    return write({ kind: 'edit', postId: post.id, instruction: shortenInstruction }, outcome)
  }

  function askAi(instruction = improveInstruction, onRefused?: Outcome['onRefused']) {
    if (!post) return missPost()
    return write(
      { kind: 'edit', postId: post.id, instruction },
      {
        done: t`AI adjustment complete`,
        byRules: () => ({ done: t`Post adjusted` }),
        onRefused,
        failed: t`Failed to process AI request`,
      },
    )
  }

  function editSelection(selection: Selection, instruction: string, onRefused: Outcome['onRefused']) {
    if (!post || !content || writing.progress) return null
    const passage = { selection, text: content[selection.section] }
    return write(
      { kind: 'edit', postId: post.id, instruction, passage },
      {
        done: t`Words changed`,
        description: select(selection.section, {
          hook: 'In the Hook; the rest is as it was.',
          insight: 'In the Insight; the rest is as it was.',
          value: 'In the Value; the rest is as it was.',
          cta: 'In the CTA; the rest is as it was.',
          other: 'The rest is as it was.',
        }),
        byRules: () => ({ done: t`Words shortened`, description: t`Every fact is still there.` }),
        onRefused,
        failed: t`Nothing was changed`,
      },
    )
  }

  return {
    progress: writing.progress,
    isGenerating,
    /** Names the generation behind the post on screen, whose hook types out; null for an opened post. */
    generation: isGenerating || generation.postId === id ? `generation ${generation.count}` : null,
    droppable: droppable && droppable.postId === id ? droppable.passages : null,
    letDroppableGo: () => setDroppable(null),
    cancel: writing.cancel,
    stopped: writing.stopped,
    letStoppedGo: writing.letStoppedGo,
    missPost,
    generate,
    generateLeadMagnet,
    writeRest,
    regenerateSection,
    shorten,
    askAi,
    editSelection,
  }
}
