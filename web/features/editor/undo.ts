import { t } from '@lingui/core/macro'
import type { PostPatch } from '#shared/post-patch.ts'
import { type PostContent, type Section, sections } from '#shared/posts.ts'
import { messageOf } from '#web/lib/api.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import { isConflict, isGone, type PostOnScreen } from './post-on-screen.ts'

export const pick = (content: PostContent, wanted: readonly Section[]): Partial<PostContent> =>
  Object.fromEntries(wanted.map((section) => [section, content[section]]))

export const sectionsOf = (texts: Partial<PostContent>) => sections.filter((section) => texts[section] !== undefined)

export const undoDuration = 10_000

export function undoOn(onScreen: Pick<PostOnScreen, 'type' | 'save' | 'contentNow'>) {
  async function saveOr(failed: string, cause?: PostPatch['cause']): Promise<boolean> {
    try {
      await onScreen.save(cause && { cause })
      return true
    } catch (error) {
      // Conflicts and deletions show a notice, so they need no message.
      if (!isConflict(error) && !isGone(error)) failureToast(failed, messageOf(error))
      return false
    }
  }

  /** Restores the former texts. Later edits to the `current` ones are replaced too, and can be restored in turn. */
  function undo(former: Partial<PostContent>, current: Partial<PostContent>, label = t`Undo`) {
    const onSelect = () => {
      const now = onScreen.contentNow()
      const replaced = now && pick(now, sectionsOf(former))
      onScreen.type(former)
      if (replaced && sectionsOf(former).some((section) => replaced[section] !== current[section]))
        toast({
          title: t`Undone`,
          description: t`What you typed since then was undone too.`,
          ...undo(replaced, former, t`Restore it`),
        })
      void saveOr(t`Save failed`, 'undone')
    }
    return { action: { label, onSelect }, duration: undoDuration }
  }

  function replace(texts: Partial<PostContent>, said: { title: string; description?: string }): Promise<boolean> {
    const former = pick(onScreen.contentNow()!, sectionsOf(texts))
    onScreen.type(texts)
    toast({ ...said, ...undo(former, texts) })
    return saveOr(t`Save failed`)
  }

  return { saveOr, undo, replace }
}
