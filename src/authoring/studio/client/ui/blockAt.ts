import type { Block } from '../../../../core/document/page.ts'
import { valueAt } from '../store/valueAfter.ts'

/** The block that a pointer leads to or into: its number, and what it says. */
export const blockAt = (
  document: unknown,
  pointer: string | undefined,
): { readonly index: number; readonly pointer: string; readonly block: Block } | undefined => {
  const [, number] = /^\/blocks\/(\d+)(?:\/|$)/.exec(pointer ?? '') ?? []
  const block = number === undefined ? undefined : valueAt(document, ['blocks', number])
  return number === undefined || typeof block !== 'object' || block === null || !('type' in block)
    ? undefined
    : { index: Number(number), pointer: `/blocks/${number}`, block: block as Block } // anything with a type is read as one: lint tells of others
}
