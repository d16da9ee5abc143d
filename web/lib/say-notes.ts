import { plural } from '@lingui/core/macro'

/** The list of possible notes on the page of a post. */
export const notesId = 'possible-notes'

export const sayOpenNotes = (count: number): string =>
  plural(count, {
    one: '# sentence may be a note to the writer. Should readers see it?',
    other: '# sentences may be notes to the writer. Should readers see them?',
  })
