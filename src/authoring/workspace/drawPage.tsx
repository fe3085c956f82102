import { renderToStaticMarkup } from 'react-dom/server'
import { numberInFile } from '../../core/model/site/shownBlocks.ts'
import { saidAt } from '../../core/text/partPlace.ts'
import { Main } from '../../render/page/Page.tsx'
import type { Sheet } from '../../render/theme/styleSheet.ts'
import type { PageContext } from '../../render/ui/PageContext.ts'
import { pageHtml, pageParts } from '../../site/build/pages/pageHtml.tsx'
import { markBlock, moveMarks } from './blockMarks.ts'
import { seenAtOnce } from './seenAtOnce.ts'

const noteStyle = {
  margin: '1rem',
  padding: '1rem',
  border: '2px dashed #c00',
  background: '#fff4f4',
  color: '#600',
  font: '1rem/1.5 system-ui, sans-serif',
} as const

const FailedBlock = ({ type, reason }: { type: string; reason: string }) => (
  <div role="alert" style={noteStyle}>
    <strong>The block “{type}” can’t be shown.</strong> {reason}
  </div>
)

/** Which blocks fail, and why: each is drawn on its own page, so that one that fails hides no other. */
const failures = (context: PageContext): Map<number, string> => {
  const found = new Map<number, string>()
  for (const index of context.page.document.blocks.keys()) {
    try {
      renderToStaticMarkup(
        <Main
          context={context}
          wrapBlock={(_block, at, element) => (at === index ? element : null)}
        />,
      )
    } catch (error) {
      found.set(index, saidAt(error))
    }
  }
  return found
}

const draw = (context: PageContext, sheet: Sheet, failed?: ReadonlyMap<number, string>): string => {
  const parts = pageParts(context, sheet, (block, index, element) => {
    const reason = failed?.get(index)
    return markBlock(
      numberInFile(block, index),
      reason === undefined ? element : <FailedBlock type={block.type} reason={reason} />,
    )
  })
  return moveMarks(pageHtml(context, { ...parts, style: seenAtOnce(parts.style) }))
}

/**
 * Draws a page for the preview: the built page without its policy, each block's first element marked with the block's
 * number in its file (`data-block`). A block that throws is replaced by a note. Throws where header or footer fail.
 */
export const drawPage = (context: PageContext, sheet: Sheet): string => {
  try {
    return draw(context, sheet)
  } catch (error) {
    const failed = failures(context)
    if (failed.size === 0) throw error
    return draw(context, sheet, failed)
  }
}
