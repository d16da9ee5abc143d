import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Selection } from '#shared/writing.ts'

/** The words that a new comment is about, or a suggestion replaces. */
export interface CommentDraft {
  selection: Selection
  isSuggestion: boolean
}

const draftKey = (postId: string) => ['comment draft', postId]

/** Shared by the menu of the selected words, the marks in the text and the panel. */
export function useCommentDraft(postId: string) {
  const queryClient = useQueryClient()
  const { data: draft = null } = useQuery<CommentDraft | null>({ queryKey: draftKey(postId), queryFn: skipToken })
  return { draft, setDraft: (next: CommentDraft | null) => queryClient.setQueryData(draftKey(postId), next) }
}
