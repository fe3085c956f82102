import { isObject } from '../../../../core/document/isObject.ts'
import { keysOf } from '../../../../core/model/schema/path.ts'
import { valueAt } from '../store/valueAfter.ts'

/** The dialog that something opens, or that it is a part of: a button, its label. Pure. */
export const dialogAt = (document: unknown, pointer: string): string | undefined => {
  const keys = keysOf(pointer)
  for (let count = keys.length; count > 0; count -= 1) {
    const value = valueAt(document, keys.slice(0, count))
    if (isObject(value) && typeof value['dialog'] === 'string') return value['dialog']
  }
  return undefined
}
