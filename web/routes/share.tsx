import { t } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { keepReceived } from '#web/lib/received.ts'
import { failureToast } from '#web/lib/toast.ts'

const sayNotKept = () =>
  failureToast(t`Not taken over`, t`This browser could not keep it. Copy the text and paste it into the subject.`)

/** Where the bookmarklet leads, with the values in the fragment, which no server sees. Create shows them. */
export const Route = createFileRoute('/share')({
  validateSearch: ({ failed }: Record<string, unknown>): { failed?: string } => ({
    failed: failed === undefined ? undefined : 'yes',
  }),
  beforeLoad: async ({ search }) => {
    // The router's own hash is decoded, and a decoded “&” would end a value.
    const given = new URLSearchParams(window.location.hash.slice(1))
    const form = new FormData()
    for (const name of ['url', 'title', 'text']) form.set(name, given.get(name) ?? '')
    if (search.failed) sayNotKept()
    else if (given.get('url')) await keepReceived(form).catch(sayNotKept)
    throw redirect({ to: '/', replace: true })
  },
})
