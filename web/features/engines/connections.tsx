import { msg, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Connection, EngineSettings } from '#shared/engines.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { ConnectForm } from './connect-form.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { ModelChooser } from './model-chooser.tsx'

const kindNames = { openai: 'OpenAI', anthropic: 'Anthropic' }

const nameOf = ({ kind, baseUrl }: Connection) => (kind === 'compatible' ? new URL(baseUrl).host : kindNames[kind])

const whatIsSent = msg`OpenAI, Anthropic, or any service with an OpenAI-compatible API. The key is stored encrypted and never shown again. What you write about is sent to that service.`

export function Connections({ settings, text }: { settings: EngineSettings; text?: string }) {
  const { t } = useLingui()

  const [open, setOpen] = useState<string | null>(null)
  const id = useId()
  const [leaving, setLeaving] = useState<Connection | null>(null)
  // The focused form disappears, so focus its opener.
  const close = (connection: Connection) => {
    setOpen(null)
    document.getElementById(`${id}-${connection.id}`)?.focus()
  }
  return (
    <SettingsCard title={t`With an API key`} text={text ?? t(whatIsSent)}>
      {settings.connections.length > 0 && (
        <ul aria-label={t`Connections`} className="grid divide-y divide-line border-y border-line">
          {settings.connections.map((connection) => (
            <li key={connection.id} className="grid gap-3 py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
                    {nameOf(connection)}
                    {settings.labels.some(
                      ({ choice, fixedBy }) => !fixedBy && choice?.connectionId === connection.id,
                    ) && (
                      <Badge variant={connection.isReadable ? 'good' : 'warn'}>
                        {connection.isReadable ? t`In use` : t`Chosen`}
                      </Badge>
                    )}
                  </p>
                  <p className="text-sm wrap-anywhere text-ink-2">
                    <span translate="no">{connection.baseUrl}</span>, {keyIn(connection)}
                  </p>
                </div>
                <div className="flex flex-wrap gap-2">
                  {connection.isReadable && (
                    <Button
                      variant="outline"
                      size="sm"
                      id={`${id}-${connection.id}`}
                      aria-label={t`Choose a model of ${nameOf(connection)}`}
                      aria-expanded={open === connection.id}
                      onClick={() => setOpen(open === connection.id ? null : connection.id)}
                    >
                      <Trans>Choose a model</Trans>
                    </Button>
                  )}
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={t`Remove ${nameOf(connection)}`}
                    onClick={() => setLeaving(connection)}
                  >
                    <Trans>Remove</Trans>
                  </Button>
                </div>
              </div>
              {!connection.isReadable && (
                <p className="text-sm text-danger">
                  <Trans>
                    Its key can’t be read, because the secret it was encrypted with is missing or has changed. Enter the
                    key again below.
                  </Trans>
                </p>
              )}
              {open === connection.id && connection.isReadable && (
                <ModelChooser connection={connection} settings={settings} onDone={() => close(connection)} />
              )}
            </li>
          ))}
        </ul>
      )}
      <ConnectForm onConnected={({ id }) => setOpen(id)} />
      {leaving && <DisconnectDialog connection={leaving} name={nameOf(leaving)} onClose={() => setLeaving(null)} />}
    </SettingsCard>
  )
}

function keyIn({ keyEnding }: Connection): string {
  if (keyEnding === null) return t`without a key`
  return keyEnding ? t`key ending in ${{ ending: keyEnding }}` : t`with a key`
}
