import { numberInFile } from '../../../core/model/site/shownBlocks.ts'
import type { PageContext } from '../../../render/ui/PageContext.ts'
import { drawMain } from '../../../site/build/pages/pageHtml.tsx'
import { markBlock, moveMarks } from '../../workspace/blockMarks.ts'
import { stepOf, type Token, tokensOf } from './tokens.ts'

/** The tokens of the first element among some. */
export const elementIn = (tokens: readonly Token[]): readonly Token[] => {
  let depth = 0
  const end = tokens.findIndex((token) => {
    depth += stepOf(token)
    return depth <= 0
  })
  return tokens.slice(0, end + 1)
}

/** Draws one block on its page, by its number in the file, and no other: the tokens of its first element. */
export const drawBlock = (context: PageContext, number: number): readonly Token[] => {
  const drawn = drawMain(context, (block, index, element) =>
    numberInFile(block, index) === number ? markBlock(number, element) : null,
  )
  const tokens = tokensOf(moveMarks(drawn))
  const first = tokens.findIndex(
    ({ name, text }) => name !== undefined && text.includes(` data-block="${number}"`),
  )
  return first < 0 ? [] : elementIn(tokens.slice(first))
}
