import type { sources } from '../database/schema.ts'

type Row = Pick<typeof sources.$inferSelect, 'kind' | 'title' | 'site' | 'author'>

/** Whose text it is, as far as known, and whether it is the author's own. */
export const creditOf = ({ kind, title, site, author }: Row) => ({
  credit: [author, site !== author && site].filter(Boolean).join(', ') || title,
  isOwn: kind === 'post',
})
