import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { UndoLast } from './undo-last.tsx'

/** On the pages from which something can be deleted; with the way to undo what was done last. */
export const TrashLink = () => (
  <>
    <UndoLast />
    <Button asChild variant="ghost">
      <Link to="/trash">
        <Trash2 aria-hidden /> Trash
      </Link>
    </Button>
  </>
)
