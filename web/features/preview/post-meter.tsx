import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pilcrow } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { maxCommentCharacters } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import { maxPostCharacters } from '#shared/publishing.ts'
import { inDigits } from '#web/lib/intl.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Button } from '#web/ui/button.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { still } from '#web/ui/still.tsx'
import { feedText, linesShown, sayShown } from './fold.ts'
import { usePostFold } from './fold-measure.ts'

const FormattingHelp = lazyPart(() =>
  import('./formatting-help.tsx').then((file) => ({ default: file.FormattingHelp })),
)

const hashtag = /(?<![\p{L}\p{N}_&/])#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu
/** More characters than the shown lines can hold. Laying out the rest would delay typing. */
const maxShown = 600
/** From this share on, the meter warns. */
const nearlyFull = 0.9

interface PostMeterProps {
  text: string
  comment: number
  /** The feed shows fewer lines of posts with media. */
  hasMedia: boolean
  /** Absent for whoever may not change the post. */
  onType?: (part: string, text: string) => void
}

export const PostMeter = still(Meter)

function Meter({ text, comment, hasMedia, onType }: PostMeterProps) {
  const { t } = useLingui()

  const fieldNow = useLastField()
  const shown = useShown(text, hasMedia)
  const over = text.length - maxPostCharacters
  const hashtags = text.match(hashtag)?.length ?? 0
  const colour = over > 0 ? 'bg-danger' : text.length > nearlyFull * maxPostCharacters ? 'bg-warn' : 'bg-action'

  return (
    <section aria-label={t`Length of the post`} className="grid gap-1.5 border-t border-line pt-3 text-sm text-ink-3">
      <div aria-hidden className="relative h-1 rounded-full bg-line">
        <div
          className={`h-full rounded-full ${colour}`}
          style={{ width: `${Math.min(100, (100 * text.length) / maxPostCharacters)}%` }}
        />
        {shown?.cutAt && (
          <span
            className="absolute -top-1 h-3 w-px bg-ink-3"
            style={{ left: `${(100 * shown.cutAt) / maxPostCharacters}%` }}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <span className={`tabular ${over > 0 ? 'font-semibold text-danger' : ''}`}>
          <Trans>
            {{ length: inDigits(text.length) }} of {{ most: inDigits(maxPostCharacters) }} characters
          </Trans>
        </span>
        {hashtags > 0 && <span className="tabular">{plural(hashtags, { one: '# hashtag', other: '# hashtags' })}</span>}
        {comment > 0 && (
          <span className="tabular">
            <Trans>
              First comment: {{ length: inDigits(comment) }} of {{ most: inDigits(maxCommentCharacters) }}
            </Trans>
          </span>
        )}
        {onType && (
          <LazyMenu
            trigger={
              <Button variant="ghost" size="sm" className="-mr-2.5 ml-auto px-2.5" aria-haspopup="dialog">
                <Pilcrow aria-hidden /> <Trans>Formatting</Trans>
              </Button>
            }
          >
            {(trigger) => <FormattingHelp trigger={trigger} fieldNow={fieldNow} onType={onType} />}
          </LazyMenu>
        )}
      </div>
      <p aria-live="polite">
        {over > 0 ? (
          <span className="text-danger">
            <Trans>
              {product.network} takes {{ most: inDigits(maxPostCharacters) }} characters. Shorten the post by{' '}
              {{ over: inDigits(over) }}.
            </Trans>
          </span>
        ) : (
          text && shown?.sentence
        )}
      </p>
    </section>
  )
}

/** The feed's cut, measured like the feed view once typing pauses; null without a layout. */
function useShown(typed: string, hasMedia: boolean) {
  const beginning = feedText(typed.slice(0, 2 * maxShown)).slice(0, maxShown)
  // One after the other, so neither delays a letter.
  const phone = usePostFold(useDebounced(beginning, 200), '', 'phone', linesShown('phone', hasMedia))
  const desktop = usePostFold(useDebounced(beginning, 300), '', 'desktop', linesShown('desktop', hasMedia))
  if (!phone.isLaidOut || !desktop.isLaidOut) return null
  return {
    sentence: sayShown(phone.fold, desktop.fold),
    cutAt: phone.fold.rest ? phone.fold.visible.length : null,
  }
}

const isSection = (target: EventTarget | null): target is HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement && ['hook', 'insight', 'value', 'cta'].includes(target.dataset.part ?? '')

/** The last edited part of the post. It keeps its caret while a button has the focus. */
function useLastField() {
  const field = useRef<HTMLTextAreaElement>(isSection(document.activeElement) ? document.activeElement : null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (isSection(target)) field.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  return () => (field.current?.isConnected ? field.current : null)
}
