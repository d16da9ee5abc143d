import { Trans } from '@lingui/react/macro'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Claim } from '#shared/claims/claims.ts'
import { sentenceAround } from '#shared/claims/without.ts'
import { Button } from '#web/ui/button.tsx'
import { Label } from '#web/ui/label.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

interface ClaimPanelProps {
  id: string
  claim: Claim
  text: string
  /** "Number in Insight" */
  kind: string
  onKeep: () => void
  onReplace: (words: string) => void
  onRemove: () => void
  onClose: () => void
  /** The sentence of the source, if only the source tells it; empty otherwise. */
  sourced: string
  onShowSource: () => void
}

/** One claim in its sentence, with three ways to settle it. */
export function ClaimPanel({ id, claim, text, kind, onKeep, onReplace, onRemove, onClose, ...rest }: ClaimPanelProps) {
  const { sourced, onShowSource } = rest
  const field = useId()
  const first = useRef<HTMLButtonElement>(null)
  const [words, setWords] = useState<string | null>(null)
  const sentence = sentenceAround(text, claim)
  const at = Math.max(sentence.indexOf(claim.text), 0)

  useEffect(() => void first.current?.focus({ preventScroll: true }), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (words?.trim()) onReplace(words.trim())
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works on all buttons
    <div
      id={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded border border-line bg-sunk p-3"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="grid gap-1">
        <p className="text-xs font-semibold text-ink-3">{kind}</p>
        <p dir="auto" data-own className="leading-6 break-words">
          {sentence.slice(0, at)}
          <mark className="rounded-sm bg-mark px-0.5 text-ink">{claim.text}</mark>
          {sentence.slice(at + claim.text.length)}
        </p>
      </div>
      {sourced && (
        <div className="grid justify-items-start gap-1 text-sm text-ink-2">
          <p dir="auto" className="break-words">
            <Trans>Your source tells this, and the post tells it as yours: “{sourced}”</Trans>
          </p>
          <Button variant="ghost" size="sm" className="-ml-2 px-2" onClick={onShowSource}>
            <Trans>Show in the source</Trans>
          </Button>
        </div>
      )}
      {words === null ? (
        <div className="flex flex-wrap gap-2">
          <Button ref={first} size="sm" onClick={onKeep}>
            <Trans>True, keep</Trans>
          </Button>
          <Button variant="outline" size="sm" onClick={() => setWords(claim.text)}>
            <Trans>Replace</Trans>
          </Button>
          <Button variant="outline" size="sm" onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-2">
          <Label htmlFor={field} className="text-sm">
            <Trans>Write instead</Trans>
          </Label>
          <Textarea
            id={field}
            dir="auto"
            rows={1}
            autoFocus
            value={words}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
            }}
            className="py-2"
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="sm" disabled={!words.trim() || words.trim() === claim.text}>
              <Trans>Replace</Trans>
            </Button>
            <Button variant="outline" size="sm" onClick={() => setWords(null)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
