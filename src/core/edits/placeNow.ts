import { keysOf } from '../model/schema/path.ts'
import { childOf, childrenOf, pointerWith, type Thing } from './identify.ts'

/** Where the thing with an id stands. */
const pointerOfId = (root: Thing, id: number, pointer = ''): string | undefined => {
  if (root.id === id) return pointer
  for (const [key, child] of childrenOf(root)) {
    const found = pointerOfId(child, id, pointerWith(pointer, key))
    if (found !== undefined) return found
  }
  return undefined
}

/** Where a place of the base stands now: what both have put there newly stands under the same key of the same object. */
export const placeNow = (base: Thing, other: Thing, pointer: string): string | undefined => {
  const keys = keysOf(pointer)
  const key = keys.pop()
  if (key === undefined) return ''
  let parent: Thing | undefined = base
  for (const one of keys) parent = parent && childOf(parent, one)
  const thing = parent && childOf(parent, key)
  if (thing) return pointerOfId(other, thing.id)
  const around =
    parent && parent.content.kind === 'object' ? pointerOfId(other, parent.id) : undefined
  return around === undefined ? undefined : pointerWith(around, key)
}
