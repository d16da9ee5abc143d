import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { CriterionId, Finding } from '#shared/reader/check.ts'
import { i18n } from '#web/lib/language.ts'

const criterionLabels: Record<CriterionId, MessageDescriptor> = {
  subject: msg`Subject`,
  specificity: msg`Specific`,
  claims: msg`No source`,
  hook: msg`Hook`,
  slop: msg`Cliché`,
  voice: msg`Your voice`,
  rhythm: msg`Rhythm`,
  readability: msg`Hard to read`,
  idea: msg`One idea`,
  form: msg`Form`,
}

/** Labels of rules that say more than their criterion. */
const ruleLabels: Record<string, MessageDescriptor> = {
  'never-say': msg`You never say`,
  bait: msg`Asks for a reaction`,
  hype: msg`Advertising`,
  moral: msg`Tidy moral`,
  'contrast-figure': msg`Not this, but that`,
  staccato: msg`Very short sentences`,
  'one-sentence-paragraphs': msg`Single sentences`,
  'em-dashes': msg`Long dashes`,
  exclamation: msg`Exclamation marks`,
  hashtags: msg`Block of hashtags`,
  blank: msg`Blank`,
  'possible-note': msg`For readers?`,
  fragment: msg`Incomplete`,
  'any-post': msg`In any post`,
  'off-subject': msg`Off the subject`,
  'fake-bold': msg`Styled letters`,
  markdown: msg`Visible symbols`,
  repeat: msg`Said twice`,
  'blank-lines': msg`Blank lines`,
  link: msg`Link in the text`,
  'emoji-amount': msg`Too many emojis`,
}

export const labelOf = ({ rule, criterion }: Finding): string => i18n._(ruleLabels[rule] ?? criterionLabels[criterion])

/** "Cliché: here’s the thing". Blank lines get the label alone. */
export const nameOf = (label: string, text: string): string =>
  text.trim() ? t`${{ label }}: ${{ text: text.trim() }}` : label

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
