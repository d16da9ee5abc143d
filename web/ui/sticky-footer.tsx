import type { ReactNode } from 'react'
import { DialogFooter } from './dialog.tsx'

/** Keeps the buttons visible when a dialog is taller than the screen. */
export const StickyFooter = ({ children }: { children: ReactNode }) => (
  <DialogFooter className="sticky -bottom-5 -mx-5 -mb-5 flex-row flex-wrap justify-end border-t border-line bg-surface px-5 py-3">
    {children}
  </DialogFooter>
)
