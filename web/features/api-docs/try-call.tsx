import { type FormEvent, useId, useState } from 'react'
import { messageOf, tryCall } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Label } from '#web/ui/label.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { CodeBox } from './code-box.tsx'
import { bodyOf, type Call, type Parameter } from './openapi.ts'

interface Answer {
  status: string
  text: string
}

const longest = 20_000

/** A form that makes one call, as the program whose key is given, or as the person who is signed in. */
export function TryCall({ call: { method, path, operation }, apiKey }: { call: Call; apiKey: string }) {
  const bodyId = useId()
  const json = operation.requestBody?.content['application/json']
  const parameters = operation.parameters ?? []
  const [body, setBody] = useState(() => (json ? bodyOf(json) : ''))
  const [values, setValues] = useState<Values>({})
  const [isSending, setSending] = useState(false)
  const [answer, setAnswer] = useState<Answer>()

  async function send(event: FormEvent) {
    event.preventDefault()
    setSending(true)
    try {
      const response = await tryCall(method, addressOf(path, parameters, values), {
        key: apiKey,
        json: body,
        headers: givenIn('header', parameters, values),
      })
      setAnswer({ status: `${response.status} ${response.statusText}`.trim(), text: await textOf(response) })
    } catch (error) {
      setAnswer({ status: 'No answer', text: messageOf(error) })
    }
    setSending(false)
  }

  return (
    <form onSubmit={send} className="grid gap-3">
      {parameters.map(({ name, required }) => (
        <Field
          key={name}
          label={name}
          required={required}
          value={values[name] ?? ''}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      ))}
      {json && (
        <div className="grid gap-1.5">
          <Label htmlFor={bodyId}>Body (JSON)</Label>
          <Textarea
            id={bodyId}
            rows={Math.min(12, body.split('\n').length + 1)}
            value={body}
            spellCheck={false}
            className="font-mono text-xs"
            onChange={(event) => setBody(event.target.value)}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="outline" disabled={isSending}>
          {isSending ? 'Sending…' : 'Send'}
        </Button>
        <p className="text-sm text-ink-3">
          {apiKey ? 'With your key.' : 'As you, if you are signed in.'}
          {method !== 'GET' && ' This is a real call and changes what is stored.'}
        </p>
      </div>
      <div role="status">
        {answer && (
          <div className="grid gap-1.5">
            <p className="tabular text-sm font-semibold">{answer.status}</p>
            {answer.text && <CodeBox text={answer.text} />}
          </div>
        )}
      </div>
    </form>
  )
}

type Values = Record<string, string>

const givenIn = (place: string, parameters: readonly Parameter[], values: Values): Values =>
  Object.fromEntries(
    parameters.flatMap(({ name, in: its }) => (its === place && values[name] ? [[name, values[name]]] : [])),
  )

function addressOf(path: string, parameters: readonly Parameter[], values: Values): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const query = new URLSearchParams(givenIn('query', parameters, values))
  return query.size > 0 ? `${filled}?${query}` : filled
}

async function textOf(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? ''
  if (!/json|^text\//.test(type)) return type && `A file (${type}).`
  const text = await response.text()
  const shown = type.includes('json') && text ? JSON.stringify(JSON.parse(text), null, 2) : text
  return shown.length > longest ? `${shown.slice(0, longest)}\n…` : shown
}
