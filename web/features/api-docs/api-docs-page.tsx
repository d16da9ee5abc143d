import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EnglishOnly } from '#web/ui/english-only.tsx'
import { Field } from '#web/ui/field.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { CodeBox } from './code-box.tsx'
import { type Call, callsByTag, type Media, openApiPath, openApiQuery, schemaText } from './openapi.ts'
import { TryCall } from './try-call.tsx'

export function ApiDocsPage() {
  const { t } = useLingui()
  const { data: document, error } = useQuery(openApiQuery)
  const [apiKey, setApiKey] = useState('')
  usePageTitle(t`API documentation`)
  if (error) throw error
  if (!document) return <PageSpinner />
  return (
    <div lang="en" className="mx-auto grid w-full max-w-3xl gap-8">
      <EnglishOnly />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">API documentation</h1>
          <div className="grid gap-2 text-ink-2">
            {document.info.description?.split('\n\n').map((paragraph) => (
              <p key={paragraph}>
                <Prose text={paragraph.replaceAll('**', '')} />
              </p>
            ))}
          </div>
        </div>
        <Button asChild variant="outline">
          <a href={openApiPath}>OpenAPI document</a>
        </Button>
      </div>
      <Field
        label="Key for trying calls"
        hint="Stays on this page and is forgotten when you leave it. Without a key you call as yourself."
        type="password"
        autoComplete="off"
        placeholder="hk_…"
        value={apiKey}
        onChange={(event) => setApiKey(event.target.value.trim())}
      />
      {[...callsByTag(document)].map(([tag, calls]) => (
        <section key={tag} aria-label={tag} className="grid gap-3">
          <h2 className="text-lg font-semibold">{tag}</h2>
          <Card className="divide-y divide-line">
            {calls.map((call) => (
              <CallDetails key={`${call.method} ${call.path}`} call={call} apiKey={apiKey} />
            ))}
          </Card>
        </section>
      ))}
    </div>
  )
}

function CallDetails({ call, apiKey }: { call: Call; apiKey: string }) {
  const { method, path, operation } = call
  const [isTrying, setTrying] = useState(false)
  // Folded parts render in a second, interruptible step.
  const hasParts = useDeferredValue(true, false)
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-sunk">
        <ChevronRight
          aria-hidden
          className="size-4 text-ink-3 transition-transform duration-120 group-open:rotate-90"
        />
        <Badge variant={method === 'GET' ? 'default' : 'action'} className="w-13 justify-center">
          {method}
        </Badge>
        <code className="font-mono text-sm font-semibold break-all">{path}</code>
        <span className="text-sm text-ink-2">{operation.summary}</span>
      </summary>
      {hasParts && <CallParts operation={operation} />}
      {hasParts && (
        <div className="px-4 pb-5 sm:pl-11">
          {isTrying ? (
            <Part title="Try it">
              <TryCall call={call} apiKey={apiKey} />
            </Part>
          ) : (
            <Button variant="outline" size="sm" onClick={() => setTrying(true)}>
              Try it
            </Button>
          )}
        </div>
      )}
    </details>
  )
}

function CallParts({ operation }: Pick<Call, 'operation'>) {
  const body = Object.values(operation.requestBody?.content ?? {})[0]
  return (
    <div className="grid gap-4 px-4 pt-1 pb-5 sm:pl-11">
      {operation.description && (
        <p className="text-ink-2">
          <Prose text={operation.description} />
        </p>
      )}
      {operation.parameters && (
        <Part title="Parameters">
          <dl className="grid gap-1.5">
            {operation.parameters.map((parameter) => (
              <div key={parameter.name} className="flex flex-wrap gap-x-3 text-sm">
                <dt>
                  <code className="font-mono font-semibold">{parameter.name}</code>
                </dt>
                <dd className="text-ink-2">
                  <code className="font-mono">{schemaText(parameter.schema ?? {})}</code>, in the {parameter.in}
                  {parameter.required && ', required'}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {body?.schema && (
        <Part title="Body">
          <CodeBox text={schemaText(body.schema)} />
          <Example of={body} />
        </Part>
      )}
      <Part title="Answers">
        <div className="grid gap-3">
          {Object.entries(operation.responses).map(([status, answer]) => {
            const json = answer.content?.['application/json']
            return (
              <div key={status} className="grid gap-1.5">
                <p className="text-sm">
                  <span className="tabular font-semibold">{status}</span> {answer.description}
                </p>
                {json?.schema && <CodeBox text={schemaText(json.schema)} />}
                {json && <Example of={json} />}
              </div>
            )
          })}
        </div>
      </Part>
    </div>
  )
}

const Example = ({ of: { example } }: { of: Media }) =>
  example !== undefined && (
    <>
      <p className="text-sm text-ink-2">For example</p>
      <CodeBox text={JSON.stringify(example, null, 2)} />
    </>
  )

/** Text with `code` in backticks. */
const Prose = ({ text }: { text: string }) =>
  text.split('`').map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text never move
      <code key={index} className="font-mono text-sm text-ink">
        {piece}
      </code>
    ),
  )

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-2">
    <h3 className="text-sm font-semibold text-ink-2">{title}</h3>
    {children}
  </div>
)
