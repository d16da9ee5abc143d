import { select, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type MediumChange, mediaChanges, type Outgoing, outgoingTexts } from '#shared/outgoing.ts'
import { additionNames, sectionNames } from '#shared/posts.ts'
import { differenceOf } from '#shared/text/difference.ts'
import { Difference } from '#web/features/versions/difference.tsx'
import { translated } from '#web/lib/language.ts'

const names = { ...sectionNames, ...additionNames }

function mediumSentence({ kind, medium, position }: MediumChange): string {
  const words = medium.alt || medium.title
  const isNamed = words ? 'yes' : 'no'
  const isImage = medium.kind === 'image'
  switch (kind) {
    case 'added':
      return isImage
        ? t`Image ${position}${select(isNamed, { yes: ` (“${words}”)`, other: '' })} was added.`
        : t`The document${select(isNamed, { yes: ` (“${words}”)`, other: '' })} was added.`
    case 'removed':
      return isImage
        ? t`Image ${position}${select(isNamed, { yes: ` (“${words}”)`, other: '' })} was removed.`
        : t`The document${select(isNamed, { yes: ` (“${words}”)`, other: '' })} was removed.`
    case 'moved':
      return isImage
        ? t`Image ${position}${select(isNamed, { yes: ` (“${words}”)`, other: '' })} is in another place.`
        : t`The document${select(isNamed, { yes: ` (“${words}”)`, other: '' })} is in another place.`
    case 'described':
      return isImage
        ? t`Image ${position}${select(isNamed, { yes: ` (“${words}”)`, other: '' })} has another description.`
        : t`The document${select(isNamed, { yes: ` (“${words}”)`, other: '' })} has another description.`
  }
}

/** What goes out now, against what was approved. */
export function Changes({ approved, now, title }: { approved: Outgoing; now: Outgoing; title: string }) {
  // Follows a change of language.
  useLingui()
  const texts = outgoingTexts.filter((text) => (approved[text] ?? '') !== (now[text] ?? ''))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded border border-line bg-sunk p-3">
      <h3 className="text-sm font-semibold">{title}</h3>
      {texts.map((text) => (
        <div key={text} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
          <h4 className="text-sm text-ink-3">{translated(names[text])}</h4>
          <Difference stretches={differenceOf(approved[text] ?? '', now[text] ?? '')} />
        </div>
      ))}
      {mediaChanges(approved.media, now.media).map((change) => (
        <p key={`${change.kind} ${change.medium.sha256}`} className="text-sm">
          {mediumSentence(change)}
        </p>
      ))}
    </div>
  )
}
