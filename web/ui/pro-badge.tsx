import { useIsSold } from '#web/lib/session.ts'
import { Badge } from './badge.tsx'

/** Marks what the Pro plan includes; nothing where everybody has it. */
export const ProBadge = () => useIsSold() && <Badge>Pro</Badge>
