import { Eye } from 'lucide-react'
import type { ComponentType } from 'react'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useMay } from '#web/lib/session.ts'
import { AppLink } from './app-link.tsx'
import { Button } from './button.tsx'
import { Panel } from './panel.tsx'

/** A page on which everything is for whoever writes posts. Reviewers read where theirs are. */
export const forWriters = (title: string, Page: ComponentType) =>
  function ForWriters() {
    return useMay('write posts') ? <Page /> : <Reviewing title={title} />
  }

function Reviewing({ title }: { title: string }) {
  usePageTitle(title)
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
      <Panel
        icon={<Eye aria-hidden className="text-ink-3" />}
        title="For people who write posts"
        text="In this workspace you read, comment and approve. An owner can let you write posts."
      >
        <Button asChild>
          <AppLink href="/posts">Open My Posts</AppLink>
        </Button>
      </Panel>
    </div>
  )
}
