import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleQuestionMark, Search } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { product } from '#shared/product.ts'
import { setTheme, themeChoices, useThemeChoice } from '#web/lib/theme.ts'
import { SegmentedRadio } from '#web/ui/segmented-radio.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { openHelp, openPalette } from './shortcuts.tsx'
import { SidebarAccount, SidebarNav } from './sidebar.tsx'

const shortNames = {
  light: msg({ message: 'Light', context: 'theme' }),
  dark: msg({ message: 'Dark', context: 'theme' }),
  system: msg({ message: 'System', context: 'theme' }),
}

/** The sidebar below 1024 px, plus the links that the header has no room for. */
export function MobileDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const theme = useThemeChoice()
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose()
  }
  const andClose = (open: () => void) => () => {
    onClose()
    open()
  }
  return (
    <Sheet side="left" title={product.name} onClick={closeOnLink} onClose={onClose}>
      <div className="flex grow flex-col justify-between gap-4">
        <div className="grid gap-3">
          <SidebarNav hasUpgrade />
          <div className="border-t border-line pt-3">
            <Row onPress={andClose(openPalette)}>
              <Search aria-hidden className="size-4" /> <Trans>Search posts and pages</Trans>
            </Row>
            <Row onPress={andClose(openHelp)}>
              <CircleQuestionMark aria-hidden className="size-4" /> <Trans>Help with this page</Trans>
            </Row>
            <SegmentedRadio
              label={t({ message: 'Theme', context: 'of colours' })}
              options={themeChoices.map((id) => ({ id, name: t(shortNames[id]) }))}
              value={theme}
              onChange={setTheme}
              className="px-2 pt-2"
            />
          </div>
        </div>
        <SidebarAccount />
      </div>
    </Sheet>
  )
}

const Row = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onPress}
    className="flex h-11 w-full items-center gap-2.5 rounded px-2 font-medium text-ink-2 hover:text-ink"
  >
    {children}
  </button>
)
