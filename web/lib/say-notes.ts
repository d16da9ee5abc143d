/** The list of possible notes on the page of a post. */
export const notesId = 'possible-notes'

export const sayNotes = (count: number): string => (count === 1 ? '1 sentence' : `${count} sentences`)

export const sayOpenNotes = (count: number): string =>
  `${sayNotes(count)} may be ${count === 1 ? 'a note' : 'notes'} to the writer. Should readers see ${count === 1 ? 'it' : 'them'}?`
