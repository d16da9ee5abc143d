import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Connection, ConnectionKind } from '#shared/engines.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, type Mistakes } from '#web/ui/field.tsx'
import { SegmentedRadio } from '#web/ui/segmented-radio.tsx'
import { Problem } from './problem.tsx'
import { sentenceOf, useConnect } from './queries.ts'

const kinds: { id: ConnectionKind; name: MessageDescriptor }[] = [
  { id: 'openai', name: msg`OpenAI` },
  { id: 'anthropic', name: msg`Anthropic` },
  { id: 'compatible', name: msg`Other` },
]

/** Takes a key, tests it, and forgets it once the server has stored it. */
export function ConnectForm({ onConnected }: { onConnected: (connection: Connection) => void }) {
  const { t } = useLingui()

  const connect = useConnect()
  const [kind, setKind] = useState<ConnectionKind>('openai')
  const [key, setKey] = useState('')
  const [address, setAddress] = useState('')
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const isOther = kind === 'compatible'

  function submit(event: FormEvent) {
    event.preventDefault()
    const found: Mistakes = {
      address: isOther && !address.trim() ? t`Enter the address.` : undefined,
      key: !isOther && !key.trim() ? t`Enter the key.` : undefined,
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
        label={t`Service`}
        options={kinds.map(({ id, name }) => ({ id, name: t(name) }))}
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
          label={t`Address`}
          type="url"
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
          placeholder={/* not shown */ 'https://api.example.com/v1'}
          hint={t`Include the version, usually /v1. A model on another of your machines works too.`}
          value={address}
          mistake={mistakes.address}
          onChange={(event) => setAddress(event.target.value)}
        />
      )}
      <Field
        label={isOther ? t`Key, if it needs one` : t`Key`}
        type="password"
        spellCheck={false}
        autoComplete="off"
        value={key}
        mistake={mistakes.key}
        onChange={(event) => setKey(event.target.value)}
      />
      {connect.error && (
        <Problem>
          <Trans>{sentenceOf(connect.error)} Nothing was saved.</Trans>
        </Problem>
      )}
      <Button type="submit" aria-disabled={connect.isPending} className="justify-self-start">
        {connect.isPending ? t`Connecting…` : t`Connect`}
      </Button>
    </form>
  )
}
