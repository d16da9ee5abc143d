import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { dated } from '#web/lib/intl.ts'
import { failureToast } from '#web/lib/toast.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { dayName } from './figure.tsx'
import { openJoinsQuery, useDecideJoin } from './queries.ts'

const dayOf = (at: string | null, day: string | null) =>
  at ? dated(at, { dateStyle: 'medium', timeStyle: 'short' }) : day && dayName(day)

/** Posts of LinkedIn's that may be one of the author's. Only the author can tell. */
export function OpenJoins({ author }: { author: string | undefined }) {
  const { t } = useLingui()

  const { data: open = [] } = useQuery(openJoinsQuery(author))
  const { mutate, isPending } = useDecideJoin()
  if (open.length === 0) return null
  const decide = (address: string, postId: string | null) =>
    mutate({ address, postId }, { onError: (error) => failureToast(t`Failed to save your answer`, error.message) })
  return (
    <section aria-label={t`Which of your posts is it?`} className="grid gap-3 rounded border border-line bg-sunk p-3">
      <h3 className="font-semibold">
        <Trans>Which of your posts is it?</Trans>
      </h3>
      <ul className="grid gap-3">
        {open.map(({ address, publishedAt, publishedOn, candidates }) => (
          <li key={address} className="grid gap-2">
            <p className="min-w-0 text-sm break-words">
              <Trans>
                <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="text-action underline">
                  The post on LinkedIn
                </a>{' '}
                of {dayOf(publishedAt, publishedOn)}
              </Trans>
            </p>
            <div className="flex flex-wrap gap-2">
              {candidates.map(({ id, title }) => (
                <span key={id} className="flex items-center gap-1">
                  <Button variant="outline" size="sm" disabled={isPending} onClick={() => decide(address, id)}>
                    <span dir="auto" data-own className="max-w-56 truncate">
                      {title || t`Untitled post`}
                    </span>
                  </Button>
                  <AppLink href={`/?id=${id}`} className="text-sm text-action underline" aria-label={t`Open ${title}`}>
                    <Trans>open</Trans>
                  </AppLink>
                </span>
              ))}
              <Button variant="ghost" size="sm" disabled={isPending} onClick={() => decide(address, null)}>
                <Trans>None of these</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
