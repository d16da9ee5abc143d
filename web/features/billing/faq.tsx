import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { MailLink, useSupportAddress } from '#web/ui/support-address.tsx'

/** One without an answer is answered by the guarantee, which names an address. */
const questions: readonly { question: MessageDescriptor; answer?: MessageDescriptor }[] = [
  { question: msg`Is there a money-back guarantee?` },
  {
    question: msg`When do my AI generations reset?`,
    answer: msg`Credits reset each billing cycle: on the day your plan is renewed, or on the first of the month (UTC) on the Basic plan. With yearly billing they reset every month.`,
  },
  {
    question: msg`What counts as a generation?`,
    answer: msg`Each text written for you: a post, a rewritten section, a change you asked for. Failed and cancelled ones don’t count.`,
  },
  {
    question: msg`Can I change or end my plan?`,
    answer: msg`At any time, under “Manage billing”. A cancelled plan runs until the end of the period you paid for, and everything you wrote stays yours.`,
  },
]

function Guarantee() {
  const address = useSupportAddress()
  if (!address) return <Trans>Yes, 14 days from the first payment.</Trans>
  return (
    <Trans>
      Yes, 14 days from the first payment. Write to <MailLink address={address} />, and the whole amount is refunded.
    </Trans>
  )
}

export const Faq = () => {
  const { t } = useLingui()
  return (
    <section aria-labelledby="faq" className="mx-auto grid w-full max-w-2xl gap-3">
      <h2 id="faq" className="text-lg font-semibold">
        <Trans>Frequently asked questions</Trans>
      </h2>
      <div className="divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question.id} className="group py-1">
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{t(question)}</summary>
            <p className="pb-3 leading-6 text-ink-2">{answer ? t(answer) : <Guarantee />}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
