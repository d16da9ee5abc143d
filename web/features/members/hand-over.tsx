import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Member, PostsOfAuthor } from '#shared/members.ts'
import { product } from '#shared/product.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { handOversQuery, useHandOverPosts } from './queries.ts'

/** Who may get posts in their name. */
const takersFor = (members: readonly Member[], from: string) =>
  members
    .filter(({ id, isMe, letsOthersWrite }) => id !== from && (isMe || letsOthersWrite))
    .map((one) => ({ ...one, name: one.isMe ? t`${one.name} (you)` : one.name, isOwn: !one.isMe }))

const notLive = ({ posts, scheduled }: PostsOfAuthor) =>
  t`${plural(posts, { one: '# post that is not live', other: '# posts that are not live' })}${plural(scheduled, { 0: '', other: ' (# with a time)' })}`

const becoming = ({ posts, scheduled }: PostsOfAuthor, { isMe, name }: Pick<Member, 'isMe' | 'name'>) =>
  isMe
    ? t`You become the author of ${plural(posts, { one: '# post that is not live', other: '# posts that are not live' })}${plural(scheduled, { 0: '', other: ' (# with a time)' })}.`
    : t`${{ name }} becomes the author of ${plural(posts, { one: '# post that is not live', other: '# posts that are not live' })}${plural(scheduled, { 0: '', other: ' (# with a time)' })}.`

const whoseTheyBecome = ({ posts, scheduled }: PostsOfAuthor) =>
  t`${plural(posts, { one: '# post that is not live', other: '# posts that are not live' })}${plural(scheduled, { 0: '', other: ' (# with a time)' })} become those of`

interface TakerChoiceProps {
  from: Pick<Member, 'id' | 'name' | 'isMe' | 'role'>
  members: readonly Member[]
  value: string
  onChange: (to: string) => void
}

/** Whose the posts of somebody who leaves become. Nothing if there is nobody to choose, or nothing to hand over. */
export function TakerChoice({ from, members, value, onChange }: TakerChoiceProps) {
  const { t } = useLingui()

  const selectId = useId()
  const { data } = useQuery(handOversQuery)
  const takers = takersFor(members, from.id)
  const found = data?.find(({ id }) => id === from.id)
  // The account of an author who never signs in goes, so its live posts need somebody, too.
  const isAuthor = from.role === 'author'
  if (takers.length === 0 || !(found || isAuthor)) return null
  const nobody = isAuthor ? t`Nobody` : from.isMe ? t`You, as before` : t`${{ name: from.name }}, as before`
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={selectId}>{isAuthor || !found ? t`The posts become those of` : whoseTheyBecome(found)}</Label>
      <Select
        id={selectId}
        options={[{ id: '', name: nobody }, ...takers]}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {value && <TakerNote scheduled={found?.scheduled ?? 0} to={members.find(({ id }) => id === value)} />}
    </div>
  )
}

function TakerNote({ scheduled, to }: { scheduled: number; to: Member | undefined }) {
  const { t } = useLingui()
  if (scheduled === 0 || !to) return null
  return (
    <p className="text-sm text-ink-2">
      {to.isMe
        ? t`Times stay: ${plural(scheduled, { one: 'the post with a time goes', other: 'the # posts with a time go' })} out on your ${{ network: product.network }} account.`
        : t`Times stay: ${plural(scheduled, { one: 'the post with a time goes', other: 'the # posts with a time go' })} out on ${{ name: to.name }}’s ${{ network: product.network }} account.`}
    </p>
  )
}

/** For owners: posts of members, and of people who have left. Nothing while there are none to hand over. */
export function HandOverCard({ members }: { members: readonly Member[] }) {
  const { t } = useLingui()

  const { data = [] } = useQuery(handOversQuery)
  const handOver = useHandOverPosts()
  const [toId, fromId] = [useId(), useId()]
  const givers = data.filter(({ id }) => takersFor(members, id).length > 0)
  const [chosen, setChosen] = useState('')
  const [to, setTo] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const from = givers.find(({ id }) => id === chosen) ?? givers.find(({ isMember }) => !isMember) ?? givers[0]
  if (!from || (givers.length === 1 && members.some(({ isMe, id }) => isMe && id === from.id))) return null
  const takers = takersFor(members, from.id)
  const taker = takers.find(({ id }) => id === to) ?? takers[0]!
  return (
    <SettingsCard
      title={t`Hand posts over`}
      text={t`Gives somebody’s drafts and scheduled posts to a member who goes on with them, also of people who have left. Live posts stay their author’s, and versions go on naming who wrote them. You can choose yourself, authors, and members who let others write in their name.`}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid gap-1.5">
          <Label htmlFor={fromId}>
            <Trans>Posts of</Trans>
          </Label>
          <Select
            id={fromId}
            options={givers.map((one) => ({
              id: one.id,
              name: one.isMember ? one.name : t`${{ name: one.name }} (has left)`,
              isOwn: one.isMember,
            }))}
            value={from.id}
            onChange={({ target }) => setChosen(target.value)}
          />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor={toId}>
            <Trans>Become those of</Trans>
          </Label>
          <Select id={toId} options={takers} value={taker.id} onChange={({ target }) => setTo(target.value)} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" onClick={() => setIsAsked(true)}>
          <Trans>Hand over…</Trans>
        </Button>
        <p className="text-sm text-ink-2">{notLive(from)}</p>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t`Hand over ${plural(from.posts, { one: '# post', other: '# posts' })} of ${{ name: from.name }}?`}
          text={becoming(from, taker)}
          action={t`Hand over`}
          isPending={handOver.isPending}
          onConfirm={() =>
            handOver.mutate(
              { from: from.id, to: taker.id },
              {
                onSuccess: ({ posts }) =>
                  toast({ title: t`${plural(posts, { one: '# post handed over', other: '# posts handed over' })}` }),
                onSettled: () => setIsAsked(false),
              },
            )
          }
          onClose={() => setIsAsked(false)}
        >
          <TakerNote scheduled={from.scheduled} to={taker} />
        </ConfirmDialog>
      )}
    </SettingsCard>
  )
}
