import { Flex, Spinner, Text } from '@radix-ui/themes'
import { Route, Routes, useLocation } from 'react-router-dom'
import { CheckerPage } from './checker/CheckerPage.tsx'
import { Failed } from './Failed.tsx'
import { Gallery } from './gallery/Gallery.tsx'
import { NewPage } from './NewPage.tsx'
import { PageView } from './PageView.tsx'
import { Sidebar } from './Sidebar.tsx'
import { useOverview } from './useOverview.ts'

/** The authoring pages: the site's documents on the left, what is chosen on the right. */
export const App = () => {
  const { overview, connected } = useOverview()
  const { pathname } = useLocation()
  if (!overview) {
    return (
      <Flex align="center" justify="center" gap="3" height="100vh">
        <Spinner />
        <Text>Reading the site …</Text>
      </Flex>
    )
  }
  return (
    <div className="authoring">
      <Sidebar overview={overview} connected={connected} />
      <main className="authoring-main">
        <Failed key={pathname}>
          <Routes>
            <Route path="/_gallery/*" element={<Gallery />} />
            <Route path="/_checker" element={<CheckerPage address="/~api/sources" />} />
            <Route path="/_new" element={<NewPage overview={overview} />} />
            <Route path="*" element={<PageView overview={overview} />} />
          </Routes>
        </Failed>
      </main>
    </div>
  )
}
