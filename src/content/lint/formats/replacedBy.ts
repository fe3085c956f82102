import { apply } from '../../../core/edits/apply.ts'
import {
  type Change,
  type KeyOrder,
  type TextEdit,
  WriteProblem,
} from '../../../core/edits/change.ts'
import { editBetween } from '../../../core/edits/textEdits.ts'

/** The characters of a file that others stand in the place of. */
type Replaced = { readonly file: string; readonly before: string; readonly edit: TextEdit }

/** What a change comes to in each file, as characters for others; undefined where it makes, moves or takes away files, or can't be made. Pure. */
export const replacedBy = (
  change: Change,
  textOf: (file: string) => string | undefined,
  order: KeyOrder | undefined,
): Replaced[] | undefined => {
  try {
    const { before, files } = apply(change, textOf, order)
    const changed = [...files].filter(([file, after]) => after !== before.get(file))
    const replaced = changed.flatMap(([file, after]): Replaced[] => {
      const old = before.get(file)
      return typeof old === 'string' && typeof after === 'string'
        ? [{ file, before: old, edit: editBetween(old, after) }]
        : []
    })
    return replaced.length > 0 && replaced.length === changed.length ? replaced : undefined
  } catch (error) {
    if (error instanceof WriteProblem) return undefined
    throw error
  }
}
