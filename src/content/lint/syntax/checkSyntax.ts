import { parseJson } from '../../../core/document/exactNumbers.ts'
import { msg } from '../messages/msg.ts'
import type { SyntaxProblem } from '../types/problem.ts'
import { checkBytes } from './checkBytes.ts'
import { checkParsed, inexactNumber } from './checkParsed.ts'
import { conflict } from './conflict.ts'
import { diagnose } from './diagnose.ts'
import { isPlain } from './isPlain.ts'
import { maxDepth, maxText } from './limits.ts'
import { type Scan, scan } from './scan.ts'

/** `value` is there where the text could be read, even if something is wrong with it. */
export type Syntax = { readonly value?: unknown; readonly problems: readonly SyntaxProblem[] }

const parse = (text: string): { value?: unknown; failed: boolean } => {
  try {
    return { value: parseJson(text), failed: false }
  } catch {
    return { failed: true } // the diagnosis says why, in better words
  }
}

const byteOrderMark: SyntaxProblem = {
  offset: 0,
  length: 1,
  message: msg('byteOrderMark'),
  suggestion: msg('saveWithoutMark'),
  edits: [{ offset: 0, length: 1, text: '' }],
}

const beyondLimits = ({ tooDeep, tooLong }: Scan): SyntaxProblem | undefined => {
  if (tooDeep >= 0)
    return {
      offset: tooDeep,
      length: 1,
      message: msg('nestingTooDeep', { maxDepth }),
      suggestion: msg('closeNesting'),
    }
  if (tooLong >= 0)
    return {
      offset: tooLong,
      length: 1,
      message: msg('textTooLong', { maxText }),
      suggestion: msg('divideText'),
    }
  return undefined
}

/** Reads a document's text as JSON. Never throws; gives what is wrong in words, in the order of the text. */
export const checkSyntax = (text: string): Syntax => {
  const unreadable = checkBytes(text)
  if (unreadable) return { problems: [unreadable] }
  if (text.startsWith('\ufeff')) {
    const rest = checkSyntax(` ${text.slice(1)}`)
    return { ...rest, problems: [byteOrderMark, ...rest.problems] }
  }
  const { value, failed } = parse(text)
  if (!failed && isPlain(text, value)) return { value, problems: [] }
  const limit = beyondLimits(scan(text))
  if (limit) return { problems: [limit] }
  if (!failed) {
    const problems = checkParsed(text)
    const unread = problems.filter(({ like }) => like === inexactNumber)
    return unread.length > 0 ? { problems: unread } : { value, problems }
  }
  const unmerged = conflict(text)
  if (unmerged) return { problems: [unmerged] }
  const problems = diagnose(text)
  return {
    problems:
      problems.length > 0
        ? problems
        : [
            {
              offset: 0,
              length: 0,
              message: msg('notJson'),
              suggestion: msg('compareDocument'),
            },
          ],
  }
}
