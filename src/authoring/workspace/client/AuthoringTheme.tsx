import { Theme } from '@radix-ui/themes'
import { type ReactNode, useSyncExternalStore } from 'react'

const dark = () => matchMedia('(prefers-color-scheme: dark)')

const follow = (changed: () => void) => {
  dark().addEventListener('change', changed)
  return () => dark().removeEventListener('change', changed)
}

/** The look of the authoring pages: Radix Themes in grey, so that the page in the middle keeps the colour to itself. */
export const AuthoringTheme = ({ children }: { children: ReactNode }) => {
  const appearance = useSyncExternalStore(follow, () => (dark().matches ? 'dark' : 'light'))
  return (
    <Theme
      appearance={appearance}
      accentColor="gray"
      grayColor="slate"
      radius="small"
      scaling="95%"
      panelBackground="solid"
    >
      {children}
    </Theme>
  )
}
