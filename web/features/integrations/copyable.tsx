import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { copyPostText } from '#web/ui/copy.ts'

interface CopyableProps {
  text: string
  /** What it is for, above it. */
  caption: ReactNode
  /** What it is, for the name of the button. */
  name: string
}

/** An address, command or example for another program. */
export function Copyable({ text, caption, name }: CopyableProps) {
  const { t } = useLingui()

  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <figcaption className="text-sm text-ink-2">{caption}</figcaption>
      <div className="flex items-start gap-2">
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
          tabIndex={0}
          className="min-w-0 flex-1 overflow-x-auto rounded border border-line bg-sunk px-3 py-2 font-mono text-xs leading-5"
        >
          {text}
        </pre>
        <Button variant="outline" size="sm" aria-label={t`Copy: ${name}`} onClick={() => copyPostText(text, '')}>
          <Trans>Copy</Trans>
        </Button>
      </div>
    </figure>
  )
}
