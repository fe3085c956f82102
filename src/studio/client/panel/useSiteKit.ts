import { useKit } from '../../../preview/client/checker/useKit.ts'
import { partsMeta } from '../../protocol/studioPage.ts'
import { metaOf } from '../store/metaOf.ts'

/** The site's kit in the browser, its own parts included; undefined until they have come. */
export const useSiteKit = () => useKit(metaOf(partsMeta))
