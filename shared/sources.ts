import * as z from 'zod/mini'

/** What a post is written about: others' texts, one's own older posts, saved ideas. */
export const sourceKinds = ['page', 'document', 'text', 'post', 'idea'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** Characters of a source that are kept. */
export const maxSourceText = 200_000
/** Per workspace; the oldest that no post uses makes room. */
export const maxSources = 300
/** Bytes of a page or text, and of a PDF. */
export const largestSourcePage = 5_000_000
export const largestSourceDocument = 20_000_000

export const source = z.object({
  id: z.string(),
  kind: z.enum(sourceKinds),
  title: z.string(),
  url: z.nullable(z.string()),
  site: z.nullable(z.string()),
  author: z.nullable(z.string()),
  /** Whose text it is, as far as known: "Jane Doe, The Daily". */
  credit: z.string(),
  /** The author's own post, which says what the author may say. */
  isOwn: z.boolean(),
  /** A day such as `2026-11-21`. */
  publishedOn: z.nullable(z.string()),
  /** The text was longer than what is kept. */
  isCut: z.boolean(),
  createdAt: z.string(),
})
export type Source = z.infer<typeof source>

const quotation = z.object({ text: z.string(), start: z.int(), end: z.int() })
export type Quotation = z.infer<typeof quotation>

export const wholeSource = z.extend(source, {
  text: z.string(),
  /** Sentences worth quoting, in order, with their places in the text. */
  quotations: z.array(quotation),
  /** Questions to the author about their own practice. */
  questions: z.array(z.string()),
})
export type WholeSource = z.infer<typeof wholeSource>

/** One of these makes a source. */
export const newSource = z
  .object({
    url: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'Enter the address of a page.'),
          z.maxLength(2_000, 'An address can hold at most 2,000 characters.'),
        ),
    ),
    text: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'The text is empty.'),
          z.maxLength(1_000_000, 'A text can hold at most 1,000,000 characters.'),
        ),
    ),
    title: z.optional(z.string().check(z.trim(), z.maxLength(300, 'A title can hold at most 300 characters.'))),
    postId: z.optional(z.string()),
    ideaId: z.optional(z.string()),
  })
  .check(
    z.refine(
      ({ url, text, postId, ideaId }) => [url, text, postId, ideaId].filter((one) => one !== undefined).length === 1,
      'Send one of url, text, postId and ideaId.',
    ),
  )
export type NewSource = z.infer<typeof newSource>
