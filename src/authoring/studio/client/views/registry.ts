import type { ComponentType } from 'react'
import type { SignName } from '../ui/Sign.tsx'
import { late } from './late.tsx'
import { PagesView } from './Pages/PagesView.tsx'

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
  { path: '/_facts', title: 'Fees & figures', sign: 'facts', View: late('Facts') },
  { path: '/_findings', title: 'Findings', sign: 'findings', View: late('Findings') },
  { path: '/_search', title: 'Search', sign: 'search', View: late('Search') },
  { path: '/_changes', title: 'Changes', sign: 'changes', View: late('Changes') },
  { path: '/_publish', title: 'Publish', sign: 'publish', View: late('Publish') },
  { path: '/_history', title: 'History', sign: 'history', View: late('History') },
  { path: '/_site', title: 'Site', sign: 'site', View: late('Site') },
  { path: '/_new', title: 'New page', View: late('NewPage') },
  { path: '/_checks', title: 'What pages must say', View: late('Expectations') },
  { path: '/_beside', title: 'Beside the original', View: late('Beside') },
  { path: '/_help', title: 'Help', View: late('Help') },
]

export const Gallery = late('Gallery')
