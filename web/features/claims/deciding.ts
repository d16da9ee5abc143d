import { t } from '@lingui/core/macro'
import { useRef } from 'react'
import { allForReaders, leaveOut, type OpenNote, openNotes, withDecision } from '#shared/notes.ts'
import type { PossibleNote } from '#shared/possible-notes.ts'
import type { PostPatch } from '#shared/post-patch.ts'
import { type Post, type PostContent, sections } from '#shared/posts.ts'
import { messageOf } from '#web/lib/api.ts'
import { failureToast, toast } from '#web/lib/toast.ts'

export interface NotesEditor {
  post: Post | undefined
  content: PostContent | null
  contentNow: () => PostContent | null
  saved: () => Post | undefined
  change: (change: PostPatch) => Promise<void>
  replace: (texts: Partial<PostContent>, said: { title: string; description?: string }) => Promise<boolean>
}

/** Copies of posts from older versions have no such list. */
export const openNotesOf = (content: PostContent | null, post: Pick<Post, 'possibleNotes'> | undefined): OpenNote[] =>
  content && post ? openNotes(content, post.possibleNotes ?? []) : []

/** Keeps passages that may be notes to the writer, or takes them out of the text. */
export function useDeciding(editor: Omit<NotesEditor, 'post' | 'content'>) {
  const before = useRef<Promise<unknown>>(Promise.resolve())

  /** Each decision adds to the list as the one before has stored it. */
  function settle(decided: (notes: readonly PossibleNote[]) => PossibleNote[]): Promise<boolean> {
    const settled = before.current.then(async () => {
      try {
        await editor.change({ possibleNotes: decided(editor.saved()?.possibleNotes ?? []) })
        return true
      } catch (error) {
        failureToast(t`Save failed`, messageOf(error))
        return false
      }
    })
    before.current = settled
    return settled
  }

  return {
    keep: async (note: OpenNote) => {
      if (await settle((notes) => withDecision(notes, note, 'kept')))
        toast({ title: t`Kept`, description: t`Your readers will see it.` })
    },
    keepAll: async () => {
      const content = editor.contentNow()
      if (content && (await settle((notes) => allForReaders(content, notes))))
        toast({ title: t`Kept`, description: t`Your readers will see them.` })
    },
    leaveOut: async (note: OpenNote) => {
      const before = editor.contentNow()
      if (!before || before[note.section].slice(note.start, note.end) !== note.text) return
      const after = leaveOut(before, note)
      const changed = sections.filter((section) => after[section] !== before[section])
      const texts = Object.fromEntries(changed.map((section) => [section, after[section]]))
      if (await editor.replace(texts, { title: t`Left out` })) await settle((notes) => withDecision(notes, note, 'out'))
    },
  }
}
