import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Card } from './card.tsx'

/** A setting with its name and purpose. An address with that name behind the # leads to it. */
export function SettingsCard({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const anchor = title.toLowerCase().replaceAll(' ', '-')
  // On every visit to that address.
  const asked = useLocation({ select: ({ hash, state }) => (hash === anchor ? (state.key ?? hash) : null) })
  useEffect(() => {
    if (!asked) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [asked])
  return (
    <Card>
      <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        <div className="grid gap-1">
          <h2 ref={heading} id={id} tabIndex={-1} className="scroll-mt-24 text-lg font-semibold outline-none">
            {title}
          </h2>
          <p className="wrap-anywhere text-ink-2">{text}</p>
        </div>
        {children}
      </section>
    </Card>
  )
}
