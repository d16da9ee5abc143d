import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { ApprovalSetting } from '#shared/approval.ts'
import { useAuth } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { NoteField } from './note-field.tsx'
import { useAsk } from './queries.ts'

interface AskFormProps {
  postId: string
  deciders: ApprovalSetting['deciders']
  /** Who approved an earlier text or time. */
  former: string | null
  /** Saves what the person typed; false if that failed. */
  onSave: () => Promise<boolean>
}

export function AskForm({ postId, deciders, former, onSave }: AskFormProps) {
  const { t } = useLingui()
  const { user } = useAuth()
  const ask = useAsk(postId)
  const others = deciders.filter(({ id }) => id !== user?.id)
  const [of, setOf] = useState(() => others.find(({ id }) => id === former)?.id ?? '')
  const [note, setNote] = useState('')
  const ofId = useId()
  if (others.length === 0)
    return (
      <p className="text-sm text-ink-2">
        <Trans>Nobody else here may approve posts.</Trans>
      </p>
    )

  async function send() {
    if (await onSave()) ask.mutate({ of: of || null, note: note.trim() })
  }

  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <Label htmlFor={ofId}>
          <Trans context="whom">Ask</Trans>
        </Label>
        <Select
          id={ofId}
          options={[{ id: '', name: t`Anyone who may approve` }, ...others]}
          value={of}
          onChange={({ target }) => setOf(target.value)}
        />
      </div>
      <NoteField note={note} onType={setNote} />
      <Button variant="outline" className="justify-self-start" disabled={ask.isPending} onClick={() => void send()}>
        {former ? <Trans context="for an approval">Ask again</Trans> : <Trans>Ask for approval</Trans>}
      </Button>
    </div>
  )
}
