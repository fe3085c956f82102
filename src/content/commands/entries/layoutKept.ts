import type { WrittenText } from '../../../core/edits/change.ts'
import { writtenAs } from '../../../core/edits/writtenAs.ts'
import type { EntryAt } from './listAt.ts'

/** How an entry is written by hand, for a copy of it in which a little has changed. */
export const layoutKept = (
  { list: { file }, pointer }: EntryAt,
  value: unknown,
): WrittenText | undefined => writtenAs(file.text, file.path, pointer, value)
