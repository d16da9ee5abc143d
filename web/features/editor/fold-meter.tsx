import { hookBudget } from '#shared/fold.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { type HookState, hasLink, hookState } from './fold.ts'
import { useHookLines } from './fold-measure.ts'

const colours: Record<HookState, string> = {
  fits: '',
  long: 'font-semibold text-warn',
  over: 'font-semibold text-danger',
}

const { characters, limit, lines: mostLines } = hookBudget

const words: Record<HookState, string> = {
  fits: 'The hook fits before the fold.',
  long: `The hook is longer than ${characters} characters.`,
  over: `The hook is longer than a phone shows: ${mostLines} lines, or ${limit} characters.`,
}

interface FieldNoteProps {
  /** Id for the field's `aria-describedby`. */
  id: string
  text: string
}

/** How much of the space before the fold a hook takes. Lines are counted when typing pauses. */
export function HookMeter({ id, text }: FieldNoteProps) {
  const settled = useDebounced(text, 200)
  const { lines, isCut } = useHookLines(settled)
  const isLaidOut = !Number.isNaN(lines)
  return (
    <span className={`tabular text-end text-xs ${colours[hookState(text.length, isCut)]}`}>
      <span aria-hidden>
        {text.length} / {characters}
        {isLaidOut && (isCut ? ` · cut after ${mostLines} lines` : ` · ${lines} / ${mostLines} lines`)}
      </span>
      <span id={id} className="sr-only">
        {text.length} of {characters} characters{isLaidOut && `, ${lines} of ${mostLines} lines on a phone`}
      </span>
      <span aria-live="polite" className="sr-only">
        {words[hookState(settled.length, isCut)]}
      </span>
    </span>
  )
}

/** Warns about a link in the text; empty, and without height, where there is none. */
export const LinkAdvice = ({ id, text }: FieldNoteProps) => (
  <p id={id} aria-live="polite" className="text-xs text-ink-3 not-empty:mt-1">
    {hasLink(text) && 'Consider putting the link in the first comment.'}
  </p>
)
