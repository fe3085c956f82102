import type { MarkedText } from '../../protocol/frameMessages.ts'
import { type At, isAt } from '../at.ts'

const isWithin = (text: At, at: At) =>
  isAt(text, at) || (text.file === at.file && text.pointer.startsWith(`${at.pointer}/`))
const saidAt = (texts: readonly MarkedText[], at: At) =>
  JSON.stringify(texts.filter((text) => isWithin(text, at)).map(({ text }) => text))
/** Where such a thing may stand: the same way into the document, through other entries. */
const wayOf = (pointer: string) => pointer.replace(/\/\d+(?=\/|$)/g, '/*')

const placesSaying = (
  said: string,
  { file, pointer: of }: At,
  texts: readonly MarkedText[],
): string[] => {
  const depth = of.split('/').length
  const ways = new Set(
    texts.flatMap(({ file: from, pointer }) =>
      from === file ? [pointer.split('/').slice(0, depth).join('/')] : [],
    ),
  )
  return [...ways].filter(
    (pointer) => wayOf(pointer) === wayOf(of) && saidAt(texts, { file, pointer }) === said,
  )
}

/**
 * Where a thing of the page stands in the texts of the next one, by what it says; where it stood if it says so there, or nothing else does. For a thing
 * whose element was drawn anew, so that nothing else tells which it is. Pure.
 */
export const movedTo = (
  at: At,
  before: readonly MarkedText[],
  after: readonly MarkedText[],
): At => {
  const said = saidAt(before, at)
  if (said === '[]' || saidAt(after, at) === said) return at
  const places = placesSaying(said, at, after)
  const [found] = places
  // Where fewer say so than before, it was written anew where it stands: another one that says the same has not become this one.
  return found === undefined || places.length < placesSaying(said, at, before).length
    ? at
    : { file: at.file, pointer: found }
}
