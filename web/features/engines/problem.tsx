import type { ReactNode } from 'react'

export const Problem = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="text-sm wrap-anywhere text-danger">
    {children}
  </p>
)
