import type { CriterionId, Finding } from '#shared/reader/check.ts'

const criterionLabels: Record<CriterionId, string> = {
  subject: 'Subject',
  specificity: 'Specific',
  claims: 'No source',
  hook: 'Hook',
  slop: 'Cliché',
  voice: 'Your voice',
  rhythm: 'Rhythm',
  readability: 'Hard to read',
  idea: 'One idea',
  form: 'Form',
}

/** Labels of rules that say more than their criterion. */
const ruleLabels: Record<string, string> = {
  'never-say': 'You never say',
  bait: 'Asks for a reaction',
  hype: 'Advertising',
  moral: 'Tidy moral',
  'contrast-figure': 'Not this, but that',
  staccato: 'Very short sentences',
  'one-sentence-paragraphs': 'Single sentences',
  'em-dashes': 'Long dashes',
  exclamation: 'Exclamation marks',
  hashtags: 'Block of hashtags',
  blank: 'Blank',
  'possible-note': 'For readers?',
  fragment: 'Incomplete',
  'any-post': 'In any post',
  'off-subject': 'Off the subject',
  'fake-bold': 'Styled letters',
  markdown: 'Visible symbols',
  repeat: 'Said twice',
  'blank-lines': 'Blank lines',
  link: 'Link in the text',
  'emoji-amount': 'Too many emojis',
}

export const labelOf = ({ rule, criterion }: Finding): string => ruleLabels[rule] ?? criterionLabels[criterion]

/** "Cliché: here’s the thing". Blank lines get the label alone. */
export const nameOf = (label: string, text: string): string => (text.trim() ? `${label}: ${text.trim()}` : label)

const looks: Record<'source' | 'hook' | 'words' | 'flow' | 'form', { underline: string; dot: string }> = {
  source: { underline: 'decoration-danger decoration-wavy decoration-1', dot: 'bg-danger' },
  hook: { underline: 'decoration-hook decoration-double decoration-1', dot: 'bg-hook' },
  words: { underline: 'decoration-warn decoration-dotted decoration-2', dot: 'bg-warn' },
  flow: { underline: 'decoration-action decoration-dashed decoration-1', dot: 'bg-action' },
  form: { underline: 'decoration-ink-3 decoration-solid decoration-1', dot: 'bg-ink-3' },
}

/** Criteria of a kind share a colour and a line style; the label tells them apart. */
export const lookOf: Record<CriterionId, { underline: string; dot: string }> = {
  subject: looks.flow,
  specificity: looks.source,
  claims: looks.source,
  hook: looks.hook,
  slop: looks.words,
  voice: looks.flow,
  rhythm: looks.flow,
  readability: looks.flow,
  idea: looks.flow,
  form: looks.form,
}
