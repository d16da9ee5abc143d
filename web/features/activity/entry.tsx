import { Trans as Said } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ActivityEntry } from '#shared/workspace-activity.ts'
import { deletedPost, sayActor, sayDetail, sayDone } from '#shared/workspace-activity-words.ts'
import { useClock } from '#web/lib/clock.ts'
import { said } from '#web/lib/said.ts'

export function Entry({ entry, isOfPost }: { entry: ActivityEntry; isOfPost: boolean }) {
  const { t } = useLingui()
  const { by, at, until, post, about } = entry
  const { moment, clockTime } = useClock()
  const detail = sayDetail(entry, said, ({ at }) => moment(at))
  const who = (
    <>
      <span dir="auto" data-own className="font-medium">
        {sayActor(entry, said)}
      </span>
      {by.kind === 'program' && (
        <span className="text-ink-3">
          {' '}
          <Trans>through “{by.through?.name}”</Trans>
        </span>
      )}
      {by.kind === 'link' && (
        <span className="text-ink-3">
          {' '}
          <Trans>by a link</Trans>
        </span>
      )}
    </>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5 px-4 py-2.5">
      <p className="break-words">
        <Said
          {...sayDone(entry, isOfPost)}
          values={{ who, post: post && <PostName post={post} />, name: about && <bdi data-own>{about.name}</bdi> }}
        />
      </p>
      <p className="tabular text-sm break-words text-ink-3">
        <time dateTime={at} className="inline-block first-letter:uppercase">
          {until ? t`${{ from: moment(at) }} to ${{ until: clockTime(until) }}` : moment(at)}
        </time>
        {detail && ` · ${detail}`}
      </p>
    </div>
  )
}

const PostName = ({ post: { id, title } }: { post: NonNullable<ActivityEntry['post']> }) => {
  const { t } = useLingui()
  return title === null ? (
    <span className="text-ink-3">{t(deletedPost)}</span>
  ) : (
    <Link to="/" search={{ id }} dir="auto" data-own className="underline underline-offset-3 hover:no-underline">
      {title || t`Untitled post`}
    </Link>
  )
}
