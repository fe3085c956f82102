import { type EntryAt, entryAt, listAt, type Spot } from '../entries/listAt.ts'
import { sayThing } from '../entries/sayEntry.ts'
import { type Ground, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { listsIn, mainList, type Named, placeNamed } from './placeNamed.ts'

/** Where something shall stand, as it is written: behind or before another thing, or at the end of a list. */
export type WrittenSpot = {
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly into?: string | undefined
}

/** The entry of a list that somebody names. Errors: `OperationError`. */
export const entryNamed = (ground: Ground, written: string): EntryAt => {
  const { file, pointer } = placeNamed(ground, written)
  if (!/\/\d+$/.test(pointer)) return refuse(say('notOneThing', { written }))
  return entryAt(ground, { file: file.path, pointer })
}

const listNamed = (named: Named): string => {
  if (named.schema['type'] === 'array') return named.pointer
  if (named.pointer === '' && named.file.value && 'blocks' in named.file.value) return '/blocks'
  const lists = listsIn(named)
  const key = mainList(named) ?? (lists.length === 1 ? lists[0]?.key : undefined)
  if (key !== undefined) return `${named.pointer}/${key}`
  const what = sayThing(named.value, named.schema)
  return refuse(
    lists.length > 0
      ? say('sayWhichList', { what, titles: lists.map(({ title }) => title) })
      : say('noList', { what }),
  )
}

/** The spot at which an entry gets a number in its own list, or is its last. Errors: `OperationError`. */
export const spotNumbered = ({ list, index }: EntryAt, written: string): Spot => {
  const count = list.entries.length
  const number = written === 'last' ? count : Number(written)
  if (number < 1 || number > count) return refuse(say('onlySoMany', { count }))
  return { list, index: number - 1 > index ? number : number - 1 }
}

/** A spot by what is written; a number alone counts in the list of `beside`. Errors: `OperationError`. */
export const spotNamed = (
  ground: Ground,
  { after, before, into }: WrittenSpot,
  beside?: EntryAt,
): Spot => {
  if ([after, before, into].filter((one) => one !== undefined).length !== 1)
    return refuse(say('sayWhere'))
  const written = after ?? before
  if (written === undefined) {
    const named = placeNamed(ground, into ?? '')
    const list = listAt(ground, { file: named.file.path, pointer: listNamed(named) })
    return { list, index: list.entries.length }
  }
  const number =
    beside && /^(\d+|last)$/.test(written)
      ? written === 'last'
        ? beside.list.entries.length
        : Number(written)
      : undefined
  const entry =
    beside && number !== undefined
      ? number >= 1 && number <= beside.list.entries.length
        ? { list: beside.list, index: number - 1 }
        : refuse(say('onlySoMany', { count: beside.list.entries.length }))
      : entryNamed(ground, written)
  return { list: entry.list, index: entry.index + (after === undefined ? 0 : 1) }
}
