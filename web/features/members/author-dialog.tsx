import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type AuthorDetails, authorPatch } from '#shared/authors.ts'
import { product } from '#shared/product.ts'
import { useClock } from '#web/lib/clock.ts'
import { Button } from '#web/ui/button.tsx'
import { copyPostText } from '#web/ui/copy.ts'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Field, type Mistakes, mistakesOf } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { AddressForm } from './address-form.tsx'
import { authorQuery, useChangeAuthor, useEndAuthorLink, useInvite, useSendAuthorLink } from './queries.ts'

/** What an owner decides about an author who never signs in. */
export function AuthorDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useLingui()

  const { data, error, refetch } = useQuery(authorQuery(id))
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle data-own>{name}</DialogTitle>
          <DialogDescription>
            <Trans>Others write in this name. {name} does not sign in.</Trans>
          </DialogDescription>
        </DialogHeader>
        <Loaded
          of={data}
          error={error}
          onRetry={refetch}
          loading={t`Loading the author`}
          failed={t`Could not load the author.`}
        >
          {(author) => (
            <div className="grid gap-6 [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-5">
              <Profile of={author} />
              <Connection of={author} />
              <Invite of={author} onDone={onClose} />
            </div>
          )}
        </Loaded>
      </DialogContent>
    </Dialog>
  )
}

const fields = [
  ['fullName', msg`Name`],
  ['profession', msg`Profession`],
  ['companyName', msg`Company`],
  ['goal', msg`Goal`],
  ['companyWebsite', msg`Website`],
  ['timeZone', msg`Time zone`],
] as const

function Profile({ of: author }: { of: AuthorDetails }) {
  const { t } = useLingui()

  const change = useChangeAuthor(author.id)
  const [typed, setTyped] = useState(() => Object.fromEntries(fields.map(([field]) => [field, author[field] ?? ''])))
  const [mistakes, setMistakes] = useState<Mistakes>({})
  function submit(event: FormEvent) {
    event.preventDefault()
    const { timeZone, ...profile } = typed
    const wanted = authorPatch.safeParse({ ...profile, ...(timeZone && { timeZone }) })
    setMistakes(mistakesOf(wanted.error))
    if (wanted.success) change.mutate(wanted.data)
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      {fields.map(([field, label]) => (
        <Field
          key={field}
          label={t(label)}
          autoComplete="off"
          value={typed[field] ?? ''}
          mistake={mistakes[field]}
          hint={field === 'timeZone' ? t`Of the posting slots, such as Europe/Berlin.` : undefined}
          onChange={({ target }) => setTyped((former) => ({ ...former, [field]: target.value }))}
        />
      ))}
      <Button type="submit" className="justify-self-start" disabled={change.isPending}>
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}

function Connection({ of: { id, fullName, connectedAs, link } }: { of: AuthorDetails }) {
  const { t } = useLingui()

  const clock = useClock()
  const make = useSendAuthorLink(id)
  const end = useEndAuthorLink(id)
  const isOpen = link !== null && new Date(link.expiresAt) > new Date()
  return (
    <section aria-labelledby={`${id}-connection`} className="grid gap-3">
      <h3 id={`${id}-connection`} className="font-semibold">
        {product.network}
      </h3>
      <p className="text-sm text-ink-2">
        {connectedAs ? (
          <Trans>
            Connected as <bdi>{connectedAs}</bdi>.
          </Trans>
        ) : (
          t`Not connected: you post by hand. With a link, ${fullName} connects an account without signing in here.`
        )}
      </p>
      {isOpen && (
        <div className="grid gap-2">
          <p className="tabular text-sm text-ink-2">
            {link.address
              ? t`Sent to ${{ address: link.address }}. The link works until ${{ date: clock.shortDate(link.expiresAt) }}.`
              : t`The link works until ${{ date: clock.shortDate(link.expiresAt) }}.`}
          </p>
          <div className="flex flex-wrap gap-2">
            {link.link && (
              <Button
                variant="outline"
                onClick={() => copyPostText(link.link!, t`The link has been copied to your clipboard.`)}
              >
                <Trans>Copy link</Trans>
              </Button>
            )}
            <Button variant="outline" disabled={end.isPending} onClick={() => end.mutate()}>
              <Trans>Take back</Trans>
            </Button>
          </div>
        </div>
      )}
      <AddressForm
        actions={isOpen ? [t`Send another`, t`New link`] : [t`Send link`, t`Create link`]}
        isPending={make.isPending}
        onSubmit={(address) => make.mutate({ address })}
      />
    </section>
  )
}

function Invite({ of: { id, fullName }, onDone }: { of: AuthorDetails; onDone: () => void }) {
  const { t } = useLingui()

  const invite = useInvite()
  return (
    <section aria-labelledby={`${id}-invitation`} className="grid gap-3">
      <h3 id={`${id}-invitation`} className="font-semibold">
        <Trans>Let {fullName} sign in</Trans>
      </h3>
      <p className="text-sm text-ink-2">
        <Trans>
          The invited person joins as reviewer and takes over these posts and this voice. You can go on writing, until
          that person says no.
        </Trans>
      </p>
      <AddressForm
        actions={[t`Send invitation`, t`Create invitation`]}
        isPending={invite.isPending}
        onSubmit={(address) => invite.mutate({ role: 'reviewer', authorId: id, address }, { onSuccess: onDone })}
      />
    </section>
  )
}
