import { Flex, Spinner, Text } from '@radix-ui/themes'
import { Route, Routes, useLocation } from 'react-router-dom'
import { Failed } from '../../workspace/client/Failed.tsx'
import { checkerAddress } from '../protocol/studioPage.ts'
import { FileView } from './page/FileView.tsx'
import { PageView } from './page/PageView.tsx'
import { SavedState } from './page/SavedState.tsx'
import { Announcer } from './shell/Announcer.tsx'
import { AskAuthor } from './shell/AskAuthor.tsx'
import { CutNote } from './shell/CutNote.tsx'
import { Rail } from './shell/Rail.tsx'
import { Side } from './shell/Side.tsx'
import { Skips } from './shell/Skips.tsx'
import { Troubles } from './shell/Troubles.tsx'
import { useKeys } from './shell/useKeys.ts'
import { useLostKeys } from './shell/useLostKeys.ts'
import { useRestoredFocus } from './shell/useRestoredFocus.ts'
import { siteOrigin } from './store/siteOrigin.ts'
import { useStudioState } from './store/useStudio.ts'
import { Gallery, views } from './views/registry.ts'

/** The studio: a rail of views, what is chosen there, and the page with its panel. */
export const App = () => {
  const isThere = useStudioState(({ overview }) => overview !== undefined)
  const { pathname } = useLocation()
  const isPage = !pathname.startsWith('/_')
  useKeys()
  useLostKeys()
  useRestoredFocus()
  // The page in its frame is fetched and drawn while the studio still reads what there is.
  if (!isThere && !isPage)
    return (
      <Flex align="center" justify="center" gap="3" height="100vh" role="status">
        <Spinner />
        <Text>Reading the site …</Text>
      </Flex>
    )
  return (
    <div className="studio" data-page={isPage}>
      <Skips isPage={isPage} />
      <Rail />
      {isPage ? <Side /> : null}
      <main className="studio-main">
        <Troubles />
        <Failed key={pathname}>
          <Routes>
            {views.map(({ path, View }) => (
              <Route
                key={path}
                path={`${path}/*`}
                element={
                  <div className="studio-view">
                    <div className="studio-corner">
                      <SavedState />
                    </div>
                    <View />
                  </div>
                }
              />
            ))}
            <Route path="/_gallery/*" element={<Gallery />} />
            <Route
              path="/_checker"
              element={
                <iframe
                  title="Check a document"
                  className="studio-checker"
                  src={siteOrigin() + checkerAddress}
                />
              }
            />
            <Route path="/_file/*" element={<FileView />} />
            <Route path="*" element={<PageView />} />
          </Routes>
        </Failed>
      </main>
      <CutNote />
      <Announcer />
      <AskAuthor />
    </div>
  )
}
