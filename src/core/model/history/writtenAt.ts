import type { Rewrite, Rewriting } from './rewrite.ts'

/** Where something stands in the text of a document; not `isSame`: something else does, of which it was made, or that would hold it. */
export type WrittenAt = { readonly pointer: string; readonly isSame: boolean }

const isWithin = (pointer: string, place: string): boolean =>
  pointer === place || pointer.startsWith(`${place}/`)

const siblingOf = (pointer: string, key: string): string =>
  `${pointer.slice(0, pointer.lastIndexOf('/'))}/${key}`

const before = (pointer: string, rewrite: Rewrite): WrittenAt => {
  const changed = (from: string, to: string) => ({
    pointer: isWithin(pointer, from) ? to + pointer.slice(from.length) : pointer,
    isSame: true,
  })
  if (rewrite.kind === 'rename')
    return changed(siblingOf(rewrite.pointer, rewrite.key), rewrite.pointer)
  if (rewrite.kind === 'move') return changed(rewrite.to, rewrite.pointer)
  if (rewrite.kind === 'set' && isWithin(pointer, rewrite.pointer))
    return {
      pointer: rewrite.isNew
        ? rewrite.pointer.slice(0, rewrite.pointer.lastIndexOf('/'))
        : rewrite.pointer,
      isSame: false,
    }
  return { pointer, isSame: true }
}

/** Where a place of a document as it is read stands in its text. Pure. */
export const writtenAt = (rewritings: readonly Rewriting[], pointer: string): WrittenAt =>
  rewritings
    .flatMap(({ rewrites }) => rewrites)
    .reduceRight<WrittenAt>(
      (place, rewrite) => {
        const { pointer: there, isSame } = before(place.pointer, rewrite)
        return { pointer: there, isSame: isSame && place.isSame }
      },
      { pointer, isSame: true },
    )
