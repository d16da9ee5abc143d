import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { useAuth } from '#web/lib/session.ts'
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
import { NewWorkspaceDialog } from './new-workspace-dialog.tsx'
import { useSwitch } from './queries.ts'

export function WorkspaceMenu({ trigger }: MenuProps) {
  const { t } = useLingui()

  const { user } = useAuth()
  const { history } = useRouter()
  const [isMaking, setMaking] = useState(false)
  const change = useSwitch()
  if (!user) return trigger
  return (
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
        <DropdownMenuContent align="start" className="max-h-96 w-56 overflow-y-auto">
          <DropdownMenuLabel>
            <Trans>Workspaces</Trans>
          </DropdownMenuLabel>
          <DropdownMenuRadioGroup
            aria-label={t`Workspaces`}
            value={user.workspaceId}
            onValueChange={(id) => {
              if (id !== user.workspaceId) change.mutate(id)
            }}
          >
            {user.workspaces.map(({ id, name }) => (
              <DropdownMenuRadioItem key={id} value={id}>
                <span dir="auto" data-own className="min-w-0 truncate">
                  {name}
                </span>
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setMaking(true)}>
            <Plus /> <Trans>New workspace</Trans>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => history.push('/settings?section=members')}>
            <Users /> <Trans>Members</Trans>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isMaking && <NewWorkspaceDialog onClose={() => setMaking(false)} />}
    </>
  )
}
