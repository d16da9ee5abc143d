import type { ReactNode } from 'react'

/** What went wrong, where it did. */
export const Problem = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="text-sm wrap-anywhere text-danger">
    {children}
  </p>
)
