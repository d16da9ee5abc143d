import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Keyboard, LogOut, Settings, Sparkles, User } from 'lucide-react'
import { useLogout } from '#web/features/accounts/sign-out-queries.ts'
import { useIsSold } from '#web/lib/session.ts'
import { setTheme, type ThemeChoice, themeChoices, themeNames, useThemeChoice } from '#web/lib/theme.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx'
import type { MenuProps } from '#web/ui/lazy-menu.tsx'

export function AccountMenu({ trigger }: MenuProps) {
  const { t } = useLingui()
  const logout = useLogout()
  const { history } = useRouter()
  const isSold = useIsSold()
  const theme = useThemeChoice()
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent className="w-52">
        <DropdownMenuLabel>{t`My Account`}</DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => history.push('/settings')}>
          <User /> <Trans>Profile</Trans>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => history.push('/settings')}>
          <Settings /> <Trans>Settings</Trans>
        </DropdownMenuItem>
        {isSold && (
          <DropdownMenuItem onSelect={() => history.push('/pricing')}>
            <Sparkles /> <Trans>Upgrade Plan</Trans>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => history.push('/shortcuts')}>
          <Keyboard /> <Trans>Keyboard shortcuts</Trans>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuRadioGroup
          aria-label={t({ message: 'Theme', context: 'of colours' })}
          value={theme}
          onValueChange={(choice) => setTheme(choice as ThemeChoice)}
        >
          {themeChoices.map((choice) => (
            <DropdownMenuRadioItem key={choice} value={choice}>
              {t(themeNames[choice])}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => logout.mutate()}>
          <LogOut /> <Trans>Log out</Trans>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
