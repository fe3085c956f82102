import { placeOf } from '../../../core/document/sources.ts'
import type { Sheet } from '../../../render/theme/styleSheet.ts'
import type { PageContext } from '../../../render/ui/PageContext.ts'
import { drawPage } from '../../workspace/drawPage.tsx'
import type { LiveSite } from '../../workspace/liveSite.ts'
import { findMarks } from './findMarks.ts'
import { markLogo } from './markLogo.ts'
import { drawnDocument } from './pageTexts.ts'
import { segmentsOf } from './segments.ts'
import { isSigned, signable } from './signedContext.ts'
import { type MarkedPage, writeMarks } from './writeMarks.ts'

/**
 * Draws a page for the studio: what `drawPage` draws to the last byte, and comments in it. `<!--t:3-->…<!--/t:3-->` stand around a text that is
 * written in the page's document or in the site's settings, `<!--f:repair.fee-->…<!--/f-->` around a fact in it, and `<!--a:3-->` before an
 * element one of whose attributes says a text. At the end of the body `<!--texts:[…]-->` has the texts themselves, by number; the frame reads
 * them there (`readTexts`). Texts whose signs change what is drawn have no marks, nor has what a block makes of them. Throws what `drawPage` throws.
 */
export const markedPage = (live: LiveSite, context: PageContext, sheet: Sheet): MarkedPage => {
  const html = drawPage(context, sheet)
  const settings = [...live.good.keys()].find((path) => placeOf(path)?.kind === 'site')
  const documents = [...new Set([settings, context.page.file])].flatMap((path) =>
    path ? (drawnDocument(context.kit, live, path) ?? []) : [],
  )
  const all = signable(documents)
  if (isSigned(all)) return writeMarks(html, segmentsOf(html), [], all)
  const built = segmentsOf(html)
  const marks = findMarks(live, context, built, all)
  const { texts, segments } = markLogo(
    documents.find(({ path }) => path === settings),
    built,
    marks,
    all.texts,
  )
  return writeMarks(html, built, segments, { ...all, texts })
}
