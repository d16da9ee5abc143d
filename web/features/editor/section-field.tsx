import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, type ReactNode, Suspense, useId } from 'react'
import { maxCharacters, type Section, sectionNames } from '#shared/posts.ts'
import { said } from '#web/lib/said.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SectionSkeleton } from './post-skeleton.tsx'

const HookMeter = lazyPart(() =>
  import('#web/features/preview/fold-meter.tsx').then((file) => ({ default: file.HookMeter })),
)
const LengthNote = lazyPart(() =>
  import('#web/features/preview/fold-meter.tsx').then((file) => ({ default: file.LengthNote })),
)
const LinkAdvice = lazyPart(() =>
  import('#web/features/preview/fold-meter.tsx').then((file) => ({ default: file.LinkAdvice })),
)

const markers: Record<Section, string> = { hook: 'bg-hook', insight: 'bg-insight', value: 'bg-value', cta: 'bg-cta' }
/** Shared with overlays, which must break lines like the text. */
export const textClasses = 'col-start-1 row-start-1 whitespace-pre-wrap break-words leading-post'

interface SectionFieldProps {
  section: Section
  text: string
  /** The part of the text that the typing animation has reached. */
  typed?: string
  /** An engine rewrites the section: the text is read-only, and a skeleton until its first words. */
  isWriting: boolean
  /** The person may only read, select and comment. */
  isReadOnly?: boolean
  autoFocus?: boolean
  placeholder?: string
  /** Overlay, shown once the text is complete. */
  overlay?: ReactNode
  underlay?: ReactNode
  findings?: number
  onType: (text: string) => void
  onFocus?: () => void
  onBlur: (text: string) => void
}

export function SectionField(props: SectionFieldProps) {
  const { t } = useLingui()

  const {
    section,
    text,
    typed = text,
    isWriting,
    isReadOnly,
    autoFocus,
    placeholder,
    overlay,
    underlay,
    findings = 0,
  } = props
  const { onType, onFocus, onBlur } = props
  const id = useId()
  return (
    <div className="grid grid-cols-[3px_1fr] gap-x-3">
      <span aria-hidden className={`rounded-full ${markers[section]}`} />
      <div className="min-w-0">
        <div className="mb-1 flex items-center justify-between gap-x-3 leading-4 text-ink-3">
          <label htmlFor={id} className="text-xs font-semibold">
            {said(sectionNames[section])}
          </label>
          <Suspense>{section === 'hook' && <HookMeter id={`${id}-budget`} text={text} />}</Suspense>
        </div>
        {isWriting && text === '' && <SectionSkeleton section={section} />}
        {isWriting && text !== '' && (
          <div id={id} className="grid grid-cols-1">
            <p dir="auto" data-own aria-hidden={typed !== text || undefined} className={textClasses}>
              {typed}
            </p>
            {typed !== text && (
              <p dir="auto" data-own className={`${textClasses} text-transparent`}>
                {text}
              </p>
            )}
          </div>
        )}
        {!isWriting && (
          <div className="group/field -mx-1.5 grid max-w-full grid-cols-1 rounded-sm px-1.5 hover:bg-sunk has-[textarea:focus-visible]:bg-sunk has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-action">
            {/* An equal text under the field sets its height and shows the typing animation of the hook. */}
            <div
              aria-hidden
              dir="auto"
              data-own
              className={`${textClasses} min-h-6 ${typed === text ? 'invisible' : ''}`}
            >
              {typed === text ? `${text}\u200b` : typed}
            </div>
            {typed === text && <Suspense>{underlay}</Suspense>}
            <textarea
              id={id}
              data-part={section}
              dir="auto"
              aria-describedby={`${section === 'hook' ? `${id}-budget ` : ''}${id}-length ${id}-link ${id}-findings`}
              aria-invalid={text.length > maxCharacters[section] || undefined}
              rows={1}
              // biome-ignore lint/a11y/noAutofocus: an empty editor opens on request, ready for typing
              autoFocus={autoFocus}
              value={text}
              readOnly={isReadOnly}
              placeholder={section === 'hook' ? placeholder : t`Optional`}
              onChange={(event) => onType(event.target.value)}
              onFocus={onFocus}
              onBlur={(event: FocusEvent<HTMLTextAreaElement>) => onBlur(event.target.value)}
              className={`${textClasses} resize-none overflow-hidden bg-transparent outline-none max-md:min-h-11 ${typed === text ? '' : 'text-transparent caret-ink'}`}
            />
            {typed === text && <Suspense>{overlay}</Suspense>}
          </div>
        )}
        <span id={`${id}-findings`} className="sr-only">
          {findings > 0 &&
            plural(findings, {
              one: '# finding. Alt F7 leads to it.',
              other: '# findings. Alt F7 leads to it.',
            })}
        </span>
        <Suspense>
          <LengthNote id={`${id}-length`} text={text} part={section} />
          <LinkAdvice id={`${id}-link`} text={text} />
        </Suspense>
      </div>
    </div>
  )
}
