const ends = [/(?<=[;:]) /g, /(?<=,) | (?=[–—] )/g, / /g, /(?=\p{L})/gu]

/**
 * A sentence in pieces that fit, cut between its clauses near the middle, else between words, else in a word. Dots say that
 * it goes on.
 */
export function pieces(sentence: string, fits: (text: string) => boolean): string[] {
  if (fits(sentence)) return [sentence]
  const middle = sentence.length / 2
  for (const end of ends) {
    const cuts = [...sentence.matchAll(end)].map(({ index }) => index)
    const near = cuts.filter((cut) => Math.abs(cut - middle) < sentence.length / 4)
    if (near.length === 0) continue
    const cut = near.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best))
    return [...pieces(`${sentence.slice(0, cut)} …`, fits), ...pieces(`… ${sentence.slice(cut).trimStart()}`, fits)]
  }
  return [sentence]
}
