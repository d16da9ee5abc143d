import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import {
  type MadeReviewLink,
  maxReviewedPosts,
  maxReviewerName,
  newReviewLink,
  type ReviewLinkDays,
  type ReviewSpan,
  reviewLinkDays,
  usualReviewLinkDays,
} from '#shared/review.ts'
import { approvalSettingQuery } from '#web/lib/approval-queries.ts'
import { useAuthors } from '#web/lib/authors.ts'
import { translated } from '#web/lib/language.ts'
import { useMay } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { MadeLink } from './made-link.tsx'
import { useMakeLink } from './queries.ts'

interface SendDialogProps {
  /** Posts, or the days whose posts the link shows: one author's, or everybody's. */
  of: { postIds: string[] } | { span: ReviewSpan; days: string; authorId: string | undefined }
  onClose: () => void
}

const dayOptions = () => reviewLinkDays.map((days) => ({ id: String(days), name: t`${days} days` }))

export function SendDialog({ of, onClose }: SendDialogProps) {
  const { t } = useLingui()

  const [made, setMade] = useState<MadeReviewLink | null>(null)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{made ? t`The link is made` : t`Send for review`}</DialogTitle>
          {!made && (
            <DialogDescription>
              {'days' in of
                ? t`A link shows the posts planned for ${{ days: of.days }} to one person without an account. They comment, suggest other words, and see nothing else.`
                : t`A link shows ${plural(of.postIds.length, { one: 'this post', other: '# posts' })} to one person without an account. They comment, suggest other words, and see nothing else.`}
            </DialogDescription>
          )}
        </DialogHeader>
        {made ? (
          <>
            <MadeLink made={made} />
            <StickyFooter>
              <Button variant="outline" onClick={onClose}>
                <Trans>Done</Trans>
              </Button>
            </StickyFooter>
          </>
        ) : (
          <SendForm of={of} onMade={setMade} />
        )}
      </DialogContent>
    </Dialog>
  )
}

function SendForm({ of, onMade }: Pick<SendDialogProps, 'of'> & { onMade: (made: MadeReviewLink) => void }) {
  const { t } = useLingui()

  const [daysId, authorId] = [useId(), useId()]
  const [reviewer, setReviewer] = useState('')
  const [address, setAddress] = useState('')
  const [days, setDays] = useState<ReviewLinkDays>(usualReviewLinkDays)
  const [isToApprove, setToApprove] = useState(true)
  const [whose, setWhose] = useState(('span' in of && of.authorId) || '')
  const [mistake, setMistake] = useState<{ at: 'reviewer' | 'address' | 'all'; text: string }>()
  // Only owners' links approve.
  const isOwner = useMay('change workspace')
  const { data: setting } = useQuery(approvalSettingQuery)
  const authors = useAuthors()
  const make = useMakeLink()
  const mayApprove = isOwner && isToApprove
  const isTooMany = 'postIds' in of && of.postIds.length > maxReviewedPosts

  function submit(event: FormEvent) {
    event.preventDefault()
    if (make.isPending) return
    const wanted = newReviewLink.safeParse({
      reviewer,
      days,
      mayApprove,
      ...(address.trim() && { address: address.trim() }),
      ...('span' in of ? { span: of.span } : { postIds: of.postIds }),
      ...(whose && { authorId: whose }),
    })
    const issue = wanted.error?.issues[0]
    const field = issue?.path[0]
    setMistake(
      issue && { at: field === 'reviewer' || field === 'address' ? field : 'all', text: translated(issue.message) },
    )
    if (wanted.success) make.mutate(wanted.data, { onSuccess: onMade })
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field
        label={t`Name`}
        hint={t`You see it beside their comments and decisions.`}
        autoComplete="off"
        maxLength={maxReviewerName}
        value={reviewer}
        mistake={mistake?.at === 'reviewer' ? mistake.text : undefined}
        onChange={({ target }) => setReviewer(target.value)}
      />
      <Field
        label={t`Email (optional)`}
        type="email"
        hint={t`Without one, you pass the link on yourself.`}
        autoComplete="off"
        value={address}
        mistake={mistake?.at === 'address' ? mistake.text : undefined}
        onChange={({ target }) => setAddress(target.value)}
      />
      {'span' in of && authors.length > 1 && (
        <div className="grid gap-1.5">
          <Label htmlFor={authorId}>
            <Trans>Whose posts</Trans>
          </Label>
          <Select
            id={authorId}
            options={[{ id: '', name: t`Everybody’s` }, ...authors.map((one) => ({ ...one, isOwn: true }))]}
            value={whose}
            onChange={({ target }) => setWhose(target.value)}
          />
        </div>
      )}
      <div className="grid gap-1.5">
        <Label htmlFor={daysId}>
          <Trans>Works for</Trans>
        </Label>
        <Select
          id={daysId}
          className="max-w-40"
          options={dayOptions()}
          value={String(days)}
          onChange={({ target }) => setDays(Number(target.value) as ReviewLinkDays)}
        />
      </div>
      {isOwner ? (
        <div className="flex items-start justify-between gap-4">
          <div>
            <p className="font-medium">
              <Trans>May approve and ask for changes</Trans>
            </p>
            {mayApprove && setting?.mode === 'off' && (
              <p className="text-sm text-ink-2">
                <Trans>This turns on “Asked for” under Approval in the settings.</Trans>
              </p>
            )}
          </div>
          <Switch label={t`May approve and ask for changes`} checked={isToApprove} onChange={setToApprove} />
        </div>
      ) : (
        <p className="text-sm text-ink-2">
          <Trans>Only an owner’s link can approve posts. This one takes comments.</Trans>
        </p>
      )}
      {(isTooMany || mistake?.at === 'all') && (
        <p role="alert" className="text-danger">
          {isTooMany ? t`A link can show at most ${maxReviewedPosts} posts.` : mistake?.text}
        </p>
      )}
      <StickyFooter>
        <Button type="submit" disabled={make.isPending || isTooMany}>
          {address.trim() ? t`Send link` : t`Make link`}
        </Button>
      </StickyFooter>
    </form>
  )
}
