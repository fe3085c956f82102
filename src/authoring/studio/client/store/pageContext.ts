import { createContext, useContext } from 'react'
import type { ListedDocument } from '../../../workspace/overview.ts'
import type { DrawnAnswer, PageMode } from '../../protocol/studioPage.ts'

/** How wide the page is shown; `desktop` is all the room there is. */
export type Width = 'phone' | 'tablet' | 'desktop'

export type Scheme = 'light' | 'dark'

/** The page that is open, for the parts around it. */
export type PageState = {
  readonly route: string
  /** Whether the studio knows yet which pages there are. */
  readonly isRead: boolean
  readonly file: string | undefined
  readonly listed: ListedDocument | undefined
  readonly drawn: DrawnAnswer | undefined
  readonly width: Width
  readonly setWidth: (width: Width) => void
  /** In which colours the page is shown; none: as the system has it. */
  readonly scheme: Scheme | undefined
  readonly setScheme: (scheme: Scheme) => void
  /** Whether clicks write, or lead on as for a visitor. */
  readonly mode: PageMode
  /** On a phone the panel is a sheet that is pulled up. */
  readonly isPanelOpen: boolean
  readonly setPanelOpen: (open: boolean) => void
}

export const PageContext = createContext<PageState | undefined>(undefined)

export const usePage = (): PageState => {
  const page = useContext(PageContext)
  if (!page) throw new Error('There is no page around this part.')
  return page
}
