import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApprovalSetting, Decision } from '#shared/approval.ts'
import { isForTime } from '#shared/approved-time.ts'
import type { Decisions } from '#shared/outgoing.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { approvalSettingQuery } from '#web/lib/approval-queries.ts'
import { useClock } from '#web/lib/clock.ts'
import { useMay } from '#web/lib/session.ts'
import { ApprovalBadge } from '#web/ui/approval-badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { AskForm } from './ask-form.tsx'
import { Changes } from './changes.tsx'
import { DecideForm } from './decide-form.tsx'
import { decisionsQuery, useWithdraw } from './queries.ts'
import { TakeBack } from './take-back.tsx'
import { useWindowWords } from './window-words.ts'

/** Asking for an approval of the post on screen, and giving one. */
export function ApprovalPanel({ editor }: { editor: PostEditor }) {
  const { t } = useLingui()

  const post = editor.post!
  const { data: setting } = useQuery(approvalSettingQuery)
  const isOn = setting !== undefined && setting.mode !== 'off' && !post.publication
  const { data: decisions } = useQuery({ ...decisionsQuery(post), enabled: isOn })
  const mayWrite = useMay('write posts')
  const withdraw = useWithdraw(post.id)
  if (!isOn || !decisions) return null
  const { approval, now, approved, isMine } = decisions
  const { state, request } = approval ?? {}
  const mayDecide = setting.mayDecide && state !== 'approved'
  const hasChanged = approved && state !== 'approved' && JSON.stringify(approved) !== JSON.stringify(now)
  const [last] = decisions.decisions
  const isMoved =
    last?.decision === 'approved' &&
    JSON.stringify(approved) === JSON.stringify(now) &&
    !isForTime(last, post.scheduledFor)
  const former = state === 'void' || state === 'moved' ? (approval?.decision?.by.id ?? null) : null
  const onSave = () => editor.saveEdits()
  return (
    <section aria-label={t`Approval`} className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded border border-line p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold">
          <Trans>Approval</Trans>
        </h2>
        <ApprovalBadge post={{ ...decisions, publication: post.publication }} />
      </div>
      <Status decisions={decisions} mode={setting.mode} isMoved={isMoved} />
      {request && mayWrite && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          disabled={withdraw.isPending}
          onClick={() => withdraw.mutate(undefined)}
        >
          <Trans>Stop asking</Trans>
        </Button>
      )}
      {hasChanged && (
        <Changes
          approved={approved}
          now={now}
          title={isMine ? t`Changed since you approved it` : t`Changed since it was approved`}
        />
      )}
      {state === 'approved' && setting.mayDecide && <TakeBack post={post} hash={decisions.hash} />}
      {mayDecide && (
        <DecideForm
          key={decisions.decisions.length}
          post={post}
          decisions={decisions}
          isMoved={isMoved}
          onSave={onSave}
        />
      )}
      {mayWrite && !request && state !== 'approved' && (
        <Ask isAside={mayDecide}>
          <AskForm postId={post.id} deciders={setting.deciders} former={former} onSave={onSave} />
        </Ask>
      )}
      <Former decisions={decisions} />
    </section>
  )
}

/** Behind a press for those who may decide themselves. */
const Ask = ({ isAside, children }: { isAside: boolean; children: ReactNode }) =>
  isAside ? (
    <details className="grid gap-3">
      <summary className="w-fit cursor-pointer text-action-text underline underline-offset-3 max-md:flex max-md:min-h-11 max-md:items-center">
        <Trans>Ask somebody else</Trans>
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  ) : (
    children
  )

interface StatusProps {
  decisions: Decisions
  mode: ApprovalSetting['mode']
  isMoved: boolean
}

function Status({ decisions, mode, isMoved }: StatusProps) {
  const { t } = useLingui()

  const { onMoment, moment } = useClock()
  const words = useWindowWords()
  const { approval, lacksApproval } = decisions
  const { state, request, links = [], decision } = approval ?? {}
  const sentences = [
    !approval && mode === 'required' && t`It is published only once somebody has approved it.`,
    !approval && mode === 'asked' && t`Nobody has been asked to approve it.`,
    request &&
      (request.of
        ? t`${{ person: request.by }} asked ${{ other: request.of.name }} ${{ when: onMoment(request.at) }}.`
        : t`${{ person: request.by }} asked anyone who may approve ${{ when: onMoment(request.at) }}.`),
    ...(state === 'asked' ? links : []).map(
      ({ by, reviewer, at, until }) =>
        t`${{ person: by }} sent it to ${{ other: reviewer }} by a link ${{ when: onMoment(at) }}, which works until ${{ end: moment(until) }}.`,
    ),
    state === 'approved' &&
      decision &&
      t`${{ person: deciderOf(decision) }} approved it ${{ when: onMoment(decision.at) }}, ${{ window: words(decision) }}.`,
    isMoved &&
      decision &&
      t`The text is approved; its time is not. ${{ person: deciderOf(decision) }} approved it ${{ when: onMoment(decision.at) }}, ${{ window: words(decision) }}.`,
    isMoved && lacksApproval && t`It will not be published at its time.`,
    state === 'void' &&
      decision &&
      t`${{ person: deciderOf(decision) }} approved it ${{ when: onMoment(decision.at) }}. It has changed since.`,
    state === 'changes' &&
      decision &&
      t`${{ person: deciderOf(decision) }} asked for changes ${{ when: onMoment(decision.at) }}.`,
  ].filter(Boolean)
  const note = state === 'asked' ? request?.note : decision?.note
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="text-ink-2">{sentences.join(' ')}</p>
      {note && <Note text={note} />}
    </div>
  )
}

const deciderOf = ({ by, isByLink }: Pick<Decision, 'by' | 'isByLink'>) =>
  isByLink ? t`${{ person: by.name }}, by a link,` : by.name

const Note = ({ text }: { text: string }) => (
  <blockquote dir="auto" data-own className="border-l-3 border-line-strong pl-3 break-words whitespace-pre-wrap">
    {text}
  </blockquote>
)

/** Every decision but the one that the status shows. */
function Former({ decisions: { decisions, approval } }: { decisions: Decisions }) {
  const { t } = useLingui()

  const { onMoment } = useClock()
  const former = decisions.filter(({ number }) => approval?.state === 'asked' || number !== approval?.decision?.number)
  if (former.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer text-sm text-ink-3 max-md:flex max-md:min-h-11 max-md:items-center">
        <Trans>Earlier decisions ({former.length})</Trans>
      </summary>
      <ol className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
        {former.map(({ number, decision, by, isByLink, at, note }) => (
          <li key={number} className="grid grid-cols-[minmax(0,1fr)] gap-1">
            <p>
              {decision === 'approved'
                ? t`${{ person: deciderOf({ by, isByLink }) }} approved it ${{ when: onMoment(at) }}.`
                : t`${{ person: deciderOf({ by, isByLink }) }} asked for changes ${{ when: onMoment(at) }}.`}
            </p>
            {note && <Note text={note} />}
          </li>
        ))}
      </ol>
    </details>
  )
}
