import { useLingui } from '@lingui/react/macro'
import { mediaChanges, type Outgoing, outgoingTexts } from '#shared/outgoing.ts'
import { additionNames, sectionNames } from '#shared/posts.ts'
import { differenceOf } from '#shared/text/difference.ts'
import { Difference } from '#web/features/versions/difference.tsx'

const names = { ...sectionNames, ...additionNames }

const mediumSentences = {
  added: 'was added',
  removed: 'was removed',
  moved: 'is in another place',
  described: 'has another description',
}

/** What goes out now, against what was approved. */
export function Changes({ approved, now, title }: { approved: Outgoing; now: Outgoing; title: string }) {
  const { t } = useLingui()

  const texts = outgoingTexts.filter((text) => (approved[text] ?? '') !== (now[text] ?? ''))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded border border-line bg-sunk p-3">
      <h3 className="text-sm font-semibold">{title}</h3>
      {texts.map((text) => (
        <div key={text} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
          <h4 className="text-sm text-ink-3">{names[text]}</h4>
          <Difference stretches={differenceOf(approved[text] ?? '', now[text] ?? '')} />
        </div>
      ))}
      {mediaChanges(approved.media, now.media).map(({ kind, medium, position }) => (
        <p key={`${kind} ${medium.sha256}`} className="text-sm">
          {medium.kind === 'image' ? t`Image ${position}` : t`The document`}
          {medium.alt || medium.title ? ` (“${medium.alt || medium.title}”)` : ''} {mediumSentences[kind]}.
        </p>
      ))}
    </div>
  )
}
