import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Section, sections } from '#shared/posts.ts'
import type { Finding } from '#shared/reader/check.ts'
import { useDeciding } from '#web/features/claims/deciding.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { claimsHash } from '#web/lib/post-hashes.ts'
import { said } from '#web/lib/said.ts'
import { Button } from '#web/ui/button.tsx'
import { FindingPopover } from './finding-popover.tsx'
import { IgnoredList } from './ignored-list.tsx'
import { useIgnoring } from './ignoring.ts'
import { findingsNow, keyOf, type Marks, withFix } from './marks.ts'
import { labelOf, nameOf } from './reader-labels.ts'
import { useRestedCheck } from './rested-check.ts'
import { SelectionActions } from './selection-actions.tsx'
import { useTextPointing } from './text-pointing.ts'

interface TextReaderProps {
  editor: PostEditor
  /** The element around the text's fields and underlines. */
  root: RefObject<HTMLElement | null>
  onMarks: (marks: Marks | null) => void
}

type Opened = { key: string; by: 'hover' | 'caret' | 'keys' }

const fieldOf = (root: HTMLElement | null, section: Section) =>
  root?.querySelector<HTMLTextAreaElement>(`textarea[data-part="${section}"]`) ?? null

/** Reads along while the author types: underlines findings, explains them and walks through them. */
export function TextReader({ editor, root, onMarks }: TextReaderProps) {
  const { t } = useLingui()

  const { content, post } = editor
  const { check } = useRestedCheck(editor)
  const decide = useIgnoring(editor)
  const { keep, leaveOut } = useDeciding(editor)
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const findings = useMemo(
    () => (check && content ? sections.flatMap((one) => findingsNow(check, one, content[one])) : []),
    [check, content],
  )
  const at = findings.findIndex((one) => keyOf(one) === opened?.key)
  const finding = findings[at]
  const anchor = finding && markOf(root.current, finding)
  const openKey = finding ? keyOf(finding) : null
  const tell = useEffectEvent(() =>
    onMarks(check && { content: check.content, findings: check.findings, open: openKey }),
  )
  useEffect(() => {
    if (check || openKey === null) tell()
  }, [check, openKey])

  const before = useRef<{ element: HTMLElement; range: [number, number] | null } | null>(null)

  function walk(step: 1 | -1) {
    const from = at >= 0 ? at : placeOfCaret(findings, step)
    const next = findings[(from + step + findings.length) % findings.length]
    if (!next) return
    const element = document.activeElement
    if (opened?.by !== 'keys' && element instanceof HTMLElement) before.current = { element, range: rangeIn(element) }
    show(next, 'keys')
  }

  function show(next: Finding, by: Opened['by']) {
    setOpened({ key: keyOf(next), by })
    if (by === 'keys') markOf(root.current, next)?.scrollIntoView?.({ block: 'nearest' })
  }

  function goBack() {
    const { element, range } = before.current ?? {}
    before.current = null
    if (!element?.isConnected) return
    element.focus({ preventScroll: true })
    if (range && element instanceof HTMLTextAreaElement) element.setSelectionRange(...range)
  }

  function fix({ section, ...rest }: Finding) {
    const fixed = withFix(editor.contentNow()?.[section] ?? '', { section, ...rest })
    setOpened(null)
    if (fixed === null) return
    const caret = rest.start + (rest.fix?.replacement.length ?? 0)
    const field = fieldOf(root.current, section)
    before.current = field && { element: field, range: [caret, caret] }
    void editor.replace(
      { [section]: fixed },
      { title: t`Fixed`, description: rest.fix ? said(rest.fix.label) : undefined },
    )
  }

  function decideOn(one: Finding, decision: typeof keep) {
    setOpened(null)
    void decision({ ...one, text: one.quote })
  }

  function ignore(one: Finding) {
    decide(one, true)
    setOpened(null)
  }

  const pointing = useTextPointing(root, findings, {
    openedBy: opened?.by ?? null,
    onOpen: (next, by) => setOpened({ key: keyOf(next), by }),
    onClose: () => setOpened(null),
    onWalk: walk,
  })

  const goTo = useEffectEvent(() => {
    const { sought } = editor
    const wanted =
      sought &&
      findings.find((one) => one.rule === sought.rule && one.section === sought.section && one.quote === sought.quote)
    const field = sought && fieldOf(root.current, sought.section)
    if (!sought || !field || !check) return
    editor.leadTo(null)
    const { start, end } = wanted ?? sought
    field.focus({ preventScroll: true })
    field.setSelectionRange(start, end)
    before.current = { element: field, range: [start, end] }
    if (wanted) show(wanted, 'keys')
  })
  const isLed = editor.sought !== null && check !== null
  useEffect(() => {
    // The underlines must render first.
    const frame = isLed ? requestAnimationFrame(() => goTo()) : 0
    return () => cancelAnimationFrame(frame)
  }, [isLed])

  if (!post) return null
  return (
    <>
      <div className="flex min-h-8 flex-wrap items-center gap-x-1 text-sm text-ink-3 max-md:min-h-11">
        {findings.length > 0 && !editor.progress && (
          <>
            <span className="tabular mr-1">
              {at >= 0
                ? t`${{ at: at + 1 }} of ${{ all: findings.length }}`
                : plural(findings.length, { one: '# finding', other: '# findings' })}
            </span>
            <Button
              variant="ghost"
              size="icon"
              className="size-8 max-md:size-11"
              aria-label={t`Previous finding`}
              onClick={() => walk(-1)}
            >
              <ChevronLeft />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              className="size-8 max-md:size-11"
              aria-label={t`Next finding`}
              onClick={() => walk(1)}
            >
              <ChevronRight />
            </Button>
          </>
        )}
        {check && <IgnoredList ignored={check.ignored} onTakeBack={(one) => decide(one, false)} />}
      </div>
      <p role="status" className="sr-only">
        {finding && opened?.by === 'caret' && `${nameOf(labelOf(finding), finding.quote)}. ${said(finding.reason)}`}
      </p>
      <SelectionActions editor={editor} root={root} />
      {finding && anchor && (
        <FindingPopover
          finding={finding}
          anchor={anchor}
          position={t`${{ at: at + 1 }} of ${{ all: findings.length }}`}
          takesFocus={opened?.by === 'keys'}
          isBusy={editor.progress !== null}
          onFix={() => fix(finding)}
          onIgnore={() => ignore(finding)}
          onKeep={() => decideOn(finding, keep)}
          onLeaveOut={() => decideOn(finding, leaveOut)}
          onSettle={() => void navigate({ to: '.', search: true, hash: claimsHash, replace: true, resetScroll: false })}
          onClose={() => setOpened(null)}
          onLeft={goBack}
          onPointer={pointing}
        />
      )}
    </>
  )
}

const markOf = (root: HTMLElement | null, finding: Finding) =>
  root?.querySelector(`[data-finding="${keyOf(finding)}"]`) ?? fieldOf(root, finding.section)

const rangeIn = (element: HTMLElement): [number, number] | null =>
  element instanceof HTMLTextAreaElement ? [element.selectionStart, element.selectionEnd] : null

/** The finding before the caret, or after it when walking back. Without a caret, -1 or the first finding. */
function placeOfCaret(findings: readonly Finding[], step: 1 | -1): number {
  const field = document.activeElement
  const section = field instanceof HTMLTextAreaElement ? (field.dataset.part as Section | undefined) : undefined
  if (!section || !(field instanceof HTMLTextAreaElement)) return step === 1 ? -1 : 0
  const order = (one: { section: Section; start: number }) => sections.indexOf(one.section) * 1e6 + one.start
  const here = order({ section, start: field.selectionStart })
  return step === 1
    ? findings.filter((one) => order(one) < here).length - 1
    : findings.filter((one) => order(one) < here).length
}
