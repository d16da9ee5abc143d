import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileText, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { Language } from '#shared/catalogue.ts'
import { maxQuotes } from '#shared/posts.ts'
import type { WholeSource } from '#shared/sources.ts'
import { sourceQuery } from '#web/lib/source-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { SourceDialog } from './source-dialog.tsx'

interface SourceCardProps {
  id: string
  language: Language
  quotes: readonly string[]
  /** Whether a new post gets the link as its first comment; null for a post that exists. */
  links: boolean | null
  onQuotes: (quotes: string[]) => void
  onLinks: (links: boolean) => void
  onRemove: () => void
}

/** The source of a brief, with what the author may quote and what they may ask themselves. */
export function SourceCard({ id, language, quotes, links, onQuotes, onLinks, onRemove }: SourceCardProps) {
  const { t } = useLingui()

  const heading = useId()
  const { data: source, isPending, isError, refetch } = useQuery(sourceQuery(id, language))
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      aria-labelledby={heading}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded border border-line bg-surface p-3"
    >
      <div className="flex items-start gap-2">
        <FileText aria-hidden className="mt-1 size-4 shrink-0 text-ink-3" />
        <div className="min-w-0 flex-1">
          <h2 id={heading} dir="auto" className="font-semibold break-words">
            <span className="sr-only">
              <Trans>Source:</Trans>{' '}
            </span>
            {source ? <span data-own>{source.title}</span> : isPending ? t`Loading…` : t`This source was deleted`}
          </h2>
          {source && (
            <p data-own className="text-sm break-words text-ink-3">
              {aboutOf(source)}
            </p>
          )}
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Remove the source`}
          className="-my-1 -mr-1"
          onClick={onRemove}
        >
          <X aria-hidden />
        </Button>
      </div>
      {isPending && <Skeleton className="h-16" />}
      {isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-ink-2">
          <p>
            <Trans>The source couldn’t be loaded.</Trans>
          </p>
          <Button variant="outline" size="sm" onClick={() => refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {source && (
        <>
          {source.isCut && (
            <p className="text-sm text-ink-2">
              <Trans>It is long: the first 200,000 characters are kept.</Trans>
            </p>
          )}
          {!source.isOwn && source.quotations.length > 0 && (
            <Quotations source={source} quotes={quotes} onQuotes={onQuotes} />
          )}
          <div className="grid gap-1 text-sm">
            <p className="font-medium">
              <Trans>Questions to start from</Trans>
            </p>
            <ul className="grid list-disc gap-1 pl-5 text-ink-2">
              {source.questions.map((question) => (
                <li key={question} data-own>
                  {question}
                </li>
              ))}
            </ul>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
              <Trans>See its text</Trans>
            </Button>
            {links !== null && source.url && (
              <span className="flex items-center gap-2 text-sm">
                <span aria-hidden>
                  <Trans>Link in the first comment</Trans>
                </span>
                <Switch label={t`Link in the first comment`} checked={links} onChange={onLinks} />
              </span>
            )}
          </div>
        </>
      )}
      {isOpen && <SourceDialog id={id} onDeleted={onRemove} onClose={() => setOpen(false)} />}
    </section>
  )
}

const aboutOf = (source: WholeSource) =>
  [source.credit === source.title ? '' : source.credit, source.publishedOn].filter(Boolean).join(' · ')

interface QuotationsProps {
  source: WholeSource
  quotes: readonly string[]
  onQuotes: (quotes: string[]) => void
}

function Quotations({ source, quotes, onQuotes }: QuotationsProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(quotes.length > 0)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="text-sm">
      <summary className="w-fit cursor-pointer rounded py-1 font-medium max-md:py-3">
        {quotes.length > 0
          ? t`Quote it? ${quotes.length} of ${maxQuotes} chosen`
          : t`Quote it? At most ${maxQuotes} sentences`}
      </summary>
      <fieldset className="mt-1 grid gap-1">
        <legend className="sr-only">
          <Trans>Sentences to quote</Trans>
        </legend>
        {source.quotations.map(({ text, start }) => {
          const isChosen = quotes.includes(text)
          return (
            <label key={start} className="flex items-start gap-2 rounded px-1 py-1 hover:bg-sunk max-md:py-2.5">
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && quotes.length >= maxQuotes}
                onChange={() => onQuotes(isChosen ? quotes.filter((one) => one !== text) : [...quotes, text])}
                className="mt-1 size-4 shrink-0 accent-action"
              />
              <span dir="auto" data-own className="min-w-0 break-words">
                {text}
              </span>
            </label>
          )
        })}
      </fieldset>
    </details>
  )
}
