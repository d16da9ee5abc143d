import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

/** One thing to settle, with its name and a word on what it does. */
export function SettingsCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card>
      <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        <div className="grid gap-1">
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          <p className="wrap-anywhere text-ink-2">{text}</p>
        </div>
        {children}
      </section>
    </Card>
  )
}
