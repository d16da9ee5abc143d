import { Trans } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface PanelProps {
  icon: ReactNode
  title: string
  text: string
  /** An example for an empty page. */
  example?: string
  children?: ReactNode
  role?: 'alert'
}

export const Panel = ({ icon, title, text, example, children, role }: PanelProps) => (
  <div
    role={role}
    className="grid justify-items-center gap-3 rounded border border-line bg-surface px-6 py-16 text-center [&>svg]:size-7"
  >
    {icon}
    <h2 className="text-lg font-semibold">{title}</h2>
    <p className="mb-2 max-w-sm text-ink-2">{text}</p>
    {example && <Example text={example} />}
    {children}
  </div>
)

interface FailurePanelProps {
  title: string
  text: string
  onTryAgain: () => void
}

export const FailurePanel = ({ onTryAgain, ...said }: FailurePanelProps) => (
  <Panel role="alert" icon={<TriangleAlert aria-hidden className="text-danger" />} {...said}>
    <Button variant="outline" onClick={onTryAgain}>
      <Trans>Try Again</Trans>
    </Button>
  </Panel>
)

export const Example = ({ text }: { text: string }) => (
  <p className="mb-2 max-w-sm rounded bg-sunk px-3 py-2 text-sm leading-5.5 text-ink-2">
    <span className="font-semibold">
      <Trans>Example:</Trans>{' '}
    </span>
    {text}
  </p>
)
