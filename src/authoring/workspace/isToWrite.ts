import type { Finding } from '../../content/lint/types/finding.ts'
import { valueAt } from '../../core/model/schema/path.ts'
import { unfinished } from '../../core/model/text/unfinished.ts'

const holdsGuide = (value: unknown): boolean =>
  typeof value === 'string'
    ? unfinished.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsGuide)

/**
 * Whether a finding is about something that its author has begun and has yet to write: a text that only guides, or a thing of which such texts are left,
 * as a button that leads nowhere yet. They know it: to them it is no fault, but a thing to do. Pure.
 */
export const isToWrite = (
  { rule, pointer }: Pick<Finding, 'rule' | 'pointer'>,
  document: unknown,
): boolean => {
  if (rule === 'scaffold') return true
  const at = valueAt(document, pointer) === undefined ? pointer.replace(/\/[^/]*$/, '') : pointer
  const value = valueAt(document, at)
  // Of a whole page, or all its blocks, something is nearly always left to write.
  return at !== '' && !Array.isArray(value) && holdsGuide(value)
}
