import { Trans, useLingui } from '@lingui/react/macro'
import { usePageTitle } from '#web/lib/page-title.ts'
import { type KeyGroup, KeyList, keyGroups } from './keys.tsx'

export function ShortcutsPage() {
  const { t } = useLingui()
  usePageTitle(t`Keyboard shortcuts`)
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">
          <Trans>Keyboard shortcuts</Trans>
        </h1>
        <p className="text-ink-2">{t`On a Mac, use Cmd for Ctrl.`}</p>
      </div>
      {(Object.keys(keyGroups) as KeyGroup[]).map((group) => (
        <KeyList key={group} group={group} />
      ))}
    </div>
  )
}
