import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { EngineChange, EngineSettings, FoundServer } from '#shared/engines.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Asking } from './asking.tsx'
import { Problem } from './problem.tsx'
import { sentenceOf, useChangeEngine, useLook } from './queries.ts'

const whatIsFound = msg`Ollama, LM Studio, llama.cpp, vLLM and Jan are detected when they run on the same computer as Hookline. They need no key, and your words stay on that computer.`

interface FoundServersProps {
  settings: EngineSettings
  text?: string
  looksAtOnce?: boolean
}

export function FoundServers({ settings, text, looksAtOnce = false }: FoundServersProps) {
  const { t } = useLingui()

  const look = useLook()
  const { mutate } = look
  useEffect(() => {
    if (looksAtOnce) mutate()
  }, [looksAtOnce, mutate])
  return (
    <SettingsCard title={t`Already running here`} text={text ?? t(whatIsFound)}>
      <Button
        variant="outline"
        className="justify-self-start"
        aria-disabled={look.isPending}
        onClick={() => !look.isPending && look.mutate()}
      >
        <Search aria-hidden /> {look.isPending ? t`Looking…` : t`Look on this computer`}
      </Button>
      {look.data && (
        <p role="status" className="text-ink-2">
          {look.data.length === 0
            ? t`None of Ollama, LM Studio, llama.cpp, vLLM and Jan is running. Start one, load a model in it, and look again.`
            : t`Found: ${look.data.map(({ name }) => name).join(', ')}.`}
        </p>
      )}
      {look.data?.map((server) => (
        <Server key={server.baseUrl} server={server} settings={settings} />
      ))}
      {look.error && <Problem>{sentenceOf(look.error)}</Problem>}
    </SettingsCard>
  )
}

function Server({ server: { name, baseUrl, models }, settings }: { server: FoundServer; settings: EngineSettings }) {
  const { t } = useLingui()

  const change = useChangeEngine()
  const asked = change.isPending ? change.variables.model : null
  const list = useRef<HTMLUListElement>(null)
  // The pressed button disappears, so focus the list.
  const onSuccess = () => list.current?.focus()
  return (
    <section aria-label={name} className="grid gap-1">
      <h3 className="font-semibold">
        {name} <span className="tabular font-normal text-ink-3">{new URL(baseUrl).host}</span>
      </h3>
      {models.length === 0 && (
        <p className="text-ink-2">
          <Trans>It’s running, but has no model yet. Load one in it, and look again.</Trans>
        </p>
      )}
      <ul ref={list} tabIndex={-1} aria-label={t`Models of ${name}`} className="grid divide-y divide-line outline-none">
        {models.map((model) => {
          const wanted: EngineChange = { engine: 'connection', baseUrl, model }
          return (
            <li key={model} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              <span className="min-w-0 wrap-anywhere">{model}</span>
              {writes(settings, baseUrl, model) ? (
                <Badge variant="good">
                  <Trans>In use</Trans>
                </Badge>
              ) : (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t`Use ${model}`}
                  aria-disabled={change.isPending}
                  onClick={() => !change.isPending && change.mutate(wanted, { onSuccess })}
                >
                  <Trans>Use</Trans>
                </Button>
              )}
              {asked === model && (
                <div className="flex basis-full flex-wrap items-center justify-between gap-x-3">
                  <Asking onCancel={change.cancel} />
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {change.problem && (
        <Problem>
          <Trans>{change.problem} Nothing was changed.</Trans>
        </Problem>
      )}
    </section>
  )
}

/** Whether some label uses this model at this address. */
const writes = ({ labels, connections }: EngineSettings, baseUrl: string, model: string) =>
  labels.some(
    ({ choice, fixedBy }) =>
      !fixedBy &&
      choice?.model === model &&
      connections.some(({ id, baseUrl: address }) => id === choice.connectionId && address === baseUrl),
  )
