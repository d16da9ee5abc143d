import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Part } from '#shared/edits.ts'
import { hookBudget } from '#shared/fold.ts'
import { maxCharacters } from '#shared/posts.ts'
import { inDigits } from '#web/lib/intl.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { type HookState, hasLink, hookState } from './fold.ts'
import { useHookLines } from './fold-measure.ts'

const colours: Record<HookState, string> = {
  fits: '',
  long: 'font-semibold text-warn',
  over: 'font-semibold text-danger',
}

const { characters, limit, lines: maxLines } = hookBudget

const words: Record<HookState, MessageDescriptor> = {
  fits: msg`The whole hook shows before “…more”.`,
  long: msg`The hook is longer than ${characters} characters.`,
  over: msg`The hook is longer than a phone shows: ${maxLines} lines, or ${limit} characters.`,
}

interface FieldNoteProps {
  /** For the field's `aria-describedby`. */
  id: string
  text: string
}

/** The part of the space before the fold that a hook takes. Counts lines when typing pauses. */
export function HookMeter({ id, text }: FieldNoteProps) {
  const { t } = useLingui()
  const settled = useDebounced(text, 200)
  const { lines, isCut } = useHookLines(settled)
  // A new text is not measured yet and counts 0 lines.
  const isLaidOut = lines > 0
  return (
    <span className={`tabular text-end text-xs ${colours[hookState(text.length, isCut)]}`}>
      <span aria-hidden>
        {text.length} / {characters}
        {isLaidOut && ' · '}
        {isLaidOut && (isCut ? t`cut after ${maxLines} lines` : t`${lines} / ${maxLines} lines`)}
      </span>
      <span id={id} className="sr-only">
        {isLaidOut
          ? t`${text.length} of ${characters} characters, ${lines} of ${maxLines} lines on a phone`
          : t`${text.length} of ${characters} characters`}
      </span>
      <span aria-live="polite" className="sr-only">
        {t(words[hookState(settled.length, isCut)])}
      </span>
    </span>
  )
}

/** Warns about a link. Empty and without height otherwise. */
export const LinkAdvice = ({ id, text }: FieldNoteProps) => {
  const { t } = useLingui()
  return (
    <p id={id} aria-live="polite" className="text-xs text-ink-3 not-empty:mt-1">
      {hasLink(text) && t`Consider putting the link in the first comment.`}
    </p>
  )
}

export const tooLongNote = (text: string, part: Part): string =>
  t`${{ length: inDigits(text.length) }} of ${{ most: inDigits(maxCharacters[part]) }} characters. Shorten it to save it; until then it is kept on this device.`

/** Warns that a part is too long to save. Empty and without height otherwise. */
export const LengthNote = ({ id, text, part }: FieldNoteProps & { part: Part }) => (
  <p id={id} aria-live="polite" className="text-sm text-danger not-empty:mt-1">
    {text.length > maxCharacters[part] && tooLongNote(text, part)}
  </p>
)
