import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useMemo, useState } from 'react'
import { contentText, type Section, sections } from '#shared/posts.ts'
import type { Finding } from '#shared/reader/check.ts'
import { showBlank } from '#web/features/claims/way-through-blanks.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { said } from '#web/lib/said.ts'
import { IgnoredList } from './ignored-list.tsx'
import { useIgnoring } from './ignoring.ts'
import { withFix } from './marks.ts'
import type { CheckedText } from './reader-check.ts'
import { ReaderScore } from './reader-score.tsx'
import { ReaderSection } from './reader-section.tsx'

interface ReaderPanelProps {
  editor: PostEditor
  check: CheckedText
  onSettle: () => void
}

export function ReaderPanel({ editor, check, onSettle }: ReaderPanelProps) {
  const { t } = useLingui()

  const id = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const { content, findings } = check
  const decide = useIgnoring(editor)
  const bySection = useMemo(() => Map.groupBy(findings, ({ section }) => section), [findings])
  const written = sections.filter((section) => content[section].trim())

  function fix(finding: Finding) {
    const { section, fix } = finding
    const text = editor.contentNow()?.[section] ?? ''
    const fixed = withFix(text, finding)
    if (!fix || fixed === null) return
    void editor.replace({ [section]: fixed }, { title: t`Fixed`, description: said(fix.label) })
  }

  function fillIn({ section, start }: Finding) {
    const blank = editor.blanks.all.find((one) => one.section === section && one.start === start)
    if (blank) showBlank(editor.blanks, blank)
  }

  const field = (section: Section) => (
    <ReaderSection
      key={section}
      section={section}
      text={content[section]}
      findings={bySection.get(section) ?? none}
      chosen={chosen}
      isBusy={editor.progress !== null}
      onChoose={setChosen}
      onLead={editor.leadTo}
      onFix={fix}
      onFill={fillIn}
      onSettle={onSettle}
    />
  )

  return (
    <>
      <section aria-labelledby={`${id}-score`} className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h2 id={`${id}-score`} className="font-semibold">
          <Trans>Reader check</Trans>
        </h2>
        {contentText(content) ? (
          <>
            <ReaderScore {...check} />
            <p className="mt-2 text-sm text-ink-3">
              <Trans>
                The score comes from fixed rules. It tells you how the post reads, not how many people it will reach.
              </Trans>
            </p>
          </>
        ) : (
          <p className="text-ink-2">
            <Trans>Nothing to check yet. Write a few lines in the preview first.</Trans>
          </p>
        )}
      </section>
      {written.length > 0 && (
        <section aria-labelledby={`${id}-findings`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id={`${id}-findings`} className="font-semibold">
            <Trans>Findings</Trans>
          </h2>
          {written.map(field)}
          <div className="text-sm text-ink-3">
            <IgnoredList ignored={check.ignored} onTakeBack={(one) => decide(one, false)} />
          </div>
        </section>
      )}
    </>
  )
}

const none: readonly Finding[] = []
