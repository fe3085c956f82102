import type { ReactNode } from 'react'

/** Where a list is empty: what that means. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="view-nothing">{children}</p>
)
