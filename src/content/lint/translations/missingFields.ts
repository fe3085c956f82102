import { formsOf, type PlacedField } from '../named/formsOf.ts'
import type { LintFile } from '../types/file.ts'

/** The fields of a document's forms, by their names. */
export const fieldsByName = (file: LintFile): ReadonlyMap<string, PlacedField> =>
  new Map(
    formsOf(file).flatMap(({ fields }) =>
      fields.map((field) => [field.name ?? '', field] as const),
    ),
  )

/** The fields that must be filled in and that a translated dialog does not have, as they stand in its original: what is sent without them is taken nowhere. */
export const missingFields = (file: LintFile, original: LintFile): PlacedField[] => {
  if (original.place?.kind !== 'dialog') return []
  const own = fieldsByName(file)
  return [...fieldsByName(original)].flatMap(([name, placed]) =>
    !own.has(name) && placed.field['required'] === true ? [placed] : [],
  )
}
