const mostSamples = 3
const mostFacts = 8
/** Of each sample; enough to hear someone, and the prompt stays short. */
const sampleLength = 1_500

/** Of the author's texts, those that come nearest to a subject. */
export const nearestTo = (
  subject: string,
  { samples, proofs }: { samples: readonly string[]; proofs: readonly string[] },
): { samples: string[]; facts: string[] } => ({
  samples: nearest(samples, subject, mostSamples, true).map((text) => text.slice(0, sampleLength)),
  facts: nearest(proofs, subject, mostFacts, false),
})

const stemsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6)))

/** By shared vocabulary; the newest first among equals. Those that share nothing are left out unless `fills`. */
function nearest(texts: readonly string[], subject: string, most: number, fills: boolean): string[] {
  const wanted = stemsOf(subject)
  return texts
    .map((text) => {
      const stems = stemsOf(text)
      const shared = [...wanted].filter((stem) => stems.has(stem)).length
      return { text, nearness: shared / Math.sqrt(stems.size || 1) }
    })
    .filter(({ nearness }) => fills || nearness > 0)
    .sort((one, other) => other.nearness - one.nearness)
    .slice(0, most)
    .map(({ text }) => text)
}
