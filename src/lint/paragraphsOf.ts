import type { PlacedString } from '../model/gather.ts'
import type { LintFile } from './context.ts'
import { visibleStrings } from './visibleStrings.ts'

/** The paragraphs of a document that are long enough to be compared with others. */
export const paragraphsOf = (file: LintFile): readonly PlacedString[] =>
  visibleStrings(file).filter(({ text, role }) => role === 'text' && text.length >= shortestText)

/** Fewer characters than these are never the fewest words of shingles.ts. */
const shortestText = 56
