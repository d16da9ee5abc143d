import { Trans, useLingui } from '@lingui/react/macro'
import { product } from '#shared/product.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Copyable } from './copyable.tsx'

/** What else a program can come in by, with examples to copy. */
export function OtherWays() {
  const { t } = useLingui()

  const { origin } = location
  const { name: app } = product

  return (
    <SettingsCard title={t`Other ways`} text={t`For those who work in a terminal or write programs of their own.`}>
      <Copyable
        name={/* not shown */ 'Claude Code'}
        caption={<Trans>In Claude Code, connect this workspace, then sign in with /mcp:</Trans>}
        text={/* not shown */ `claude mcp add --transport http hookline ${origin}/mcp`}
      />
      <Copyable
        name={/* not shown */ 'hookline mcp'}
        caption={
          <Trans>On the computer where {app} runs, a chat such as Claude Desktop starts this and needs no key:</Trans>
        }
        text={/* not shown */ 'hookline mcp'}
      />
      <Copyable
        name={/* not shown */ 'hookline posts'}
        caption={<Trans>In a shell, after “hookline login {origin}” on another computer:</Trans>}
        text={/* not shown */ 'hookline posts list --status draft'}
      />
      <p className="wrap-anywhere text-ink-2">
        <Trans>
          The{' '}
          <AppLink href="/api-docs" className="text-ink underline underline-offset-3">
            API documentation
          </AppLink>{' '}
          describes every call. How to use them from n8n, Zapier, Make and cron is in{' '}
          <code className="font-mono text-sm">docs/programs.md</code> of the source code.
        </Trans>
      </p>
    </SettingsCard>
  )
}
