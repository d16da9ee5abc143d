import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye } from 'lucide-react'
import { usePageTitle } from '#web/lib/page-title.ts'
import { AppLink } from './app-link.tsx'
import { Button } from './button.tsx'
import { Panel } from './panel.tsx'

/** In place of a page that is for whoever writes posts. */
export function Reviewing({ title }: { title: MessageDescriptor }) {
  const { t } = useLingui()

  usePageTitle(t(title))
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl font-semibold tracking-tight">{t(title)}</h1>
      <Panel
        icon={<Eye aria-hidden className="text-ink-3" />}
        title={t`For people who write posts`}
        text={t`In this workspace you read, comment and approve. An owner can let you write posts.`}
      >
        <Button asChild>
          <AppLink href="/posts">
            <Trans>Open My Posts</Trans>
          </AppLink>
        </Button>
      </Panel>
    </div>
  )
}
