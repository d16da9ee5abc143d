import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { LearnedHabit } from '#shared/learned-habits.ts'
import { differenceOf } from '#shared/text/difference.ts'
import { Difference } from '#web/features/versions/difference.tsx'
import { inDigits } from '#web/lib/intl.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { habitsQuery, useDecideHabit } from './habit-queries.ts'

/** What the author does to AI drafts again and again, with an off switch each. */
export function HabitsCard() {
  const { t } = useLingui()

  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<LearnedHabit | null>(null)
  const { data, isPending } = useQuery(habitsQuery)
  const decide = useDecideHabit()
  return (
    <Card>
      <section aria-labelledby={`${id}-title`} className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        <div className="grid gap-1">
          <h3 ref={title} tabIndex={-1} id={`${id}-title`} className="text-lg font-semibold">
            <Trans>What you change</Trans>
          </h3>
          <p className="text-ink-2">
            <Trans>What you do to AI drafts before you publish them. New drafts follow whatever is switched on.</Trans>
          </p>
        </div>
        {isPending ? (
          <Skeleton className="h-24" />
        ) : !data ? (
          <p className="text-danger">
            <Trans>What you change couldn’t be loaded. Try again later.</Trans>
          </p>
        ) : data.habits.length === 0 ? (
          <p className="text-ink-2">{emptyText(data.posts)}</p>
        ) : (
          <ul className="-mx-5 -mb-5 border-t border-line">
            {data.habits.map((habit) => (
              <li key={habit.id} className="border-b border-line last:border-b-0">
                <HabitRow
                  habit={habit}
                  onSwitch={(isOn) => decide.mutate({ id: habit.id, state: isOn ? 'on' : 'off' })}
                  onForget={() => setAsked(habit)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      {asked && (
        <ConfirmDialog
          title={t`Forget this`}
          text={t`“${asked.sentence}” Your posts stay as they are. It’s counted anew from the posts you publish from now on.`}
          action={decide.isPending ? t`Forgetting…` : t`Forget`}
          isPending={decide.isPending}
          onConfirm={() =>
            decide.mutate(
              { id: asked.id, state: 'forgotten' },
              {
                onSuccess: () => {
                  setAsked(null)
                  // The button that opened the dialog is gone.
                  requestAnimationFrame(() => title.current?.focus())
                },
              },
            )
          }
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  )
}

const fewest = 3

function emptyText(posts: number): string {
  if (posts >= fewest)
    return plural(posts, {
      one: 'Nothing so far: in the # post that an AI drafted and you published, you changed nothing again and again.',
      other:
        'Nothing so far: in the # posts that an AI drafted and you published, you changed nothing again and again.',
    })
  const later = t`After three published posts that an AI drafted, you’ll see here what you always change, such as a closing question you cut.`
  if (posts === 0) return later
  return `${later} ${plural(fewest - posts, { one: 'One is still to come.', other: '# are still to come.' })}`
}

interface RowProps {
  habit: LearnedHabit
  onSwitch: (isOn: boolean) => void
  onForget: () => void
}

function HabitRow({ habit: { sentence, isOff, evidence }, onSwitch, onForget }: RowProps) {
  const { t } = useLingui()

  return (
    <div className="flex items-start">
      <details className="group min-w-0 flex-1">
        <summary className="flex min-h-9 cursor-pointer list-none items-start gap-2 py-1.5 pl-5 hover:bg-sunk max-md:min-h-11 max-md:py-2.5 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="mt-1 size-4 shrink-0 text-ink-3 transition-transform duration-120 group-open:rotate-90"
          />
          <span dir="auto" className={isOff ? 'min-w-0 break-words text-ink-3' : 'min-w-0 break-words'}>
            {sentence}
          </span>
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-1 pb-3 pl-11">
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {evidence.map((one) => (
              <li key={one.postId}>
                <Evidence {...one} />
              </li>
            ))}
          </ul>
          <Button variant="ghost" size="sm" className="-ml-2 justify-self-start px-2" onClick={onForget}>
            <Trans>Forget this</Trans>
          </Button>
        </div>
      </details>
      <span className="pr-3 pl-1">
        <Switch label={t`Follow: ${sentence}`} checked={!isOff} onChange={onSwitch} />
      </span>
    </div>
  )
}

const Evidence = ({ postId, title, words: [drafted, published], pairs }: LearnedHabit['evidence'][number]) => {
  const { t } = useLingui()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
      <Link
        to="/"
        search={{ id: postId }}
        dir="auto"
        data-own
        className="justify-self-start font-semibold break-words text-action-text hover:underline"
      >
        {title || t`Untitled post`}
      </Link>
      {pairs.length === 0 ? (
        <p className="tabular text-ink-2">
          {t`${plural(drafted, { one: '# word', other: '# words' })} in the draft, ${{ published: inDigits(published) }} published`}
        </p>
      ) : (
        pairs.map(({ written, kept }) => <Difference key={written} stretches={differenceOf(written, kept)} />)
      )}
    </div>
  )
}
