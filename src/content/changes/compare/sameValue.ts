import { sameNumber } from '../../../core/document/exactNumbers.ts'
import { isTree } from '../../../core/document/isTree.ts'

/** Whether two values of documents say the same; the order of an object's keys says nothing, and each digit of a number something. */
export const sameValue = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (!isTree(one) || !isTree(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) && sameValue(one[key], other[key]) && sameNumber(one, other, key),
    )
  )
}
