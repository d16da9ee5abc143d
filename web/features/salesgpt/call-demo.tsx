import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Mic } from 'lucide-react'

const lines = [
  { isYou: false, text: msg`We like it. But our team is in the middle of another roll-out until March.` },
  { isYou: true, text: msg`That makes sense. What would have to be true for you to start before that?` },
  { isYou: false, text: msg`Honestly? Somebody would have to convince our operations lead.` },
]

/** A picture of the assistant, built from elements so that it stays sharp and screen readers can read it. */
export function CallDemo() {
  const { t } = useLingui()
  return (
    <figure className="grid gap-3">
      <div className="rounded border border-line-strong bg-surface shadow-float">
        <div className="flex items-center justify-between border-b border-line px-4 py-3">
          <p className="flex items-center gap-2 font-semibold">
            <span aria-hidden className="grid size-6 place-items-center rounded-full bg-danger text-on-danger">
              <Mic className="size-3.5" />
            </span>
            <Trans>Discovery call</Trans>
          </p>
          <p className="tabular text-sm text-ink-3">18:42</p>
        </div>
        <ol className="grid gap-4 p-4">
          {lines.map(({ isYou, text }) => (
            <li key={text.id} className={isYou ? 'pl-8' : 'pr-8'}>
              <p className="text-xs font-semibold text-ink-3">{isYou ? t`You` : t`Customer`}</p>
              <p
                className={`mt-1 rounded border px-3 py-2 leading-6 ${isYou ? 'border-action/40 bg-action-soft' : 'border-line bg-sunk'}`}
              >
                {t(text)}
              </p>
            </li>
          ))}
        </ol>
        <div className="grid gap-3 border-t border-line p-4">
          <div className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <p>
              <span className="text-ink-3">
                <Trans>Heard</Trans>{' '}
              </span>
              <span className="font-semibold">
                <Trans>A missing decision maker</Trans>
              </span>
            </p>
            <p>
              <span className="text-ink-3">
                <Trans>Stage</Trans>{' '}
              </span>
              <span className="font-semibold">
                <Trans>Timing</Trans>
              </span>
            </p>
          </div>
          <div className="rounded border-l-3 border-hook bg-sunk px-4 py-3">
            <p className="text-xs font-semibold text-ink-3">
              <Trans>Ask next</Trans>
            </p>
            <p className="mt-1 text-lg leading-6.5 font-semibold">
              <Trans>“What would your operations lead want to see before saying yes?”</Trans>
            </p>
          </div>
        </div>
      </div>
      <figcaption className="text-sm text-ink-3">
        <Trans>An illustration of what the beta will look like.</Trans>
      </figcaption>
    </figure>
  )
}
