import { isObject } from '../../../../core/document/isObject.ts'
import { keysOf } from '../../../../core/model/schema/path.ts'
import { valueAt } from '../store/valueAfter.ts'

/** By file, the names of fields of forms that were duplicated here: nobody has answered them yet, so their names and words may follow their labels. */
const copied = new Map<string, Set<string>>()

/** That a field of this name stands in a document since it was duplicated. */
export const noteCopied = (file: string, name: string): void => {
  copied.set(file, (copied.get(file) ?? new Set()).add(name))
}

/** The name of the field at a place of a document, or of the one around a choice there. */
const fieldAround = (document: unknown, pointer: string): string | undefined => {
  const keys = keysOf(pointer)
  for (const holder of [valueAt(document, keys), valueAt(document, keys.slice(0, -2))])
    if (
      isObject(holder) &&
      typeof holder['name'] === 'string' &&
      typeof holder['label'] === 'string'
    )
      return holder['name']
  return undefined
}

/** Notes what was duplicated, where it is a field of a form. */
export const noteIfField = (
  document: unknown,
  { file, pointer }: { readonly file: string; readonly pointer: string },
): void => {
  const name = fieldAround(document, pointer)
  if (name !== undefined && valueAt(document, keysOf(`${pointer}/name`)) === name)
    noteCopied(file, name)
}

/** Whether the field at a place, or around a choice there, was duplicated here. */
export const isOfCopied = (document: unknown, file: string, pointer: string): boolean => {
  const name = fieldAround(document, pointer)
  return name !== undefined && (copied.get(file)?.has(name) ?? false)
}
