import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { canBeIgnored } from '#shared/ignored.ts'
import type { Finding } from '#shared/reader/check.ts'
import { said } from '#web/lib/said.ts'
import { Button } from '#web/ui/button.tsx'
import { Popover, PopoverAnchor, PopoverContent } from '#web/ui/popover.tsx'
import { keyOf } from './marks.ts'
import { labelOf, lookOf } from './reader-labels.ts'
import { noteRule } from './reader-notes.ts'

interface FindingPopoverProps {
  finding: Finding
  anchor: Element
  /** The finding's number, in reading order. */
  position: string
  /** Whether a key or button opened the popover, so its first action takes the focus. */
  takesFocus: boolean
  isBusy: boolean
  onFix: () => void
  onIgnore: () => void
  onSettle: () => void
  /** For a possible note. */
  onKeep: () => void
  onLeaveOut: () => void
  onClose: () => void
  onLeft: () => void
  onPointer: (isInside: boolean) => void
}

export function FindingPopover({ finding, anchor, position, takesFocus, isBusy, ...does }: FindingPopoverProps) {
  useLingui()
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const key = keyOf(finding)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another finding moves the focus to its first action
  useEffect(() => {
    if (takesFocus) content.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [takesFocus, key])
  return (
    <Popover open onOpenChange={(isOpen) => !isOpen && does.onClose()}>
      <PopoverAnchor virtualRef={{ current: anchor }} />
      <PopoverContent
        ref={content}
        align="start"
        side="bottom"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-reason`}
        className="grid w-80 max-w-[calc(100vw-1rem)] gap-2"
        onOpenAutoFocus={(event) => {
          if (!takesFocus) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          does.onLeft()
        }}
        onPointerEnter={() => does.onPointer(true)}
        onPointerLeave={() => does.onPointer(false)}
      >
        <div className="flex items-baseline justify-between gap-3">
          <p id={`${id}-label`} className="flex items-baseline gap-2 font-medium">
            <span aria-hidden className={`size-2 shrink-0 rounded-full ${lookOf[finding.criterion].dot}`} />
            {labelOf(finding)}
          </p>
          <span className="tabular shrink-0 text-xs text-ink-3">{position}</span>
        </div>
        <p id={`${id}-reason`} className="text-sm break-words text-ink-2">
          {said(finding.reason)}
        </p>
        <div className="flex flex-wrap gap-2">
          {finding.fix && (
            <Button size="sm" disabled={isBusy} onClick={does.onFix}>
              {said(finding.fix.label)}
            </Button>
          )}
          {finding.criterion === 'claims' && (
            <Button variant="outline" size="sm" onClick={does.onSettle}>
              <Trans>Settle</Trans>
            </Button>
          )}
          {canBeIgnored(finding) && (
            <Button variant="outline" size="sm" onClick={does.onIgnore}>
              <Trans>Ignore</Trans>
            </Button>
          )}
          {finding.rule === noteRule && (
            <>
              <Button size="sm" variant="outline" disabled={isBusy} onClick={does.onKeep}>
                <Trans>Keep</Trans>
              </Button>
              <Button size="sm" variant="outline" disabled={isBusy} onClick={does.onLeaveOut}>
                <Trans>Leave out</Trans>
              </Button>
            </>
          )}
          {finding.rule === 'blank' && (
            <Button variant="outline" size="sm" onClick={does.onClose}>
              <Trans>Close</Trans>
            </Button>
          )}
        </div>
      </PopoverContent>
    </Popover>
  )
}
