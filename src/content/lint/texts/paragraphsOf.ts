import type { PlacedString } from '../../../core/model/schema/gather.ts'
import { askedBy } from '../../../core/model/text/unfinished.ts'
import type { LintFile } from '../types/file.ts'
import { visibleStrings } from './visibleStrings.ts'

/** The paragraphs of a document that are long enough to be compared with others. What is still to be written is none, whatever it says meanwhile. */
export const paragraphsOf = (file: LintFile): readonly PlacedString[] =>
  visibleStrings(file).filter(
    ({ text, role }) =>
      role === 'text' && text.length >= shortestText && askedBy(text) === undefined,
  )

/** Fewer characters than these are never the fewest words of shingles.ts. */
const shortestText = 56
