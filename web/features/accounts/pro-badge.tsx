import { Badge } from '#web/ui/badge.tsx'
import { useAuth } from './auth.tsx'

/** Marks what the Pro plan includes, and says where nothing is sold that everybody has it. */
export function ProBadge() {
  const { user } = useAuth()
  return (
    <Badge>
      <span>Pro</span>
      {user?.hasPaidPlans === false && <span className="whitespace-pre"> · open to all</span>}
    </Badge>
  )
}
