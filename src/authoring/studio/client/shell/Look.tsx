import { Theme } from '@radix-ui/themes'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { keep, readKept } from '../store/kept.ts'
import { type LookChoice, LookContext } from '../ui/lookContext.ts'

const system = () => matchMedia('(prefers-color-scheme: dark)')
const follow = (changed: () => void) => {
  system().addEventListener('change', changed)
  return () => system().removeEventListener('change', changed)
}
const name = 'studio:look'
const looks = z.enum(['auto', 'light', 'dark'])

/** The look of the studio itself: quiet greys, so that the page in the middle keeps the colour; one accent for what is chosen. */
export const Look = ({ children }: { children: ReactNode }) => {
  const isDark = useSyncExternalStore(follow, () => system().matches)
  const [choice, setChoice] = useState(() => readKept(name, looks) ?? 'auto')
  const choose = (next: LookChoice) => {
    keep(name, next)
    setChoice(next)
  }
  const appearance = choice === 'auto' ? (isDark ? 'dark' : 'light') : choice
  return (
    <LookContext value={{ choice, choose, appearance }}>
      <Theme
        appearance={appearance}
        accentColor="indigo"
        grayColor="slate"
        radius="medium"
        scaling="95%"
        panelBackground="solid"
      >
        {children}
      </Theme>
    </LookContext>
  )
}
