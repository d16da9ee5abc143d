import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Cpu } from 'lucide-react'
import type { AiModel } from '#shared/catalogue.ts'
import { enginesQuery } from '#web/lib/engine-queries.ts'

/** Names the engine behind the chosen model label, in reserved space. */
export function EngineNote({ aiModel }: { aiModel: AiModel }) {
  const { t } = useLingui()
  const { data: engines } = useQuery(enginesQuery)
  const choice = engines?.find((engine) => engine.aiModel === aiModel)
  return (
    <p className="flex min-h-6 items-center gap-2 text-sm text-ink-3">
      {choice && <Cpu aria-hidden className="size-4 shrink-0" />}
      {choice?.engine === 'arranger' && (
        <span>
          {choice.problem
            ? t`The chosen model isn’t available: Hookline sorts your own sentences.`
            : t`No AI connected: Hookline sorts your own sentences.`}{' '}
          <Trans>
            <Link
              to="/settings"
              search={{ section: 'writing-engine' }}
              className="rounded-sm text-action-text underline underline-offset-3 hover:no-underline max-md:-my-3.5 max-md:py-3.5"
            >
              Connect one to have it write
            </Link>
            .
          </Trans>
        </span>
      )}
      {choice && choice.engine !== 'arranger' && (
        <span>
          <Trans>Written by {choice.label}.</Trans>
        </span>
      )}
    </p>
  )
}
