import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { maxProofs, type Proof } from '#shared/proofs.ts'
import { TrashLink } from '#web/features/undo/trash-link.tsx'
import { isRecord } from '#web/lib/is-record.ts'
import { keep, type Parse, useKept } from '#web/lib/kept/kept.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useAccount } from '#web/lib/session.ts'
import { AuthorChoice } from '#web/ui/authors.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FailurePanel, Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ProofForm } from './proof-form.tsx'
import { ProofItem } from './proof-item.tsx'
import { type ProofInput, proofsQuery, useAddProof } from './queries.ts'

const empty: ProofInput = { kind: 'fact', content: '' }

const parseInput: Parse<ProofInput> = (stored) =>
  isRecord(stored) && typeof stored.content === 'string'
    ? { kind: stored.kind === 'story' ? 'story' : 'fact', content: stored.content }
    : null

/** The author's facts and stories: material for posts and evidence for claims. */
export function ProofBankPage() {
  const { t } = useLingui()

  usePageTitle(t`Proof bank`)
  const { data: proofs, error, refetch } = useQuery(proofsQuery)
  const add = useAddProof()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const key = `${useAccount()}:proof`
  const input = useKept(key, parseInput) ?? empty
  const isFull = (proofs?.length ?? 0) >= maxProofs
  return (
    <section aria-labelledby="proof-bank" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-3 sm:items-end">
        <div className="min-w-0 flex-[1_1_12rem]">
          <h1
            id="proof-bank"
            ref={heading}
            tabIndex={-1}
            className="tabular text-2xl font-semibold tracking-tight outline-none"
          >
            <Trans>Proof bank</Trans>
            {proofs && proofs.length > 0 && (
              <span className="ml-2 text-base font-normal tracking-normal text-ink-2">
                <Plural value={proofs.length} one="# proof" other="# proofs" />
              </span>
            )}
          </h1>
          <p className="text-ink-2">
            <Trans>Your facts and stories. Posts draw on them, and claims are checked against them.</Trans>
          </p>
          <AuthorChoice what={t`Proofs of`} className="mt-2.5" />
        </div>
        <div className="-mr-4 ml-auto flex flex-wrap max-sm:-mt-1.5 gap-2">
          <TrashLink />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-9 gap-y-6 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)]">
        <Card ref={form} className="p-4">
          {isFull ? (
            <p className="text-ink-2">{t`You can keep up to ${maxProofs} proofs. Delete one to add another.`}</p>
          ) : (
            <ProofForm
              input={input}
              onChange={(next) => keep(key, next)}
              submit={add.isPending ? t`Saving…` : t`Save to proof bank`}
              isSending={add.isPending}
              onSubmit={() => add.mutate(input, { onSuccess: () => keep(key, null) })}
            />
          )}
        </Card>
        <Proofs
          proofs={proofs}
          isUnreadable={Boolean(error && !proofs)}
          onTryAgain={() => refetch()}
          onFirst={() => form.current?.querySelector('textarea')?.focus()}
          onDeleted={() => heading.current?.focus()}
        />
      </div>
    </section>
  )
}

interface ProofsProps {
  proofs: Proof[] | undefined
  isUnreadable: boolean
  onTryAgain: () => void
  onFirst: () => void
  onDeleted: () => void
}

function Proofs({ proofs, isUnreadable, onTryAgain, onFirst, onDeleted }: ProofsProps) {
  const { t } = useLingui()

  const [edited, setEdited] = useState<string | null>(null)
  if (isUnreadable)
    return (
      <FailurePanel
        title={t`Failed to load your proof bank`}
        text={t`Your facts and stories couldn’t be loaded. They’re safe.`}
        onTryAgain={onTryAgain}
      />
    )
  if (!proofs) return <Skeleton className="h-44" />
  if (proofs.length === 0)
    return (
      <Panel
        icon={<BadgeCheck aria-hidden className="text-ink-3" />}
        title={t`Nothing in your proof bank yet`}
        text={t`Save a number you often quote, or a story you tell.`}
        example={t`We have had 14 engineers in Lyon since May 2024.`}
      >
        <Button variant="outline" onClick={onFirst}>
          <Trans>Write your first proof</Trans>
        </Button>
      </Panel>
    )
  return (
    <ul aria-label={t`Proofs`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {proofs.map((proof) => (
        <li key={proof.id} className="grid grid-cols-[minmax(0,1fr)]">
          <ProofItem
            proof={proof}
            isEdited={edited === proof.id}
            onEdit={(isOn) => setEdited(isOn ? proof.id : null)}
            onDeleted={onDeleted}
          />
        </li>
      ))}
    </ul>
  )
}
