import { siteMeta } from '../../protocol/studioPage.ts'
import { metaOf } from './metaOf.ts'

/** Where the site itself stands: an origin of its own, so that nothing that a page brings can act as the author. */
export const siteOrigin = (): string => metaOf(siteMeta) ?? location.origin
