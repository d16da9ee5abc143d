import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Post } from '#shared/posts.ts'
import { Button } from '#web/ui/button.tsx'
import { NoteField } from './note-field.tsx'
import { useDecide } from './queries.ts'

/** Takes an approval back by asking for changes. */
export function TakeBack({ post, hash }: { post: Post; hash: string }) {
  const decide = useDecide(post.id)
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  if (!isOpen)
    return (
      <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        <Trans>Take the approval back</Trans>
      </Button>
    )
  return (
    <div className="grid gap-3">
      <NoteField isFocused note={note} onType={setNote} />
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={decide.isPending}
          onClick={() =>
            decide.mutate({ decision: 'changes', hash, note: note.trim(), timeFrom: null, timeUntil: null })
          }
        >
          <Trans>Ask for changes</Trans>
        </Button>
        <Button variant="outline" onClick={() => setOpen(false)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}
