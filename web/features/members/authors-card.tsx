import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { newAuthor } from '#shared/authors.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, mistakesOf } from '#web/ui/field.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { useAddAuthor } from './queries.ts'

/** For ghostwriters: adds an author who never signs in. */
export function AuthorsCard() {
  const { t } = useLingui()

  const [fullName, setName] = useState('')
  const [mistake, setMistake] = useState<string>()
  const add = useAddAuthor()
  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = newAuthor.safeParse({ fullName })
    setMistake(mistakesOf(wanted.error).fullName)
    if (wanted.success) add.mutate(wanted.data, { onSuccess: () => setName('') })
  }
  return (
    <SettingsCard
      title={t`Write for somebody`}
      text={t`Add an author who never signs in, such as a client. The author gets a voice, samples, proofs, slots and a LinkedIn connection apart from yours, and counts as a member.`}
    >
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <Field
            label={t`Name of the author`}
            autoComplete="off"
            value={fullName}
            mistake={mistake}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <Button type="submit" disabled={add.isPending}>
          <Trans>Add author</Trans>
        </Button>
      </form>
    </SettingsCard>
  )
}
