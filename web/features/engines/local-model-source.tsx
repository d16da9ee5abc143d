import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { defaultHub, type LocalModelList } from '#shared/local-models.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useAddFile, useSetHub } from './local-model-queries.ts'
import { sentenceOf } from './queries.ts'

const formClasses = 'grid gap-2'

/** Takes a file that lies on the server's computer already. */
export function ModelFileForm() {
  const { t } = useLingui()

  const add = useAddFile()
  const [path, setPath] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!add.isPending) add.mutate(path, { onSuccess: () => setPath('') })
  }
  return (
    <form noValidate onSubmit={submit} className={formClasses}>
      <Field
        label={t`Path of a GGUF file on the server’s computer`}
        placeholder={/* not shown */ '/home/me/models/my-model.gguf'}
        translate="no"
        autoComplete="off"
        spellCheck={false}
        hint={t`The file stays where it is. Check its licence yourself.`}
        mistake={add.error ? sentenceOf(add.error) : undefined}
        value={path}
        onChange={(event) => setPath(event.target.value)}
      />
      <Button type="submit" variant="outline" className="justify-self-start" aria-disabled={add.isPending}>
        {add.isPending ? t`Adding…` : t`Add the file`}
      </Button>
    </form>
  )
}

export function ModelHubForm({ hub: { address, isFixed } }: { hub: LocalModelList['hub'] }) {
  const { t } = useLingui()

  const setHub = useSetHub()
  const [typed, setTyped] = useState(address)
  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = typed.trim()
    if (!setHub.isPending) setHub.mutate(wanted === defaultHub || wanted === '' ? null : wanted)
  }
  if (isFixed)
    return (
      <p className="text-sm wrap-anywhere text-ink-2">
        <Trans>
          Models are downloaded from {address}, set by{' '}
          <code className="rounded-sm bg-sunk px-1 py-0.5">HF_ENDPOINT</code> in the server’s configuration.
        </Trans>
      </p>
    )
  return (
    <form noValidate onSubmit={submit} className={formClasses}>
      <Field
        label={t`Download from`}
        type="url"
        autoComplete="off"
        hint={t`${defaultHub}, or a mirror of it. Every download is verified by its checksum, wherever it comes from.`}
        mistake={setHub.error ? sentenceOf(setHub.error) : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="outline" aria-disabled={setHub.isPending}>
          {setHub.isPending ? t`Saving…` : t`Save address`}
        </Button>
        <span role="status" className="text-sm text-ink-2">
          {setHub.isSuccess && t`Saved: models come from ${address}.`}
        </span>
      </div>
    </form>
  )
}
