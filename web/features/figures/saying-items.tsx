import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { CopyPlus, GitCompare, Mic } from 'lucide-react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#web/ui/dropdown-menu.tsx'
import type { MenuProps } from '#web/ui/lazy-menu.tsx'
import { useAnother, useMakeSample } from './another-queries.ts'

/** What to do with a post that is live, whatever it did. */
export function SayingItems({ id }: { id: string }) {
  const navigate = useNavigate()
  const another = useAnother()
  const makeSample = useMakeSample()
  return (
    <>
      <DropdownMenuItem onSelect={() => another.mutate(id)}>
        <CopyPlus /> <Trans>Another one like this</Trans>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => makeSample.mutate(id)}>
        <Mic /> <Trans>Use as a writing sample</Trans>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => navigate({ to: '/beside/$id', params: { id } })}>
        <GitCompare /> <Trans>Compare with one that went well</Trans>
      </DropdownMenuItem>
    </>
  )
}

export const SayingMenu = ({ trigger, id }: { id: string } & MenuProps) => (
  <DropdownMenu defaultOpen>
    <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
    <DropdownMenuContent>
      <SayingItems id={id} />
    </DropdownMenuContent>
  </DropdownMenu>
)
