import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Decisions } from '#shared/outgoing.ts'
import type { Post } from '#shared/posts.ts'
import { Button } from '#web/ui/button.tsx'
import { NoteField } from './note-field.tsx'
import { useDecide } from './queries.ts'
import { useWindowChoice, WindowFields } from './window-choice.tsx'

interface DecideFormProps {
  post: Post
  decisions: Decisions
  /** The text is approved, for other times than the planned one. */
  isMoved: boolean
  /** Saves what the person typed; false if that failed. */
  onSave: () => Promise<boolean>
}

export function DecideForm({ post, decisions, isMoved, onSave }: DecideFormProps) {
  const { t } = useLingui()

  const decide = useDecide(post.id)
  const [note, setNote] = useState('')
  const former = decisions.isMine ? decisions.decisions.find(({ decision }) => decision === 'approved') : undefined
  const chosen = useWindowChoice({ scheduledFor: post.scheduledFor, former, isMoved })

  async function send(decision: 'approved' | 'changes') {
    if (decide.isPending || !(await onSave())) return
    const { timeFrom = null, timeUntil = null } = (decision === 'approved' && chosen.window) || {}
    decide.mutate(
      { decision, hash: decisions.hash, note: note.trim(), timeFrom, timeUntil },
      { onSuccess: () => setNote('') },
    )
  }

  return (
    <div className="grid gap-3">
      <WindowFields {...chosen} />
      <NoteField note={note} onType={setNote} />
      <div className="flex flex-wrap gap-2">
        <Button disabled={decide.isPending || !chosen.window} onClick={() => void send('approved')}>
          {isMoved ? t`Approve the new time` : decisions.isMine ? t`Approve again` : t`Approve`}
        </Button>
        <Button variant="outline" disabled={decide.isPending} onClick={() => void send('changes')}>
          <Trans>Ask for changes</Trans>
        </Button>
      </div>
    </div>
  )
}
