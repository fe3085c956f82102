import type { ComponentType } from 'react'
import type { SignName } from '../ui/Sign.tsx'
import { Beside } from './Beside/Beside.tsx'
import { Changes } from './Changes/Changes.tsx'
import { Expectations } from './Expectations/Expectations.tsx'
import { Facts } from './Facts/Facts.tsx'
import { Findings } from './Findings/Findings.tsx'
import { Help } from './Help/Help.tsx'
import { History } from './History/History.tsx'
import { NewPage } from './NewPage/NewPage.tsx'
import { PagesView } from './Pages/PagesView.tsx'
import { Publish } from './Publish/Publish.tsx'
import { Search } from './Search/Search.tsx'
import { Site } from './Site/Site.tsx'

/** A view beside the page: it has an address of its own, and a place in the rail unless it is reached from another one. */
export type View = {
  readonly path: string
  readonly title: string
  readonly sign?: SignName
  readonly View: ComponentType
}

/** In the order of the rail. The first one stands beside the page, too. */
export const views: readonly View[] = [
  { path: '/_pages', title: 'Pages', sign: 'pages', View: PagesView },
  { path: '/_facts', title: 'Fees & figures', sign: 'facts', View: Facts },
  { path: '/_findings', title: 'Findings', sign: 'findings', View: Findings },
  { path: '/_search', title: 'Search', sign: 'search', View: Search },
  { path: '/_changes', title: 'Changes', sign: 'changes', View: Changes },
  { path: '/_publish', title: 'Publish', sign: 'publish', View: Publish },
  { path: '/_history', title: 'History', sign: 'history', View: History },
  { path: '/_site', title: 'Site', sign: 'site', View: Site },
  { path: '/_new', title: 'New page', View: NewPage },
  { path: '/_checks', title: 'What pages must say', View: Expectations },
  { path: '/_beside', title: 'Beside the original', View: Beside },
  { path: '/_help', title: 'Help', View: Help },
]
