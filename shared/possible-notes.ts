import * as z from 'zod/mini'

/** A passage of a draft that may be a note to its writer, and what the author decided. */
export const possibleNote = z.object({
  /** The sentence, or the remark in brackets; recognised by its words. */
  text: z.string().check(z.maxLength(5_000, 'The text of a note can hold at most 5,000 characters.')),
  /** If the author leaves it out, other sentences with these names are asked about, too. */
  names: z
    .array(z.string().check(z.maxLength(100, 'A name can hold at most 100 characters.')))
    .check(z.maxLength(20, 'A note can have at most 20 names.')),
  state: z.enum(['open', 'kept', 'out'], 'state must be open, kept or out.'),
  /** No word says that it is a note, but the draft has others: asked about together with all like it. */
  together: z.optional(z.boolean()),
})
export type PossibleNote = z.infer<typeof possibleNote>
export const maxPossibleNotes = 300
export const possibleNotes = z
  .array(possibleNote)
  .check(z.maxLength(maxPossibleNotes, `A post can have at most ${maxPossibleNotes} possible notes.`))
