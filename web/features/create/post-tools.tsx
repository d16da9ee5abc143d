import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock, Copy, Smartphone, WandSparkles } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { cn } from '#web/lib/cn.ts'
import { useMay } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { needingText } from './action-bar.tsx'
import type { OpenDialog } from './dialogs.tsx'

const RewritePopover = lazyPart(() =>
  import('#web/features/editor/rewrite-popover.tsx').then((file) => ({ default: file.RewritePopover })),
)

interface PostToolsProps {
  isBusy: boolean
  /** The post has no text. */
  isEmpty: boolean
  onRegenerate: () => void
  onChangeHook: () => void
  onShorten: () => void
  onCopy: () => void
  onOpen: OpenDialog
  children: ReactNode
}

/** The row below the post: rewriting left, sharing right. */
export function PostTools({
  isBusy,
  isEmpty,
  onRegenerate,
  onChangeHook,
  onShorten,
  onCopy,
  onOpen,
  children,
}: PostToolsProps) {
  const { t } = useLingui()

  const mayWrite = useMay('write posts')
  const rewriting = needingText(isEmpty, 'rewrite')
  const copying = needingText(isEmpty, 'copy')
  const scheduling = needingText(isEmpty, 'schedule')
  const rewriteButton = useRef<HTMLButtonElement>(null)
  return (
    <div className="flex flex-wrap items-center gap-1 border-t border-line px-3 py-1.5 @max-[23rem]:gap-0 @max-[23rem]:px-1">
      {mayWrite && (
        <LazyMenu
          trigger={
            <Button
              ref={rewriteButton}
              variant="ghost"
              size="sm"
              title={rewriting.title}
              className={cn('px-2.5', rewriting.quiet)}
              aria-haspopup="dialog"
              aria-disabled={isBusy}
            >
              <WandSparkles aria-hidden />{' '}
              <span className="@max-[23rem]:sr-only">
                <Trans>Rewrite</Trans>
              </span>
            </Button>
          }
        >
          {(trigger) => (
            <RewritePopover
              trigger={trigger}
              onRegenerate={onRegenerate}
              onChangeHook={onChangeHook}
              onShorten={onShorten}
              onAsk={() => onOpen('ask', rewriteButton.current)}
            />
          )}
        </LazyMenu>
      )}
      {children}
      <span className="flex-1" />
      <Button
        variant="ghost"
        size="icon"
        aria-label={t`Copy`}
        title={copying.title}
        className={cn(copying.quiet)}
        onClick={onCopy}
      >
        <Copy />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t`Network preview`}
        onClick={(event) => onOpen('preview', event.currentTarget)}
      >
        <Smartphone />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t`Schedule post`}
        title={scheduling.title}
        className={cn(scheduling.quiet)}
        onClick={(event) => onOpen('schedule', event.currentTarget)}
      >
        <CalendarClock />
      </Button>
    </div>
  )
}
