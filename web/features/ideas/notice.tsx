import { Trans } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'
import { Button } from '#web/ui/button.tsx'

interface NoticeProps {
  icon: ReactNode
  text: string
  role?: 'alert'
  children?: ReactNode
}

/** Takes the place of the ideas. Without a role, it marks where ideas will appear. */
export const Notice = ({ icon, text, role, children }: NoticeProps) => (
  <div
    role={role}
    className={cn(
      'grid justify-items-center gap-3 rounded border px-6 py-16 text-center [&>svg]:size-7',
      role ? 'border-line bg-surface' : 'border-dashed border-line-strong',
    )}
  >
    {icon}
    <p className="max-w-sm text-ink-2">{text}</p>
    {children}
  </div>
)

export const Failure = ({ text, onTryAgain }: { text: string; onTryAgain: () => void }) => (
  <Notice role="alert" icon={<TriangleAlert aria-hidden className="text-danger" />} text={text}>
    <Button variant="outline" onClick={onTryAgain}>
      <Trans>Try Again</Trans>
    </Button>
  </Notice>
)
