import { useMemo } from 'react'
import type { Section } from '#shared/posts.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { CommentMarks } from './comment-marks.tsx'
import { useCommentDraft } from './drafting.ts'
import { isOpenThread, usePlacedComments } from './placed.ts'

interface CommentedWordsProps {
  editor: PostEditor
  section: Section
  text: string
  className: string
}

/** Marks the words of a section that open threads are about, and those of a comment in the making. */
export function CommentedWords({ editor, section, text, className }: CommentedWordsProps) {
  const comments = usePlacedComments(editor)
  const { draft } = useCommentDraft(editor.post!.id)
  const marks = useMemo(() => {
    const threads = comments?.placed.filter(isOpenThread) ?? []
    const ofThreads = threads.flatMap(({ at }) => (at?.section === section ? { ...at, isDraft: false } : []))
    const { start, end } = draft?.selection ?? { start: 0, end: 0 }
    return draft?.selection.section === section ? [...ofThreads, { start, end, isDraft: true }] : ofThreads
  }, [comments, draft, section])
  if (marks.length === 0) return null
  return <CommentMarks section={section} text={text} marks={marks} className={className} />
}
