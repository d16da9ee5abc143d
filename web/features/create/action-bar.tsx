import { Trans, useLingui } from '@lingui/react/macro'
import { Bookmark, CalendarClock, CalendarPlus, Copy, type LucideIcon, RefreshCw, Send } from 'lucide-react'
import { type Section, sectionNames, sections } from '#shared/posts.ts'
import { type NeedsText, nothingYet } from '#web/features/editor/post-editor.ts'
import { cn } from '#web/lib/cn.ts'
import { usePosting } from '#web/lib/network-queries.ts'
import { said } from '#web/lib/said.ts'
import { useMay } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { still } from '#web/ui/still.tsx'
import type { DialogName, OpenDialog } from './dialogs.tsx'

/** Disabled look without a text. A press explains why. */
export const needingText = (isEmpty: boolean, what: NeedsText) => ({
  quiet: isEmpty && 'text-ink-3 [&_svg]:opacity-50',
  title: isEmpty ? nothingYet(what) : undefined,
})

const dots: Record<Section, string> = { hook: 'bg-hook', insight: 'bg-insight', value: 'bg-value', cta: 'bg-cta' }

interface ActionBarProps {
  isBusy: boolean
  /** The post has no text. */
  isEmpty: boolean
  /** The post is live or being published. */
  isPublished: boolean
  onCopy: () => void
  onSaveToLibrary: () => void
  onRegenerate: (section: Section) => void
  onOpen: OpenDialog
}

interface Action {
  label: string
  icon: LucideIcon
  needs: NeedsText
  onClick: (from: HTMLElement) => void
}

export const ActionBar = still(Bar)

function Bar({ isBusy, isEmpty, isPublished, onCopy, onSaveToLibrary, onRegenerate, onOpen }: ActionBarProps) {
  const { t } = useLingui()

  const { name } = usePosting()
  const [mayWrite, mayPublish] = [useMay('write posts'), useMay('publish posts')]
  const rewriting = needingText(isEmpty, 'rewrite')
  const opens = (name: DialogName) => (from: HTMLElement) => onOpen(name, from)
  const actions: Action[] = [
    { label: t`Copy to clipboard`, icon: Copy, needs: 'copy', onClick: onCopy },
    { label: t`Add to calendar`, icon: CalendarPlus, needs: 'schedule', onClick: opens('schedule-from-bar') },
    { label: t`Schedule`, icon: CalendarClock, needs: 'schedule', onClick: opens('schedule-from-bar') },
    ...(mayWrite
      ? [{ label: t`Save to library`, icon: Bookmark, needs: 'save' as const, onClick: onSaveToLibrary }]
      : []),
    ...(isPublished || !mayPublish
      ? []
      : [{ label: name, icon: Send, needs: 'publish' as const, onClick: opens('publish') }]),
  ]
  return (
    <Card role="group" aria-label={t`Post actions`} className="mt-3">
      <div className="grid auto-cols-fr grid-flow-col gap-1 p-1.5">
        {actions.map(({ label, icon: Icon, needs, onClick }) => {
          const { quiet, title } = needingText(isEmpty, needs)
          return (
            <Button
              key={label}
              variant="ghost"
              size="text"
              title={title}
              className={cn('min-h-14 flex-col gap-1 px-1 py-2 text-center text-xs whitespace-normal', quiet)}
              onClick={(event) => onClick(event.currentTarget)}
            >
              <Icon aria-hidden /> {label}
            </Button>
          )
        })}
      </div>
      {mayWrite && (
        <div className="flex flex-wrap items-center border-t border-line px-1.5 py-1">
          <span className="flex items-center gap-2 px-2.5 text-sm text-ink-3 max-sm:w-full max-sm:pt-2">
            <RefreshCw aria-hidden className="size-4" /> <Trans>Regenerate</Trans>
          </span>
          <div className="flex flex-wrap">
            {sections.map((section) => (
              <Button
                key={section}
                variant="ghost"
                size="sm"
                title={rewriting.title}
                className={cn('gap-1.5 px-2', rewriting.quiet)}
                aria-disabled={isBusy}
                aria-label={t`Regenerate ${{ section: said(sectionNames[section]) }}`}
                onClick={() => onRegenerate(section)}
              >
                <span aria-hidden className={cn('size-1.5 rounded-full', isEmpty ? 'bg-line-strong' : dots[section])} />
                {said(sectionNames[section])}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Card>
  )
}
