import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { aiModels, type EmojiUsage, emojiUsages, languages, offeredTones, tones } from '#shared/catalogue.ts'
import { enginesQuery } from '#web/lib/engine-queries.ts'
import { i18n, translated } from '#web/lib/language.ts'
import { named } from '#web/lib/said.ts'
import { Label } from '#web/ui/label.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Select } from '#web/ui/select.tsx'
import type { BriefInput } from './brief-input.ts'

const InterviewSetting = lazyPart(() =>
  import('./interview-setting.tsx').then((file) => ({ default: file.InterviewSetting })),
)

const nameIn = (options: readonly { id: string; name: string }[], id: string) =>
  translated(options.find((option) => option.id === id)?.name ?? id)

const emojiSummaries: Record<EmojiUsage, MessageDescriptor> = {
  none: msg`no emojis`,
  'a-few': msg`a few emojis`,
  many: msg`many emojis`,
}

const summaryOf = (brief: BriefInput): string =>
  [nameIn(tones, brief.tone), i18n._(emojiSummaries[brief.emojiUsage]), nameIn(languages, brief.language)].join(' · ')

const notConnected = 'not connected'

/** The engine behind each model label; nothing while loading. */
function useWriters() {
  const { data: engines } = useQuery(enginesQuery)
  const of = (id: string) => engines?.find(({ aiModel }) => aiModel === id)
  return (id: string) => (of(id)?.engine === 'arranger' ? notConnected : of(id)?.label)
}

interface ParametersProps {
  brief: BriefInput
  onChange: (change: Partial<BriefInput>) => void
}

export function Parameters({ brief, onChange }: ParametersProps) {
  const { t } = useLingui()

  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const writerOf = useWriters()
  const writer = writerOf(brief.aiModel)
  const isConnected = writer !== notConnected
  // Show the model's own name; the label stands in while that is unknown.
  const models = aiModels.map(({ id, name }) => ({
    id,
    name: writerOf(id) === notConnected ? t`Without a model` : (writerOf(id) ?? name),
    isOwn: writerOf(id) !== notConnected,
  }))
  const isOneModel = new Set(models.map(({ name }) => name)).size === 1
  const isOffered = offeredTones.some((tone) => tone.id === brief.tone)
  const toneOptions = isOffered ? offeredTones : tones.filter((tone) => tone.id === brief.tone).concat(offeredTones)
  const fields = [
    { key: 'tone', label: t`Tone`, options: named(toneOptions) },
    { key: 'emojiUsage', label: t`Emoji usage`, options: named(emojiUsages) },
    { key: 'language', label: t`Language`, options: named(languages) },
    { key: 'aiModel', label: t`AI model`, options: models },
  ] as const

  return (
    <div className="rounded border border-line bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-fields`}
        onClick={() => setOpen(!isOpen)}
        className="flex h-11 w-full items-center gap-2 rounded px-3 text-left"
      >
        <SlidersHorizontal aria-hidden className="size-4 shrink-0" />
        <span className="font-semibold">
          <Trans>Parameters</Trans>
        </span>
        <span className="min-w-0 flex-1 text-sm text-ink-3">
          {summaryOf(brief)}
          {writer && (
            <>
              {' · '}
              {isConnected ? <span translate="no">{writer}</span> : t`no AI model`}
            </>
          )}
        </span>
        <ChevronDown
          aria-hidden
          className={`size-4 shrink-0 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={`${id}-fields`}
        hidden={!isOpen}
        className={isOpen ? 'grid gap-3 border-t border-line p-3 @min-[26rem]:grid-cols-2' : undefined}
      >
        {fields.map(({ key, label, options }) => (
          <div key={key}>
            <Label htmlFor={`${id}-${key}`} className="mb-1.5 text-sm font-medium text-ink-2">
              {label}
            </Label>
            {key === 'aiModel' && isOneModel ? (
              <output
                id={`${id}-${key}`}
                translate={isConnected ? 'no' : undefined}
                className="flex min-h-9 items-center"
              >
                {isConnected ? writer : t`None. Your own sentences are sorted.`}
              </output>
            ) : (
              <Select
                id={`${id}-${key}`}
                options={options}
                value={brief[key]}
                onChange={(event) => onChange({ [key]: event.target.value })}
              />
            )}
            {key === 'aiModel' && !isConnected && (
              <Link
                to="/settings"
                search={{ section: 'writing-engine' }}
                className="mt-1 inline-flex rounded-sm text-sm text-action-text underline underline-offset-3 hover:no-underline max-md:min-h-11 max-md:items-center"
              >
                <Trans>Connect a model</Trans>
              </Link>
            )}
          </div>
        ))}
        {isOpen && (
          <Suspense>
            <InterviewSetting />
          </Suspense>
        )}
      </div>
    </div>
  )
}
