import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId } from 'react'
import {
  pastedTexts,
  type SampleSource,
  type Separator,
  sampleSources,
  separators,
  withDashes,
} from '#shared/samples.ts'
import { isRecord } from '#web/lib/is-record.ts'
import { keep, type Parse, useKept } from '#web/lib/kept/kept.ts'
import { named } from '#web/lib/said.ts'
import { useAccount } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { InputSource } from './import-dialog.tsx'

interface Paste {
  text: string
  source: SampleSource
  separator: Separator
}

const parsePaste: Parse<Paste> = (stored) =>
  isRecord(stored) && typeof stored.text === 'string'
    ? {
        text: stored.text,
        source: stored.source === 'custom' ? 'custom' : 'linkedin',
        separator: stored.separator === 'blank-line' ? 'blank-line' : 'wide',
      }
    : null

export const pasteKey = (account: string) => `${account}:samples`

interface PasteFormProps {
  isReading: boolean
  onRead: (source: InputSource) => void
  onClose: () => void
}

export function PasteForm({ isReading, onRead, onClose }: PasteFormProps) {
  const { t } = useLingui()

  const id = useId()
  const key = pasteKey(useAccount())
  const paste = useKept(key, parsePaste) ?? { text: '', source: 'linkedin', separator: 'wide' }
  const texts = pastedTexts(paste.text, paste.separator)
  const isEmpty = paste.text.trim() === ''
  const paragraphs = pastedTexts(paste.text, 'blank-line').length

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isEmpty && !isReading)
      onRead(async () => ({ ...paste, text: paste.separator === 'wide' ? paste.text : withDashes(texts) }))
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}-text`}>
          <Trans>Your posts</Trans>
        </Label>
        <Textarea
          id={`${id}-text`}
          autoFocus
          value={paste.text}
          maxLength={1_000_000}
          placeholder={t`The first post
---
The second post`}
          onChange={(event) => keep(key, { ...paste, text: event.target.value })}
          className="max-h-[45dvh] min-h-48 overflow-y-auto"
        />
        <p role="status" className="text-sm text-ink-2">
          {!isEmpty && sayCount(texts.length, paste.separator, paragraphs)}
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-separator`}>
            <Trans>Posts are separated by</Trans>
          </Label>
          <Select
            id={`${id}-separator`}
            options={named(separators)}
            value={paste.separator}
            onChange={(event) => keep(key, { ...paste, separator: event.target.value as Separator })}
          />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-source`}>
            <Trans>Source for all</Trans>
          </Label>
          <Select
            id={`${id}-source`}
            options={named(sampleSources)}
            value={paste.source}
            onChange={(event) => keep(key, { ...paste, source: event.target.value as SampleSource })}
          />
        </div>
      </div>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" disabled={isEmpty || isReading}>
          <Trans>Preview posts</Trans>
        </Button>
      </DialogFooter>
    </form>
  )
}

/** The number of posts to expect, before anything is sent. */
function sayCount(count: number, separator: Separator, paragraphs: number): string {
  const said = plural(count, { one: 'This will be # post.', other: 'This will be # posts.' })
  if (count > 1 || separator === 'blank-line' || paragraphs <= 1) return said
  return t`${said} Choose “One blank line” below if each paragraph is a post of its own.`
}
