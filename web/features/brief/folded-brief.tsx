import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'

interface FoldedBriefProps {
  subject: string
  isOpen: boolean
  /** The id of the element that the button opens. */
  controls: string
  onToggle: () => void
  className?: string
}

/** The brief of an open post in one line. */
export const FoldedBrief = ({ subject, isOpen, controls, onToggle, className = '' }: FoldedBriefProps) => {
  const { t } = useLingui()
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className={`flex min-h-11 w-full min-w-0 items-center gap-2 rounded border border-line bg-surface px-3 text-left ${className}`}
    >
      <span className="font-semibold">
        <Trans>Brief</Trans>
      </span>
      <span
        dir="auto"
        data-own={subject ? true : undefined}
        className={`min-w-0 flex-1 text-sm text-ink-3 ${subject ? 'truncate' : ''}`}
      >
        {subject || t`Subject, type and parameters`}
      </span>
      <ChevronDown
        aria-hidden
        className={`size-4 shrink-0 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
      />
    </button>
  )
}
