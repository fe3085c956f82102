import { said, type Words } from '../told.ts'
import { type Mark, marksIn } from './marksIn.ts'
import { sayAddress, withFacts } from './sayAddress.ts'
import type { Side } from './scene.ts'

/** Marked words, on one line. */
export const sayMark = ({ words }: Mark, side: Side): Words =>
  said(withFacts(words, side).replace(/\s+/g, ' ').trim())

/** Where marked words lead. */
export const sayTarget = ({ href }: Extract<Mark, { kind: 'link' }>, side: Side): Words =>
  sayAddress(withFacts(href, side), side)

/** Where the links of a text lead that is new or gone: a line for each. Pure. */
export const linkLines = (text: string, side: Side, as: 'was' | 'is'): Words[] =>
  marksIn(text).marks.flatMap((mark): Words[] =>
    mark.kind === 'link'
      ? [
          [
            ...sayMark(mark, side),
            as === 'is' ? ' leads to ' : ' led to ',
            ...sayTarget(mark, side),
          ],
        ]
      : [],
  )
