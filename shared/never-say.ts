const isWordlike = /[\p{L}\p{N}]/u

/** All apostrophes are equal, all white space is equal, and a phrase may span a line break. */
function patternOf(phrase: string): RegExp {
  const words = phrase
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+')
  const before = isWordlike.test(phrase.charAt(0)) ? '(?<![\\p{L}\\p{N}])' : ''
  const after = isWordlike.test(phrase.charAt(phrase.length - 1)) ? '(?![\\p{L}\\p{N}\\p{M}])' : ''
  return new RegExp(`${before}${words}${after}`, 'giu')
}

/** Finds phrases that the author never says. Matches whole words only: "AI" is not in "said". */
export const neverSaidIn = (
  text: string,
  phrases: readonly string[],
): { phrase: string; start: number; end: number }[] =>
  phrases
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .flatMap((phrase) =>
      Array.from(text.matchAll(patternOf(phrase)), ({ 0: found, index }) => ({
        phrase,
        start: index,
        end: index + found.length,
      })),
    )
