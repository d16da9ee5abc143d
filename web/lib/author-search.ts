/** Whose posts or figures a page shows; all authors' without one. */
export interface AuthorSearch {
  author?: string
}

export const authorIn = ({ author }: Record<string, unknown>): AuthorSearch => ({
  author: typeof author === 'string' && author ? author : undefined,
})
