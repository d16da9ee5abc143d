import { msg, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Address } from '#shared/samples.ts'
import { maxSketchLength, type VoiceSketch } from '#shared/samples.ts'
import { named } from '#web/lib/said.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { addressQuery, sketchQuery, useChangeAddress, useChangeSketch } from './sketch-queries.ts'

/** The author's style in words that guide a model. The author can change them. */
export function SketchCard() {
  const id = useId()
  const { data: sketch, isPending } = useQuery(sketchQuery)
  return (
    <Card>
      <section aria-labelledby={`${id}-title`} className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        <div className="grid gap-1">
          <h3 id={`${id}-title`} className="text-lg font-semibold">
            <Trans>Your voice in words</Trans>
          </h3>
          <p className="text-ink-2">
            <Trans>A model that writes for you reads this along with your samples.</Trans>
          </p>
        </div>
        {isPending ? (
          <Skeleton className="h-40" />
        ) : sketch ? (
          <SketchForm sketch={sketch} />
        ) : (
          <p className="text-danger">
            <Trans>The description couldn’t be loaded. Try again later.</Trans>
          </p>
        )}
        <AddressField />
      </section>
    </Card>
  )
}

function SketchForm({ sketch }: { sketch: VoiceSketch }) {
  const { t } = useLingui()

  const id = useId()
  // Null unless typed text is unsaved.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? sketch.text
  const change = useChangeSketch()
  const isMaking = change.isPending && change.variables === null
  const isSaved = text.trim() === sketch.text
  const put = (next: string | null) => {
    if (!change.isPending) change.mutate(next, { onSuccess: () => setTyped(null) })
  }
  function save(event: FormEvent) {
    event.preventDefault()
    if (!isSaved) put(text.trim())
  }
  return (
    <form onSubmit={save} className="grid gap-2">
      <Label htmlFor={id}>
        <Trans>How you write</Trans>
      </Label>
      <Textarea
        id={id}
        dir="auto"
        className="min-h-28"
        value={text}
        maxLength={maxSketchLength}
        aria-describedby={`${id}-note`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}-note`} aria-live="polite" className="text-sm text-ink-3">
        {isMaking ? t`Reading your samples…` : noteOf(sketch)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="outline" aria-disabled={change.isPending || isSaved}>
          <Trans>Save</Trans>
        </Button>
        {sketch.canBeMade && (
          <Button variant="ghost" aria-disabled={change.isPending} onClick={() => put(null)}>
            {sketch.text ? t`Rewrite it` : t`Write it for me`}
          </Button>
        )}
      </div>
    </form>
  )
}

function noteOf({ text, engine, isOutdated, canBeMade, checkedAgainst }: VoiceSketch): string {
  if (!text)
    return canBeMade
      ? t`It’s written with your next post, or right now.`
      : t`Write it yourself, or let a model write it once one is connected and enough samples are active.`
  if (engine === null) return t`In your own words. They’re never replaced unless you ask.`
  if (isOutdated)
    return t`Written by ${engine} from samples you have changed since; it will be rewritten with your next post.`
  if (checkedAgainst === null) return t`Written by ${engine} from your samples.`
  return t`Written by ${engine} from your samples, checked against ${checkedAgainst} of your posts that it wasn’t made from.`
}

const addressOptions = [
  { id: '', name: msg`As in my samples` },
  { id: 'informal', name: /* not shown */ 'du · tu · tú' },
  { id: 'formal', name: /* not shown */ 'Sie · vous · usted' },
]

function AddressField() {
  const id = useId()
  const { data } = useQuery(addressQuery)
  const change = useChangeAddress()
  return (
    <div className="grid gap-2">
      <Label htmlFor={id}>
        <Trans>Addressing readers</Trans>
      </Label>
      <Select
        id={id}
        options={named(addressOptions)}
        value={data?.address ?? ''}
        disabled={!data}
        onChange={(event) => change.mutate((event.target.value || null) as Address | null)}
      />
    </div>
  )
}
