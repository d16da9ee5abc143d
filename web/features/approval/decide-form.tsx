import { use, useId, useState } from 'react'
import type { Decisions } from '#shared/outgoing.ts'
import type { Post } from '#shared/posts.ts'
import { resolveWallTime } from '#shared/wall-time.ts'
import { browserZone, TimeZone } from '#web/lib/time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { NoteField } from './note-field.tsx'
import { useDecide } from './queries.ts'
import { useWindowWords, type Window } from './window-words.ts'

type Choice = 'any' | 'as before' | 'planned' | 'until'

/** The last moment of a day that exists in the zone. */
function endOf(day: string, timeZone: string): string {
  const found = resolveWallTime(`${day}T23:59`, timeZone)
  const { instant } = found.kind === 'once' ? found.at : found.later
  return new Date(instant.getTime() + 59_999).toISOString()
}

interface DecideFormProps {
  post: Post
  decisions: Decisions
  /** Saves what the person typed; false if that failed. */
  onSave: () => Promise<boolean>
}

export function DecideForm({ post, decisions, onSave }: DecideFormProps) {
  const decide = useDecide(post.id)
  const [note, setNote] = useState('')
  const [day, setDay] = useState('')
  const words = useWindowWords()
  const timeZone = use(TimeZone) ?? browserZone()
  const [timeId, dayId] = [useId(), useId()]
  const former = decisions.isMine ? decisions.decisions.find(({ decision }) => decision === 'approved') : undefined
  const isBound = former && (former.timeFrom || former.timeUntil)
  const [choice, setChoice] = useState<Choice>(isBound ? 'as before' : 'any')
  const options: { id: Choice; name: string }[] = [
    { id: 'any', name: 'At any time' },
    ...(isBound ? [{ id: 'as before' as const, name: `As before, ${words(former)}` }] : []),
    ...(post.scheduledFor
      ? [
          {
            id: 'planned' as const,
            name: `Only as planned, ${words({ timeFrom: post.scheduledFor, timeUntil: post.scheduledFor })}`,
          },
        ]
      : []),
    { id: 'until', name: 'At any time until a day' },
  ]

  function windowOf(): Window {
    if (choice === 'as before' && former) return { timeFrom: former.timeFrom, timeUntil: former.timeUntil }
    if (choice === 'planned' && post.scheduledFor) {
      const at = new Date(post.scheduledFor).toISOString()
      return { timeFrom: at, timeUntil: at }
    }
    return { timeFrom: null, timeUntil: choice === 'until' && day ? endOf(day, timeZone) : null }
  }

  async function send(decision: 'approved' | 'changes') {
    if (decide.isPending || !(await onSave())) return
    const window = decision === 'approved' ? windowOf() : { timeFrom: null, timeUntil: null }
    decide.mutate({ decision, hash: decisions.hash, note: note.trim(), ...window }, { onSuccess: () => setNote('') })
  }

  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <Label htmlFor={timeId}>It may go out</Label>
        <Select
          id={timeId}
          options={options}
          value={choice}
          onChange={({ target }) => setChoice(target.value as Choice)}
        />
        {choice === 'until' && (
          <>
            <Label htmlFor={dayId} className="sr-only">
              The last day
            </Label>
            <Input id={dayId} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          </>
        )}
      </div>
      <NoteField note={note} onType={setNote} />
      <div className="flex flex-wrap gap-2">
        <Button disabled={decide.isPending || (choice === 'until' && !day)} onClick={() => void send('approved')}>
          {decisions.isMine ? 'Approve again' : 'Approve'}
        </Button>
        <Button variant="outline" disabled={decide.isPending} onClick={() => void send('changes')}>
          Ask for changes
        </Button>
      </div>
    </div>
  )
}
