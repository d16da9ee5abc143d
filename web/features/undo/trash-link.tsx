import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { UndoLast } from './undo-last.tsx'

/** For pages with deletions. Also offers to undo the last action. */
export const TrashLink = () => (
  <>
    <UndoLast />
    <Button asChild variant="ghost">
      <Link to="/trash">
        <Trash2 aria-hidden /> <Trans>Trash</Trans>
      </Link>
    </Button>
  </>
)
