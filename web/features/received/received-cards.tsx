import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileText, Image } from 'lucide-react'
import type { NewSource } from '#shared/sources.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { type HandedOver, notesFrom } from './handed-over.ts'
import { type Received, receivedQuery, useForget } from './queries.ts'

interface ReceivedCardsProps {
  /** Takes what the author wants to write from, as notes. */
  onTake: (notes: string, handedOver: HandedOver) => void
  /** Takes what the author wants to write about, in their own words. */
  onSource: (source: NewSource) => void
}

/** What other apps and pages handed over. Nothing of it is used before the author says so. */
export function ReceivedCards(props: ReceivedCardsProps) {
  const { data: received = [] } = useQuery(receivedQuery)
  return received.map((one) => <ReceivedCard key={one.key} received={one} {...props} />)
}

function ReceivedCard({ received, onTake, onSource }: { received: Received } & ReceivedCardsProps) {
  const { t } = useLingui()

  const { key, text, url, title, files, problems } = received
  const forget = useForget()
  const notes = notesFrom(received)
  const from = url ? t`Taken from ${new URL(url).host}` : t`Shared with Hookline`

  function take() {
    onTake(notes, received)
    forget.mutate({ key, files })
  }

  function writeAbout() {
    onSource(url ? { url } : { text, title: title || undefined })
    forget.mutate({ key, files })
  }

  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <section aria-label={from} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div>
          <h2 className="font-semibold">{from}</h2>
          {url ? (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              dir="auto"
              data-own
              className="text-sm break-words text-action-text underline underline-offset-3 wrap-anywhere"
            >
              {title || url}
            </a>
          ) : (
            title && (
              <p dir="auto" data-own className="text-sm break-words text-ink-2">
                {title}
              </p>
            )
          )}
        </div>
        {text && (
          <blockquote
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
            tabIndex={0}
            dir="auto"
            data-own
            className="max-h-40 overflow-y-auto rounded border border-line bg-sunk p-3 text-sm wrap-anywhere whitespace-pre-line"
          >
            {text}
          </blockquote>
        )}
        {files.length > 0 && (
          <div className="grid gap-1 text-sm">
            <ul className="grid gap-1">
              {files.map((file) => (
                <li key={`${file.name} ${file.size}`} className="flex items-center gap-2">
                  {file.type === 'application/pdf' ? (
                    <FileText aria-hidden className="size-4 shrink-0" />
                  ) : (
                    <Image aria-hidden className="size-4 shrink-0" />
                  )}
                  <span data-own className="min-w-0 truncate">
                    {file.name}
                  </span>
                </li>
              ))}
            </ul>
            <p className="text-ink-2">
              {files.length === 1
                ? t`It waits here and goes into your next new post.`
                : t`They wait here and go into your next new post.`}
            </p>
          </div>
        )}
        {problems.map((problem) => (
          <p key={problem} className="text-sm text-warn">
            {problem}
          </p>
        ))}
        <div className="flex flex-wrap gap-2">
          {notes && (
            <>
              {(url || text) && (
                <Button size="sm" onClick={writeAbout}>
                  <Trans>Write about it</Trans>
                </Button>
              )}
              <Button variant={url || text ? 'outline' : 'default'} size="sm" onClick={take}>
                <Trans>Add to the subject</Trans>
              </Button>
            </>
          )}
          <Button variant="outline" size="sm" onClick={() => forget.mutate({ key, files: [] })}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </section>
    </Card>
  )
}
