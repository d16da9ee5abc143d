import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { usePageTitle } from '#web/lib/page-title.ts'
import { EnglishOnly } from '#web/ui/english-only.tsx'

interface TextPageProps {
  title: string
  summary: string
  /** Of a page that exists in English only: what the app calls it in the language on screen. */
  called?: MessageDescriptor
  children: ReactNode
}

export function TextPage({ title, summary, called, children }: TextPageProps) {
  const { t } = useLingui()
  usePageTitle(called ? t(called) : title)
  return (
    <article
      lang={called && 'en'}
      className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-8 leading-7 [&_a]:text-action-text [&_a]:underline [&_a]:underline-offset-2"
    >
      {called && <EnglishOnly />}
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
        <p className="text-ink-2">{summary}</p>
      </div>
      {children}
    </article>
  )
}

export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

export type Fact = readonly [name: string, text: ReactNode]

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="divide-y divide-line border-y border-line">
    {facts.map(([name, text]) => (
      <div key={name} className="grid gap-x-6 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <dt className="font-semibold">{name}</dt>
        <dd className="text-ink-2">{text}</dd>
      </div>
    ))}
  </dl>
)
