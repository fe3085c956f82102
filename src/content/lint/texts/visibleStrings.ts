import { memoize } from '../../../core/document/memoize.ts'
import type { PlacedString } from '../../../core/model/schema/gather.ts'
import type { Path } from '../../../core/model/schema/path.ts'
import type { LintFile } from '../types/file.ts'

/** The key at the root of the document under which a place stands. */
const rootKey = (path: Path | undefined): string | number | undefined =>
  path?.parent ? rootKey(path.parent) : path?.key

/** The strings of a document's blocks that visitors read: texts with markup, and plain lines. */
export const visibleStrings = memoize((file: LintFile): readonly PlacedString[] => {
  const strings = file.gathered.strings.filter(
    ({ role, path }) => (role === 'text' || role === 'line') && rootKey(path) === 'blocks',
  )
  return strings
})
