import { Badge } from '#web/ui/badge.tsx'
import { useAuth } from './auth.tsx'

/** Whether this server sells plans, as the person who is signed in was told. */
export const useIsSold = (): boolean => useAuth().user?.hasPaidPlans ?? false

/** Marks what the Pro plan includes; nothing where everybody has it. */
export const ProBadge = () => useIsSold() && <Badge>Pro</Badge>
