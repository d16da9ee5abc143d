import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const SayingMenu = lazyPart(() => import('./saying-items.tsx').then((file) => ({ default: file.SayingMenu })))

/** The menu of a post among figures. */
export function RowMenu({ id, title }: { id: string; title: string }) {
  const { t } = useLingui()
  const trigger = (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t`Actions for ${{ title: title || t`Untitled post` }}`}
      aria-haspopup="menu"
    >
      <Ellipsis />
    </Button>
  )
  return <LazyMenu trigger={trigger}>{(opened) => <SayingMenu trigger={opened} id={id} />}</LazyMenu>
}
