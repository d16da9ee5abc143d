/** Adds words at the end of a field, on a new line when somebody begins to speak. */
export function withWords(text: string, words: string, isFirst: boolean): string {
  if (text === '' || /\s$/.test(text)) return text + words
  return text + (isFirst ? '\n' : ' ') + words
}

/** Removes added pieces, the last first. Pieces that the author has changed since stay. */
export const withoutPieces = (text: string, pieces: readonly string[]): string =>
  pieces.reduceRight((left, piece) => {
    const at = left.lastIndexOf(piece)
    return at < 0 ? left : left.slice(0, at) + left.slice(at + piece.length)
  }, text)
