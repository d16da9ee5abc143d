import { Trans } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { NewSource } from '#shared/sources.ts'
import type { BriefInput } from '#web/features/brief/brief-input.ts'
import { SourceCard } from '#web/features/sources/source-card.tsx'
import { SourceForm } from '#web/features/sources/source-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { OwnPosts, SavedIdeas } from './own-sources.tsx'

interface SourceFieldProps {
  brief: BriefInput
  onChange: (brief: BriefInput) => void
  /** The post is new, so it can get a first comment. */
  isNew: boolean
  /** What another page or app handed over to write about. */
  given: NewSource | undefined
}

/** What the post is written about: chosen here, then shown above the author's view of it. */
export function SourceField({ brief, onChange, isNew, given }: SourceFieldProps) {
  const { sourceId, quotes = [], linksSource = true } = brief
  const isChosenHere = useRef(false)
  const [isOpen, setOpen] = useState(false)
  /** What was handed over and is dealt with. */
  const [done, setDone] = useState<NewSource>()
  const waiting = given === done ? undefined : given

  // The author's view comes next.
  useEffect(() => {
    if (!sourceId || !isChosenHere.current) return
    isChosenHere.current = false
    document.getElementById('subject')?.focus()
  }, [sourceId])

  function close() {
    setOpen(false)
    setDone(given)
  }

  if (!sourceId && !isOpen && !waiting)
    return (
      <Button variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
        <FileText aria-hidden /> <Trans>Start from a source</Trans>
      </Button>
    )
  if (!sourceId)
    return (
      <SourceForm
        key={JSON.stringify(waiting)}
        given={waiting}
        onClose={close}
        onChosen={({ id }) => {
          isChosenHere.current = true
          close()
          onChange({ ...brief, sourceId: id, quotes: [], linksSource: true })
        }}
        others={(add) => (
          <>
            <OwnPosts onChoose={(postId) => add({ postId })} />
            <SavedIdeas onChoose={(ideaId) => add({ ideaId })} />
          </>
        )}
      />
    )
  return (
    <SourceCard
      id={sourceId}
      language={brief.language}
      quotes={quotes}
      links={isNew ? linksSource : null}
      onQuotes={(next) => onChange({ ...brief, quotes: next })}
      onLinks={(next) => onChange({ ...brief, linksSource: next })}
      onRemove={() => {
        onChange({ ...brief, sourceId: null, quotes: [] })
        close()
      }}
    />
  )
}
