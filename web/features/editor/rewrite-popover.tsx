import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, RefreshCw, Scissors, Sparkles } from 'lucide-react'
import { useId, useRef } from 'react'
import type { MenuProps } from '#web/ui/lazy-menu.tsx'
import { menuItemClasses } from '#web/ui/menu-classes.ts'
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '#web/ui/popover.tsx'

interface RewritePopoverProps extends MenuProps {
  onRegenerate: () => void
  onChangeHook: () => void
  onShorten: () => void
  onAsk: () => void
}

export function RewritePopover({ trigger, onRegenerate, onChangeHook, onShorten, onAsk }: RewritePopoverProps) {
  const { t } = useLingui()

  const heading = useId()
  const isAsking = useRef(false)
  const ask = () => {
    isAsking.current = true
    onAsk()
  }
  /** The dialog already has the focus. */
  const onCloseAutoFocus = (event: Event) => {
    if (isAsking.current) event.preventDefault()
    isAsking.current = false
  }
  const options = [
    { label: t`Regenerate the post`, icon: RefreshCw, onSelect: onRegenerate },
    { label: t`Change the hook`, icon: Anchor, onSelect: onChangeHook },
    { label: t`Reduce the length`, icon: Scissors, onSelect: onShorten },
    { label: t`Ask the AI...`, icon: Sparkles, onSelect: ask },
  ]
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent
        side="top"
        align="start"
        className="w-60 p-1"
        aria-labelledby={heading}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <h2 id={heading} className="px-2.5 py-1.5 text-sm font-semibold text-ink-2">
          <Trans>Choose an option</Trans>
        </h2>
        {options.map(({ label, icon: Icon, onSelect }) => (
          <PopoverClose key={label} onClick={onSelect} className={`${menuItemClasses} focus-visible:bg-sunk`}>
            <Icon aria-hidden /> {label}
          </PopoverClose>
        ))}
      </PopoverContent>
    </Popover>
  )
}
