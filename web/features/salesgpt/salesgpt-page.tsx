import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ear, Lightbulb, LineChart, type LucideIcon } from 'lucide-react'
import { product } from '#shared/product.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useAuth } from '#web/lib/session.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { Footer } from '#web/ui/footer.tsx'
import { CallDemo } from './call-demo.tsx'
import { WaitlistForm } from './waitlist-form.tsx'

const steps: { icon: LucideIcon; title: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    icon: Ear,
    title: msg`Listen`,
    text: msg`It follows the call live and notes who said what, so you can look at the person instead of your notes.`,
  },
  {
    icon: LineChart,
    title: msg`Analyze`,
    text: msg`It hears the question behind the question: the budget, the doubt, the person who is missing from the call.`,
  },
  {
    icon: Lightbulb,
    title: msg`Suggest`,
    text: msg`It suggests your next sentence, short enough to read while the other person is still talking.`,
  },
]

const promises = [
  [
    msg`Nobody is recorded in secret`,
    msg`Everyone on the call is told that an assistant is listening before it starts.`,
  ],
  [msg`You do the talking`, msg`It suggests and never speaks. What is said stays yours.`],
  [msg`Your calls train nobody’s model`, msg`What is heard is used for your call, and you can delete it.`],
] as const

export function SalesGptPage() {
  const { t } = useLingui()
  usePageTitle(t`SalesGPT`)
  const { user, isLoading } = useAuth()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex min-h-16 w-full flex-wrap max-w-[1120px] items-center justify-between gap-4 px-4 md:px-7">
        <Brand className="self-center" />
        {!isLoading && (
          <Button asChild variant="outline" size="sm">
            {user ? (
              <AppLink href="/">
                <Trans>Back to {product.name}</Trans>
              </AppLink>
            ) : (
              <AppLink href="/auth">
                <Trans>Sign In</Trans>
              </AppLink>
            )}
          </Button>
        )}
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <section className="mx-auto grid max-w-[1120px] grid-cols-[minmax(0,1fr)] items-center gap-12 px-4 py-10 md:px-7 md:py-16 lg:grid-cols-[minmax(0,10fr)_minmax(0,11fr)]">
          <div className="grid gap-6">
            <p className="flex items-center gap-2 font-semibold">
              <Trans>SalesGPT</Trans>{' '}
              <Badge variant="action">
                <Trans>Beta, by invitation</Trans>
              </Badge>
            </p>
            <h1 className="text-4xl leading-[1.08] font-semibold tracking-tight text-balance md:text-5xl">
              <Trans>The right next sentence, while you’re still on the call.</Trans>
            </h1>
            <p className="max-w-[34rem] text-lg leading-7.5 text-ink-2">
              <Trans>
                SalesGPT sits in on your sales call, understands where it stands, and quietly suggests what to ask next.
                It isn’t ready yet; the list says who wants to try it.
              </Trans>
            </p>
            <WaitlistForm />
          </div>
          <CallDemo />
        </section>
        <section aria-labelledby="how" className="border-y border-line bg-sunk">
          <div className="mx-auto grid max-w-[1120px] gap-8 px-4 py-14 md:px-7">
            <h2 id="how" className="text-2xl font-semibold tracking-tight">
              <Trans>Three things at once, so that you can do one</Trans>
            </h2>
            <ol className="grid gap-8 md:grid-cols-3">
              {steps.map(({ icon: Icon, title, text }, at) => (
                <li key={title.id} className="grid content-start gap-3 border-t-2 border-action pt-5">
                  <div className="flex items-center justify-between text-ink-3">
                    <Icon aria-hidden className="size-6 text-action-text" strokeWidth={1.75} />
                    <span aria-hidden className="tabular text-sm">
                      {at + 1} / {steps.length}
                    </span>
                  </div>
                  <h3 className="text-lg font-semibold">{t(title)}</h3>
                  <p className="leading-6.5 text-ink-2">{t(text)}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
        <section
          aria-labelledby="promises"
          className="mx-auto grid max-w-[1120px] gap-8 px-4 py-14 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] md:px-7"
        >
          <h2 id="promises" className="text-2xl font-semibold tracking-tight text-balance">
            <Trans>What it won’t do matters just as much</Trans>
          </h2>
          <dl className="divide-y divide-line border-y border-line">
            {promises.map(([title, text]) => (
              <div key={title.id} className="grid gap-1 py-4 sm:grid-cols-2 sm:gap-6">
                <dt className="font-semibold">{t(title)}</dt>
                <dd className="leading-6 text-ink-2">{t(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </main>
      <div className="mx-auto w-full max-w-[1120px] md:px-3">
        <Footer />
      </div>
    </div>
  )
}
