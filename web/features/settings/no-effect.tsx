import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

/** Says of a setting that it changes nothing on this server, and why. */
export const NoEffect = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="flex gap-2 text-sm text-warn">
    <Info aria-hidden className="mt-0.75 size-4 shrink-0" />
    <span>{children}</span>
  </p>
)
