import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Place } from '#shared/anchor.ts'
import { type PostContent, type Section, sectionNames, sections } from '#shared/posts.ts'
import type { ReviewedThread } from '#shared/review.ts'
import { translated } from '#web/lib/language.ts'
import { Button } from '#web/ui/button.tsx'
import { sectionAttribute } from './selected-words.ts'

interface MarkedTextProps {
  content: PostContent
  threads: readonly ReviewedThread[]
  onComment: (section: Section) => void
}

/** The text in its sections, with the words that open threads are about. */
export function MarkedText({ content, threads, onComment }: MarkedTextProps) {
  const { t } = useLingui()

  const marks = useMemo(
    () =>
      Map.groupBy(
        threads.filter(({ outcome, words }) => outcome === null && words?.place),
        ({ words }) => words!.section,
      ),
    [threads],
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {sections
        .filter((section) => content[section].trim() !== '')
        .map((section) => (
          <section
            key={section}
            aria-label={translated(sectionNames[section])}
            className="grid grid-cols-[minmax(0,1fr)] gap-1"
          >
            <div className="flex items-center justify-between gap-2">
              <h3 className="text-sm text-ink-3">{translated(sectionNames[section])}</h3>
              <Button
                variant="ghost"
                size="sm"
                className="print:hidden"
                aria-label={t`Comment on the ${translated(sectionNames[section])}`}
                onClick={() => onComment(section)}
              >
                <Trans>Comment</Trans>
              </Button>
            </div>
            <p
              dir="auto"
              data-own
              {...{ [sectionAttribute]: section }}
              className="leading-post break-words whitespace-pre-wrap"
            >
              <Marked text={content[section]} places={(marks.get(section) ?? []).map(({ words }) => words!.place!)} />
            </p>
          </section>
        ))}
    </div>
  )
}

function Marked({ text, places }: { text: string; places: readonly Place[] }) {
  const cuts = [...new Set([0, text.length, ...places.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b)
  return cuts.slice(0, -1).map((start, at) => {
    const piece = text.slice(start, cuts[at + 1])
    const isMarked = places.some((one) => one.start <= start && one.end >= cuts[at + 1]!)
    return isMarked ? (
      <mark key={start} className="rounded-sm bg-mark text-ink">
        {piece}
      </mark>
    ) : (
      piece
    )
  })
}
