import { useIsSold } from '#web/lib/session.ts'
import { Badge } from './badge.tsx'

/** Marks features of the Pro plan; nothing where the server sells no plans. */
export const ProBadge = () => useIsSold() && <Badge>Pro</Badge>
