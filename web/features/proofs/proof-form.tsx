import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { maxProofLength, type ProofKind, proofKinds } from '#shared/proofs.ts'
import { named } from '#web/lib/said.ts'
import { Button } from '#web/ui/button.tsx'
import { Label } from '#web/ui/label.tsx'
import { SegmentedRadio } from '#web/ui/segmented-radio.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { ProofInput } from './queries.ts'

interface ProofFormProps {
  input: ProofInput
  onChange: (input: ProofInput) => void
  submit: string
  isSending: boolean
  onSubmit: () => void
  onCancel?: () => void
}

export function ProofForm({ input, onChange, submit, isSending, onSubmit, onCancel }: ProofFormProps) {
  const { t } = useLingui()

  const id = useId()
  const isEmpty = input.content.trim() === ''

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (!isEmpty && !isSending) onSubmit()
  }

  return (
    <form
      noValidate
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event)
        if (event.key === 'Escape') onCancel?.()
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <SegmentedRadio
        label={t`Kind`}
        options={named(proofKinds)}
        value={input.kind}
        onChange={(kind: ProofKind) => onChange({ ...input, kind })}
        className="w-48 max-w-full"
      />
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}-content`}>
          <Trans>Fact or story</Trans>
        </Label>
        <Textarea
          id={`${id}-content`}
          dir="auto"
          value={input.content}
          maxLength={maxProofLength}
          placeholder={
            input.kind === 'fact'
              ? t`We’ve had 14 engineers in Lyon since May 2024.`
              : t`The day the first customer left, and what we did.`
          }
          onChange={(event) => onChange({ ...input, content: event.target.value })}
          className="max-h-80 min-h-20 overflow-y-auto"
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isEmpty || isSending}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}
