import { createContext } from 'react'

/** Light or dark as the author likes it, or as the system has it. */
export type LookChoice = 'auto' | 'light' | 'dark'
export type LookState = {
  readonly choice: LookChoice
  readonly appearance: 'light' | 'dark'
  readonly choose: (choice: LookChoice) => void
}

export const LookContext = createContext<LookState>({
  choice: 'auto',
  appearance: 'light',
  choose: () => undefined,
})
