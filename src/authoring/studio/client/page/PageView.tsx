import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Panel } from '../panel/Panel.tsx'
import { PageContext, type PageState, type Scheme, type Width } from '../store/pageContext.ts'
import { useStudioState } from '../store/useStudio.ts'
import { BrokenPage } from './BrokenPage.tsx'
import { PageFrame } from './PageFrame.tsx'
import { TopBar } from './TopBar.tsx'
import { useDrawn } from './useDrawn.ts'

/** The page at the address, as it will be: written on directly, and by the panel beside it. */
export const PageView = () => {
  const { pathname } = useLocation()
  const listed = useStudioState(({ overview }) =>
    overview?.documents.find(({ route }) => route === pathname),
  )
  const drawn = useDrawn(pathname)
  const isRead = useStudioState(({ overview }) => overview !== undefined)
  const [width, setWidth] = useState<Width>('desktop')
  const [scheme, setScheme] = useState<Scheme>()
  const mode = useStudioState((state) => state.mode)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const page: PageState = useMemo(
    () => ({
      route: pathname,
      isRead,
      file: listed?.path ?? drawn?.file,
      listed,
      drawn,
      width,
      setWidth,
      scheme,
      setScheme,
      mode,
      isPanelOpen,
      setPanelOpen,
    }),
    [pathname, isRead, listed, drawn, width, scheme, mode, isPanelOpen],
  )
  return (
    <PageContext value={page}>
      <div className="studio-page">
        <TopBar />
        <div className="studio-stage" data-stale={listed !== undefined && listed.shown !== 'now'}>
          <PageFrame />
          <BrokenPage />
        </div>
        <Panel />
      </div>
    </PageContext>
  )
}
