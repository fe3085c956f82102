import type { Arrangement } from '../../protocol/frameMessages.ts'
import type { Place } from '../../protocol/requests.ts'

/** What an operation will come to on the page, before the server has done it: of the document at `file`. */
export type Foreseen = Arrangement & { readonly file: string }
/** With the version of the page, as it is drawn, that its blocks are counted in. */
export type ForeseenOn = Foreseen & { readonly version: number }

/** What an operation is asked for by: the words of the command, and for what the author has before them its place. */
export type OperationWords = readonly (string | Place)[]
export type OperationOptions = Readonly<Record<string, string | boolean | Place>>

const placeIn = (word: OperationWords[number] | boolean | undefined): Place | undefined =>
  typeof word === 'object' ? word : undefined
const blockAt = (place: Place | undefined): number | undefined => {
  const [, number] = /^\/blocks\/(\d+)$/.exec(place?.pointer ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}

/** What of an operation can be told of a page without its server: a block that moves, goes, is hidden or duplicated. Undefined for all else. Pure. */
export const foreseenOf = (
  [name, at, way]: OperationWords,
  { before, after, into }: OperationOptions,
): Foreseen | undefined => {
  const place = placeIn(at)
  const block = blockAt(place)
  if (!place || block === undefined) return undefined
  const { file } = place
  if (name === 'remove' || name === 'hide') return { file, block, does: 'goes' }
  if (name === 'copy') return into === undefined ? { file, block, does: 'doubles' } : undefined
  if (name !== 'move') return undefined
  if (way === 'up' || way === 'down')
    return way === 'up'
      ? { file, block, does: 'before', other: block - 1 }
      : { file, block, does: 'after', other: block + 1 }
  const [next, other] = [
    placeIn(before) ?? placeIn(after),
    blockAt(placeIn(before) ?? placeIn(after)),
  ]
  return next?.file === file && other !== undefined
    ? { file, block, does: before === undefined ? 'after' : 'before', other }
    : undefined
}
