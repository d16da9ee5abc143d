import { useRouter } from '@tanstack/react-router'
import { Keyboard, LogOut, Moon, Settings, Sparkles, Sun, User } from 'lucide-react'
import { useLogout } from '#web/features/accounts/sign-out-queries.ts'
import { setTheme, useTheme } from '#web/lib/theme.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx'
import type { MenuProps } from '#web/ui/lazy-menu.tsx'

export function AccountMenu({ trigger }: MenuProps) {
  const logout = useLogout()
  const { history } = useRouter()
  const isDark = useTheme() === 'dark'
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent className="w-52">
        <DropdownMenuLabel>My Account</DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => history.push('/settings')}>
          <User /> Profile
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => history.push('/settings')}>
          <Settings /> Settings
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => history.push('/pricing')}>
          <Sparkles /> Upgrade Plan
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setTheme(isDark ? 'light' : 'dark')}>
          {isDark ? <Sun /> : <Moon />} {isDark ? 'Light theme' : 'Dark theme'}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => history.push('/shortcuts')}>
          <Keyboard /> Keyboard shortcuts
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => logout.mutate()}>
          <LogOut /> Log out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
