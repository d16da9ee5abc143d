const maxCharacters = 60

/** The first words of a text, on one line. Tells posts with equal titles apart. */
export function openingOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= maxCharacters) return line
  const cut = line.slice(0, maxCharacters)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxCharacters / 2)).toWellFormed()}…`
}
