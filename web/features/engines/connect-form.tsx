import { type FormEvent, useState } from 'react'
import type { Connection, ConnectionKind } from '#shared/engines.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, type Mistakes } from '#web/ui/field.tsx'
import { SegmentedRadio } from '#web/ui/segmented-radio.tsx'
import { Problem } from './problem.tsx'
import { sentenceOf, useConnect } from './queries.ts'

const kinds: { id: ConnectionKind; name: string }[] = [
  { id: 'openai', name: 'OpenAI' },
  { id: 'anthropic', name: 'Anthropic' },
  { id: 'compatible', name: 'Other' },
]

/** Takes a key, tests it, and forgets it once the server has stored it. */
export function ConnectForm({ onConnected }: { onConnected: (connection: Connection) => void }) {
  const connect = useConnect()
  const [kind, setKind] = useState<ConnectionKind>('openai')
  const [key, setKey] = useState('')
  const [address, setAddress] = useState('')
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const isOther = kind === 'compatible'

  function submit(event: FormEvent) {
    event.preventDefault()
    const found: Mistakes = {
      address: isOther && !address.trim() ? 'Enter the address.' : undefined,
      key: !isOther && !key.trim() ? 'Enter the key.' : undefined,
    }
    setMistakes(found)
    if (connect.isPending || Object.values(found).some(Boolean)) return
    const connection = { kind, key: key.trim() || undefined, baseUrl: isOther ? address.trim() : undefined }
    connect.mutate(connection, {
      onSuccess: ({ connection: made }) => {
        setKey('')
        setAddress('')
        onConnected(made)
      },
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <SegmentedRadio
        label="Service"
        options={kinds}
        value={kind}
        onChange={(chosen) => {
          // Never send one service's key to another.
          setKey('')
          setMistakes({})
          connect.reset()
          setKind(chosen)
        }}
      />
      {isOther && (
        <Field
          label="Address"
          type="url"
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
          placeholder="https://api.example.com/v1"
          hint="Include the version, usually /v1. A model on another of your machines works too."
          value={address}
          mistake={mistakes.address}
          onChange={(event) => setAddress(event.target.value)}
        />
      )}
      <Field
        label={isOther ? 'Key, if it needs one' : 'Key'}
        type="password"
        spellCheck={false}
        autoComplete="off"
        value={key}
        mistake={mistakes.key}
        onChange={(event) => setKey(event.target.value)}
      />
      {connect.error && <Problem>{sentenceOf(connect.error)} Nothing was saved.</Problem>}
      <Button type="submit" aria-disabled={connect.isPending} className="justify-self-start">
        {connect.isPending ? 'Connecting…' : 'Connect'}
      </Button>
    </form>
  )
}
