import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { type Proof, proofKinds } from '#shared/proofs.ts'
import { useClock } from '#web/lib/clock.ts'
import { translated } from '#web/lib/language.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProofForm } from './proof-form.tsx'
import { type ProofInput, useChangeProof, useDeleteProof } from './queries.ts'

const longestLabel = 60
const labelOf = ({ content }: Proof) => {
  const letters = [...content.replaceAll(/\s+/g, ' ')]
  return letters.length <= longestLabel ? letters.join('') : `${letters.slice(0, longestLabel).join('')}…`
}

interface ProofItemProps {
  proof: Proof
  isEdited: boolean
  onEdit: (isOn: boolean) => void
  onDeleted: () => void
}

export function ProofItem({ proof, isEdited, onEdit, onDeleted }: ProofItemProps) {
  const { t } = useLingui()

  const change = useChangeProof()
  const deletion = useDeleteProof()
  const edit = useRef<HTMLButtonElement>(null)
  const [input, setInput] = useState<ProofInput>(proof)
  const label = labelOf(proof)
  const { shortDate } = useClock()

  function leave() {
    onEdit(false)
    setTimeout(() => edit.current?.focus())
  }

  if (isEdited)
    return (
      <Card className="p-4">
        <ProofForm
          input={input}
          onChange={setInput}
          submit={change.isPending ? t`Saving…` : t`Save changes`}
          isSending={change.isPending}
          onSubmit={() =>
            change.mutate({ id: proof.id, kind: input.kind, content: input.content }, { onSuccess: leave })
          }
          onCancel={leave}
        />
      </Card>
    )
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 p-4">
      <div className="grid gap-2">
        <p dir="auto" data-own className="leading-6 break-words whitespace-pre-line">
          {proof.content}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
          <Badge>{translated(proofKinds.find(({ id }) => id === proof.kind)!.name)}</Badge>
          <span>
            <Trans>
              Saved <time dateTime={proof.createdAt}>{shortDate(proof.createdAt)}</time>
            </Trans>
          </span>
        </p>
      </div>
      <div className="-mr-2.5 flex max-md:-mr-3.5">
        <Button
          ref={edit}
          variant="ghost"
          size="icon"
          aria-label={t`Edit ${label}`}
          onClick={() => {
            setInput({ kind: proof.kind, content: proof.content })
            onEdit(true)
          }}
        >
          <Pencil />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Delete ${label}`}
          disabled={deletion.isPending}
          onClick={() => deletion.mutate(proof, { onSuccess: onDeleted })}
        >
          <Trash2 />
        </Button>
      </div>
    </Card>
  )
}
