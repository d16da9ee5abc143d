import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { longestPhrase, maxPhrases } from '#shared/writing.ts'
import { neverSayQuery } from '#web/lib/author-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chips } from '#web/ui/chips.tsx'
import { Input } from '#web/ui/input.tsx'
import { Label } from '#web/ui/label.tsx'
import { useChangeNeverSay } from './never-say-queries.ts'

export function NeverSayCard() {
  const { t } = useLingui()

  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const { data } = useQuery(neverSayQuery)
  const change = useChangeNeverSay()
  const phrases = data?.phrases ?? []
  const isFull = phrases.length >= maxPhrases

  function add(event: FormEvent) {
    event.preventDefault()
    const phrase = text.trim()
    input.current?.focus()
    if (!phrase || !data || isFull) return
    if (!phrases.some((one) => one.toLowerCase() === phrase.toLowerCase())) change.mutate([...phrases, phrase])
    setText('')
  }

  return (
    <Card>
      <section aria-labelledby={`${id}-title`} className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        <div className="grid gap-1">
          <h3 id={`${id}-title`} className="text-lg font-semibold">
            <Trans>Never say</Trans>
          </h3>
          <p className="text-ink-2">
            <Trans>Words and phrases you never want to see in your posts.</Trans>
          </p>
        </div>
        <Chips
          label={t`Never say`}
          items={phrases}
          remove={(item) => t`Remove phrase ${item}`}
          onRemove={(phrase) => {
            change.mutate(phrases.filter((one) => one !== phrase))
            input.current?.focus()
          }}
        />
        <form onSubmit={add} className="grid gap-2">
          <Label htmlFor={id}>
            <Trans>Word or phrase</Trans>
          </Label>
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
            <Input
              ref={input}
              id={id}
              value={text}
              maxLength={longestPhrase}
              autoComplete="off"
              aria-describedby={isFull ? `${id}-full` : undefined}
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit" variant="outline" aria-disabled={!data || isFull}>
              <Trans>Add</Trans>
            </Button>
          </div>
          {isFull && (
            <p id={`${id}-full`} className="text-sm text-ink-3">
              {t`You can keep up to ${maxPhrases} phrases. Remove one to add another.`}
            </p>
          )}
        </form>
      </section>
    </Card>
  )
}
