import type { SyntaxProblem } from '../types/problem.ts'
import { maxLength } from './limits.ts'

const whole = (message: string, suggestion: string): SyntaxProblem => ({
  offset: 0,
  length: 0,
  message,
  suggestion,
})

/** What keeps a file from being read as text at all: no content, too much of it, or another encoding than UTF-8. */
export const checkBytes = (text: string): SyntaxProblem | undefined => {
  if (text.length > maxLength)
    return whole(
      `The file is far too large: ${Math.ceil(text.length / 1_000_000)} MB, where ${maxLength / 1_000_000} MB is the most.`,
      'Split the document, or remove what does not belong in it.',
    )
  if (text.replace(/^\ufeff/, '').trim() === '')
    return whole('The file is empty.', 'Write a document, or delete the file.')
  const head = text.slice(0, 200)
  if (head.startsWith('\ufffd\ufffd') || (head.match(/\0/g)?.length ?? 0) > head.length / 4) {
    return whole(
      'The file is stored as UTF-16; it must be UTF-8.',
      'Save it again with the encoding "UTF-8" (without BOM).',
    )
  }
  const damaged = text.indexOf('\ufffd')
  if (damaged < 0) return undefined
  return {
    offset: damaged,
    length: 1,
    message: 'A character here could not be read: the file is damaged or not stored as UTF-8.',
    suggestion: 'Type the character again and save the file as UTF-8.',
  }
}
