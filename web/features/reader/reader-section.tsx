import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, memo, useId, useMemo, useRef } from 'react'
import { type Section, sectionNames } from '#shared/posts.ts'
import type { Finding } from '#shared/reader/check.ts'
import { said } from '#web/lib/said.ts'
import { Button } from '#web/ui/button.tsx'
import { keyOf } from './marks.ts'
import { labelOf, lookOf, nameOf } from './reader-labels.ts'
import { type Piece, piecesOf } from './reader-pieces.ts'

const markers: Record<Section, string> = { hook: 'bg-hook', insight: 'bg-insight', value: 'bg-value', cta: 'bg-cta' }

function goTo(id: string) {
  const element = document.getElementById(id)
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}

interface ReaderSectionProps {
  section: Section
  text: string
  findings: readonly Finding[]
  /** The key of the chosen finding, in any section. */
  chosen: string | null
  isBusy: boolean
  onChoose: (key: string) => void
  onLead: (finding: Finding) => void
  onFix: (finding: Finding) => void
  onFill: (finding: Finding) => void
  onSettle: () => void
}

/** Renders only when it looks different, because its callbacks depend on nothing else. */
export const ReaderSection = memo(SectionWithFindings, (former, next) => seenOf(former) === seenOf(next))

const seenOf = ({ section, text, findings, chosen, isBusy }: ReaderSectionProps) =>
  JSON.stringify([section, text, findings, chosen, isBusy])

function SectionWithFindings({ section, text, findings, chosen, ...props }: ReaderSectionProps) {
  const { t } = useLingui()

  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const pieces = useMemo(() => piecesOf(text, findings), [text, findings])
  const name = said(sectionNames[section])

  function showInList(finding: Finding) {
    props.onChoose(keyOf(finding))
    goTo(`${id}-finding-${findings.indexOf(finding)}`)
  }

  function fix(finding: Finding) {
    heading.current?.focus({ preventScroll: true })
    props.onFix(finding)
  }

  return (
    <div className="grid grid-cols-[3px_minmax(0,1fr)] gap-x-3">
      <span aria-hidden className={`rounded-full ${markers[section]}`} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h3 ref={heading} tabIndex={-1} className="text-xs leading-4 font-semibold text-ink-3 outline-none">
          {name}
        </h3>
        <p dir="auto" data-own className="leading-post break-words whitespace-pre-wrap">
          {pieces.map((piece, at) => (
            <MarkedPiece
              key={piece.start}
              id={`${id}-piece-${at}`}
              piece={piece}
              isChosen={piece.findings.some((finding) => keyOf(finding) === chosen)}
              onChoose={showInList}
            />
          ))}
        </p>
        {findings.length > 0 && (
          <ul aria-label={t`Findings in ${name}`} className="mt-1 divide-y divide-line rounded border border-line">
            {findings.map((finding, at) => (
              <FindingRow
                key={keyOf(finding)}
                id={`${id}-finding-${at}`}
                finding={finding}
                isChosen={keyOf(finding) === chosen}
                isBusy={props.isBusy}
                onChoose={() => props.onLead(finding)}
                onFix={() => fix(finding)}
                onFill={() => props.onFill(finding)}
                onSettle={props.onSettle}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

interface MarkedPieceProps {
  id: string
  piece: Piece
  isChosen: boolean
  onChoose: (finding: Finding) => void
}

function MarkedPiece({ id, piece: { text, findings, isFirst }, isChosen, onChoose }: MarkedPieceProps) {
  const [top] = findings
  if (!top) return text
  const alike = findings.filter(({ start, end }) => start === top.start && end === top.end)
  const label = [...new Set(alike.map(labelOf))].join(', ')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onChoose(top)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot wrap across lines
    <span
      id={id}
      role="button"
      tabIndex={isFirst ? 0 : -1}
      aria-label={nameOf(label, text)}
      aria-current={isChosen || undefined}
      onClick={() => onChoose(top)}
      onKeyDown={onKeyDown}
      className={`scroll-my-24 cursor-pointer rounded-sm underline underline-offset-4 hover:bg-sunk ${isChosen ? 'bg-mark hover:bg-mark' : ''} ${lookOf[top.criterion].underline}`}
    >
      {text.trim() ? text : `¶${text}`}
    </span>
  )
}

interface FindingRowProps {
  id: string
  finding: Finding
  isChosen: boolean
  isBusy: boolean
  onChoose: () => void
  onFix: () => void
  onFill: () => void
  onSettle: () => void
}

function FindingRow({ id, finding, isChosen, isBusy, onChoose, onFix, onFill, onSettle }: FindingRowProps) {
  const { t } = useLingui()

  const { criterion, rule, quote, reason, fix } = finding
  return (
    <li className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 px-3 py-1.5 ${isChosen ? 'bg-sunk' : ''}`}>
      <button
        id={id}
        type="button"
        aria-current={isChosen || undefined}
        onClick={onChoose}
        className="flex min-h-8 scroll-my-24 items-baseline gap-2 rounded-sm py-1 text-left max-md:min-h-11 max-md:py-2.5"
      >
        <span aria-hidden className={`size-2 shrink-0 rounded-full ${lookOf[criterion].dot}`} />
        <span className="line-clamp-2 min-w-0 break-words">
          <span className="font-medium">{labelOf(finding)}</span>{' '}
          {quote.trim() && (
            <q data-own className="text-ink-2">
              {quote.trim().replace(/^["“„«]|["”“»]$/g, '')}
            </q>
          )}
        </span>
      </button>
      {fix && (
        <Button
          variant="outline"
          size="sm"
          aria-label={nameOf(t`Fix`, quote)}
          aria-describedby={`${id}-reason`}
          disabled={isBusy}
          onClick={onFix}
        >
          <Trans>Fix</Trans>
        </Button>
      )}
      {rule === 'blank' && (
        <Button variant="outline" size="sm" aria-label={nameOf(t`Fill in`, quote)} onClick={onFill}>
          <Trans>Fill in</Trans>
        </Button>
      )}
      {criterion === 'claims' && (
        <Button variant="outline" size="sm" aria-label={nameOf(t`Settle`, quote)} onClick={onSettle}>
          <Trans>Settle</Trans>
        </Button>
      )}
      <p id={`${id}-reason`} className="col-span-2 pb-1 pl-4 text-sm break-words text-ink-2">
        {said(reason)} {fix && <span className="font-medium text-ink">{said(fix.label)}.</span>}
      </p>
    </li>
  )
}
