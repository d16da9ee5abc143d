import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

/** On the pages from which something can be deleted. */
export const TrashLink = () => (
  <Button asChild variant="ghost">
    <Link to="/trash">
      <Trash2 aria-hidden /> Trash
    </Link>
  </Button>
)
