import { differencesIn } from '../../../../content/changes/compare/differencesIn.ts'
import { callOf } from '../../../../content/commands/names/callOf.ts'
import { checkSyntax } from '../../../../content/lint/syntax/checkSyntax.ts'
import { documentSchemas } from '../../../../core/document/documentSchemas.ts'
import { placeOf } from '../../../../core/document/sources.ts'
import { type DocumentEdit, isOfDocument } from '../../../../core/edits/change.ts'
import { rebase } from '../../../../core/edits/rebase.ts'
import type { Kit } from '../../../../core/kit/Kit.ts'
import { valueAt } from '../../../../core/model/schema/path.ts'
import { called } from '../../protocol/called.ts'
import type { Conflict } from '../../protocol/requests.ts'
import { Refusal } from '../history/Refusal.ts'

export const unreadable = (file: string): string =>
  `${called(file)} can’t be read at the moment: look at what is found in it, and mend that first.`

/** What a document says. Errors: `Refusal` where it can't be read, so that nobody could put anything into it. */
const readValue = (file: string, text: string): unknown => {
  const { value, problems } = checkSyntax(text)
  if (value !== undefined && problems.length === 0) return value
  throw new Refusal(unreadable(file))
}

/** The edits that make of one text of a document another one. Errors: `Refusal`. */
export const editsFromTo = (
  { choices }: Kit,
  file: string,
  before: string,
  after: string,
): DocumentEdit[] => {
  const kind = placeOf(file)?.kind
  const found = differencesIn(
    choices,
    file,
    kind && documentSchemas[kind],
    readValue(file, before),
    readValue(file, after),
  )
  return found.flatMap(({ edits }) => edits.filter(isOfDocument))
}

/** A value as people read it; nothing where it is not there. */
export const sayValue = (value: unknown): string =>
  value === undefined
    ? ''
    : typeof value === 'string'
      ? value
      : typeof value === 'object'
        ? (callOf(value) ?? '')
        : String(value)

/**
 * Edits of a document that somebody made of an earlier text of it (`base`), as edits of its text of `now`; or what has been changed otherwise since.
 * Errors: `Refusal` where a text can't be read, `WriteProblem` where an edit does not fit.
 */
export const onTop = (
  kit: Kit,
  file: string,
  {
    base,
    ours,
    now,
  }: { readonly base: string; readonly ours: readonly DocumentEdit[]; readonly now: string },
): { readonly edits: readonly DocumentEdit[]; readonly conflicts: readonly Conflict[] } => {
  if (base === now) return { edits: ours, conflicts: [] }
  const value = readValue(file, base)
  const { edits, conflicts } = rebase(file, value, ours, editsFromTo(kit, file, base, now))
  return {
    edits,
    conflicts: conflicts.map(({ pointer, now: place, values: [mine, theirs] }) => ({
      file,
      pointer: place ?? pointer,
      ...(place === undefined || place === '' || mine === undefined ? {} : { ourValue: mine }),
      before: sayValue(valueAt(value, pointer)),
      ours: sayValue(mine),
      theirs: sayValue(theirs),
    })),
  }
}
