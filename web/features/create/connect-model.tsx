import type { MenuProps } from '#web/ui/lazy-menu.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '#web/ui/popover.tsx'

const variables = [
  ['OPENAI_API_KEY', 'for OpenAI'],
  ['ANTHROPIC_API_KEY', 'for Anthropic'],
  ['OPENAI_BASE_URL', 'for a local model, such as Ollama or llama.cpp'],
] as const

export function ConnectModel({ trigger }: MenuProps) {
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="start" aria-label="Connect a model" className="w-80 max-w-[calc(100vw-2rem)]">
        <p>Set one of these where Hookline runs, then start it again:</p>
        <dl className="mt-2 grid gap-2">
          {variables.map(([name, use]) => (
            <div key={name}>
              <dt>
                <code className="rounded-sm bg-sunk px-1 py-0.5 text-sm">{name}</code>
              </dt>
              <dd className="text-sm text-ink-2">{use}</dd>
            </div>
          ))}
        </dl>
      </PopoverContent>
    </Popover>
  )
}
