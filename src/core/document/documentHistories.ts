import type { History } from './history.ts'
import { languageHistory, siteHistory } from './siteHistory.ts'
import type { DocumentKind } from './sources.ts'

/** How the schemas of whole documents have changed; those of blocks and fields stand in their folders. */
export const documentHistories: Readonly<Partial<Record<DocumentKind, History>>> = {
  site: siteHistory,
  language: languageHistory,
}
