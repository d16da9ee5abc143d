/** What is said about a rule that no word list brings its own reason for, and how much it weighs. */
export const figureReasons: Readonly<Record<string, { weight: number; reason: string }>> = {
  'contrast-figure': {
    weight: 1.5,
    reason: '“Not this, but that” sets up something nobody claimed. Say only what is so.',
  },
  triad: { weight: 1.5, reason: 'Three in a row for the sound. Keep the one that matters, or name a case.' },
  'question-answered': { weight: 1.5, reason: 'A question answered at once. State the answer.' },
  'most-people': { weight: 1.5, reason: 'It puts a view into others’ mouths to correct it. State your own.' },
  'from-to-chain': { weight: 1.5, reason: '“From this to that” spans everything and shows nothing. Name one case.' },
  'tidy-moral': {
    weight: 1.5,
    reason: 'A moral tied on with a bow. The story says it already; end on the last fact.',
  },
  'big-words': { weight: 1, reason: 'Big words and nothing to see. Put one thing that happened in their place.' },
  'rhetorical-end': {
    weight: 1.5,
    reason: 'A last question that wants no answer. Ask something a reader can answer, or stop.',
  },
  staccato: {
    weight: 1.5,
    reason: 'Fragments in a row for effect. Join them into a sentence that carries the thought.',
  },
  'emoji-bullets': { weight: 1.5, reason: 'An emoji in front of every line. Plain dashes or sentences read calmer.' },
  'one-sentence-paragraphs': {
    weight: 1.5,
    reason: 'Every sentence stands alone. Put those that belong together into one paragraph.',
  },
  'same-length': { weight: 1.5, reason: 'These sentences are all about as long. Join two, or cut one short.' },
  'em-dashes': { weight: 0.5, reason: 'One of several long dashes. A comma or a full stop does the same quietly.' },
  exclamation: { weight: 0.25, reason: 'One exclamation mark is enough.' },
  hashtags: { weight: 1, reason: 'More than two hashtags. Keep the one or two that people follow.' },
  bait: {
    weight: 2,
    reason: 'It asks for a reaction instead of giving something. Offer the link, and say what it is.',
  },
}
