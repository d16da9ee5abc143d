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

const steps: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Ear,
    title: 'Listen',
    text: 'It follows the call live and notes who said what, so you can look at the person instead of your notes.',
  },
  {
    icon: LineChart,
    title: 'Analyze',
    text: 'It hears the question behind the question: the budget, the doubt, the person who is missing from the call.',
  },
  {
    icon: Lightbulb,
    title: 'Suggest',
    text: 'It suggests your next sentence, short enough to read while the other person is still talking.',
  },
]

const promises = [
  ['Nobody is recorded in secret', 'Everyone on the call is told that an assistant is listening before it starts.'],
  ['You do the talking', 'It suggests and never speaks. What is said stays yours.'],
  ['Your calls train nobody’s model', 'What is heard is used for your call, and you can delete it.'],
] as const

export function SalesGptPage() {
  usePageTitle('SalesGPT')
  const { user, isLoading } = useAuth()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex h-16 w-full max-w-[1120px] items-center justify-between gap-4 px-4 md:px-7">
        <Brand className="self-center" />
        {!isLoading && (
          <Button asChild variant="outline" size="sm">
            {user ? <AppLink href="/">Back to {product.name}</AppLink> : <AppLink href="/auth">Sign In</AppLink>}
          </Button>
        )}
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <section className="mx-auto grid max-w-[1120px] grid-cols-[minmax(0,1fr)] items-center gap-12 px-4 py-10 md:px-7 md:py-16 lg:grid-cols-[minmax(0,10fr)_minmax(0,11fr)]">
          <div className="grid gap-6">
            <p className="flex items-center gap-2 font-semibold">
              SalesGPT <Badge variant="action">Beta, by invitation</Badge>
            </p>
            <h1 className="text-4xl leading-[1.08] font-semibold tracking-tight text-balance md:text-5xl">
              The right next sentence, while you’re still on the call.
            </h1>
            <p className="max-w-[34rem] text-lg leading-7.5 text-ink-2">
              SalesGPT sits in on your sales call, understands where it stands, and quietly suggests what to ask next.
              It isn’t ready yet; the list says who wants to try it.
            </p>
            <WaitlistForm />
          </div>
          <CallDemo />
        </section>
        <section aria-labelledby="how" className="border-y border-line bg-sunk">
          <div className="mx-auto grid max-w-[1120px] gap-8 px-4 py-14 md:px-7">
            <h2 id="how" className="text-2xl font-semibold tracking-tight">
              Three things at once, so that you can do one
            </h2>
            <ol className="grid gap-8 md:grid-cols-3">
              {steps.map(({ icon: Icon, title, text }, at) => (
                <li key={title} className="grid content-start gap-3 border-t-2 border-action pt-5">
                  <div className="flex items-center justify-between text-ink-3">
                    <Icon aria-hidden className="size-6 text-action-text" strokeWidth={1.75} />
                    <span aria-hidden className="tabular text-sm">
                      {at + 1} / {steps.length}
                    </span>
                  </div>
                  <h3 className="text-lg font-semibold">{title}</h3>
                  <p className="leading-6.5 text-ink-2">{text}</p>
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
            What it won’t do matters just as much
          </h2>
          <dl className="divide-y divide-line border-y border-line">
            {promises.map(([title, text]) => (
              <div key={title} className="grid gap-1 py-4 sm:grid-cols-2 sm:gap-6">
                <dt className="font-semibold">{title}</dt>
                <dd className="leading-6 text-ink-2">{text}</dd>
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
