import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { pageOf } from '#shared/pages.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { help } from './help.ts'
import { KeyList } from './keys.tsx'
import { pages } from './navigation.ts'

const linkClasses = 'flex items-center font-medium text-action-text hover:underline max-md:min-h-11'

export function HelpSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const path = useLocation({ select: ({ pathname }) => pageOf(pathname) })
  const { text, keys = [] } = path in help ? help[path as keyof typeof help] : help['/not-found']
  return (
    <Sheet title={t`Help`} onClose={onClose}>
      <section className="grid gap-2">
        <h2 className="font-semibold">{t(pages.find(({ href }) => href === path)?.name ?? msg`Page not found`)}</h2>
        {text.map((paragraph) => (
          <p key={paragraph.id} className="leading-6 text-ink-2">
            {t(paragraph)}
          </p>
        ))}
      </section>
      {[...keys, 'everywhere' as const].map((group) => (
        <KeyList key={group} group={group} />
      ))}
      <div className="grid justify-items-start gap-1 border-t border-line pt-4">
        <AppLink href="/shortcuts" className={linkClasses} onClick={onClose}>
          <Trans>All keyboard shortcuts</Trans>
        </AppLink>
        <AppLink href="/support" className={linkClasses} onClick={onClose}>
          <Trans>Support</Trans>
        </AppLink>
      </div>
    </Sheet>
  )
}
