import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { newInvitation } from '#shared/members.ts'
import { translated } from '#web/lib/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

interface AddressFormProps {
  /** The button's label with an email, and without one. */
  actions: readonly [withAddress: string, without: string]
  isPending: boolean
  onSubmit: (address: string | undefined) => void
}

/** Asks where to send a link, if anywhere. */
export function AddressForm({ actions: [withAddress, without], isPending, onSubmit }: AddressFormProps) {
  const { t } = useLingui()

  const [address, setAddress] = useState('')
  const [mistake, setMistake] = useState<string>()
  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = newInvitation.shape.address.safeParse(address.trim() || undefined)
    setMistake(typed.error?.issues[0] && translated(typed.error.issues[0].message))
    if (typed.success) onSubmit(typed.data)
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field
        label={t`Email`}
        type="email"
        autoComplete="off"
        hint={t`Leave it empty for a link that you pass on yourself.`}
        value={address}
        mistake={mistake}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button type="submit" variant="outline" className="justify-self-start" disabled={isPending}>
        {address.trim() ? withAddress : without}
      </Button>
    </form>
  )
}
