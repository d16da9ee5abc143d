import { type PostContent, type Section, sections } from '#shared/posts.ts'
import { messageOf } from '#web/lib/api.ts'
import { failureToast, toast } from '#web/ui/toast.ts'
import { isConflict, type PostOnScreen } from './post-on-screen.ts'

export const pick = (content: PostContent, wanted: readonly Section[]): Partial<PostContent> =>
  Object.fromEntries(wanted.map((section) => [section, content[section]]))

export const sectionsOf = (texts: Partial<PostContent>) => sections.filter((section) => texts[section] !== undefined)

const undoDuration = 10_000

/** Saves the post on screen and puts other texts into it, with a way back. */
export function undoOn(onScreen: PostOnScreen) {
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

  return { saveOr, undo, replace }
}
