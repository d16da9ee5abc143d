import { useQuery } from '@tanstack/react-query'
import { Cpu } from 'lucide-react'
import { lazy } from 'react'
import type { AiModel } from '#shared/catalogue.ts'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import { enginesQuery } from './queries.ts'

const ConnectModel = lazy(() => import('./connect-model.tsx').then((file) => ({ default: file.ConnectModel })))

const connectButton = (
  <button
    type="button"
    aria-haspopup="dialog"
    className="rounded-sm text-action-text underline underline-offset-3 hover:no-underline max-md:-my-3.5 max-md:py-3.5"
  >
    Connect a model
  </button>
)

/** Says which engine the chosen model stands for. Its room is there before the answer is. */
export function EngineNote({ aiModel }: { aiModel: AiModel }) {
  const { data: engines } = useQuery(enginesQuery)
  const choice = engines?.find((engine) => engine.aiModel === aiModel)
  return (
    <p className="flex min-h-6 items-center gap-2 text-sm text-ink-3">
      {choice && <Cpu aria-hidden className="size-4 shrink-0" />}
      {choice?.engine === 'arranger' && (
        <span>
          Put in order from your own words.{' '}
          <LazyMenu trigger={connectButton}>{(trigger) => <ConnectModel trigger={trigger} />}</LazyMenu> for AI writing.
        </span>
      )}
      {choice && choice.engine !== 'arranger' && <span>Written by {choice.label}.</span>}
    </p>
  )
}
