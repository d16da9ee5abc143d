import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { maxWorkspaceName } from '#shared/members.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { useRenameWorkspace } from './queries.ts'

export function WorkspaceCard({ name }: { name: string }) {
  const { t } = useLingui()

  const [typed, setTyped] = useState(name)
  const rename = useRenameWorkspace()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rename.mutate(typed.trim())
  }
  return (
    <SettingsCard title={t`Workspace`} text={t`Members and people whom you invite see its name.`}>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <Field
            label={t`Name`}
            value={typed}
            maxLength={maxWorkspaceName}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button type="submit" variant="outline" disabled={rename.isPending || !typed.trim() || typed.trim() === name}>
          <Trans>Rename</Trans>
        </Button>
      </form>
    </SettingsCard>
  )
}
