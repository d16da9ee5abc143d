import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { decided, knownOf, type Part, partNames } from '#shared/edits.ts'
import { differenceOf, type Stretch } from '#shared/text/difference.ts'
import { changeEdits } from '#web/lib/kept/edits.ts'
import { said } from '#web/lib/said.ts'
import { Button } from '#web/ui/button.tsx'
import type { PostEditor } from './post-editor.ts'

/** The parts changed both here and elsewhere, side by side. All other parts have merged. */
export function ConflictView({ editor }: { editor: PostEditor }) {
  const { post, texts, conflicts, account } = editor
  if (!post || !texts) return null
  const known = knownOf(post)

  function decide(part: Part, text: string) {
    const mine = texts![part]
    if (!text.includes(mine)) editor.setAside(part, mine)
    changeEdits(account, post!.id, (edits) => decided(edits, part, text, known))
    // The pressed button disappears.
    document.querySelector<HTMLElement>('[data-post-text]')?.focus()
    void editor.saveEdits()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        <Trans>
          <strong className="font-semibold">This post was changed elsewhere.</strong> Sections changed in both places
          need your decision; everything else has been merged. You can keep typing before you decide.
        </Trans>
      </p>
      {conflicts.map((part) => (
        <Conflict key={part} part={part} mine={texts[part]} theirs={known.texts[part]} onDecide={decide} />
      ))}
    </div>
  )
}

interface ConflictProps {
  part: Part
  mine: string
  theirs: string
  onDecide: (part: Part, text: string) => void
}

function Conflict({ part, mine, theirs, onDecide }: ConflictProps) {
  const { t } = useLingui()

  const id = useId()
  const stretches = differenceOf(theirs, mine)
  const choices = [
    { label: t`Keep mine`, text: mine },
    { label: t`Use the other version`, text: theirs },
    { label: t`Keep both`, text: [mine, theirs].filter((text) => text.trim()).join('\n\n') },
  ]
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id={id} className="font-semibold">
        {said(partNames[part])}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 @min-[28rem]:grid-cols-2">
        <Side name={t`Yours`} stretches={stretches} side="next" />
        <Side name={t`Other version`} stretches={stretches} side="former" />
      </div>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ label, text }) => (
          <Button
            key={label}
            variant="outline"
            size="sm"
            aria-label={t`${{ action: label }}: ${{ part: said(partNames[part]) }}`}
            onClick={() => onDecide(part, text)}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** One of the texts, marking words that the other lacks. */
function Side({ name, stretches, side }: { name: string; stretches: Stretch[]; side: 'former' | 'next' }) {
  let at = 0
  const pieces = stretches.map((stretch) => {
    at += stretch.former.length + stretch.next.length
    const text = stretch[side]
    if (!stretch.isChange) return <span key={at}>{text}</span>
    return (
      text && (
        <mark key={at} className="rounded-sm bg-warn-soft text-ink underline decoration-warn underline-offset-3">
          {text}
        </mark>
      )
    )
  })
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 rounded border border-line px-3 py-2">
      <figcaption className="text-xs font-semibold text-ink-3">{name}</figcaption>
      <p dir="auto" data-own className="leading-post break-words whitespace-pre-wrap">
        {stretches.every((stretch) => stretch[side] === '') ? (
          <em className="text-ink-3">
            <Trans>Empty</Trans>
          </em>
        ) : (
          pieces
        )}
      </p>
    </figure>
  )
}
