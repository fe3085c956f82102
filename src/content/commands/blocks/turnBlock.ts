import { isBlock } from '../../../core/document/isBlock.ts'
import type { Block } from '../../../core/document/page.ts'
import { shownDays } from '../../../core/document/parts.ts'
import { editsInside } from '../../../core/edits/editsInside.ts'
import { keepPlaces } from '../../../core/edits/keepPlaces.ts'
import { blockOf } from '../../../core/kit/blockOf.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { nearest } from '../../lint/links/nearest.ts'
import { choiceOf } from '../entries/choiceOf.ts'
import { tellUnfinished } from '../entries/insertEntry.ts'
import { type EntryAt, isOfBlocks } from '../entries/listAt.ts'
import { placesInEntry, stillNaming } from '../entries/placesInEntry.ts'
import { sayEntry } from '../entries/sayEntry.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { titleOf } from '../names/callOf.ts'
import { tellLeft } from '../names/tell.ts'
import { lostBetween } from './lostBetween.ts'

/** Only of a block that follows its schema can be told what it says. */
const isSound = ({ validators }: Pick<Kit, 'validators'>, block: Block) =>
  validators.blocks[block.type]?.(block) === true

/** When a block is shown, which has nothing to do with its type. */
const shownOf = (block: Block) =>
  Object.fromEntries(
    ['hidden', ...Object.keys(shownDays)].flatMap((key) =>
      key in block ? [[key, block[key]]] : [],
    ),
  )

/** A block of another type that says the same; undefined where that type has no form for it. */
const turned = ({ blocks, validators }: Kit, block: Block, type: string): Block | undefined => {
  const [from, to] = [blockOf({ blocks }, block.type).content, blockOf({ blocks }, type).content]
  if (!from || !to || type === block.type || !isSound({ validators }, block)) return undefined
  const value = { ...to.write(from.read(block)), type, ...shownOf(block) }
  return validators.blocks[type]?.(value) ? value : undefined
}

/** The types that a block can be turned into, by what it says. Pure. */
export const turnsInto = (kit: Kit, block: Block): string[] =>
  Object.keys(kit.blocks).filter((type) => turned(kit, block, type))

/** The title of a type of block, as authors know it. */
export const titleOfType = (kit: Kit, type: string): string =>
  titleOf(blockOf(kit, type).schema ?? {})

/** Turns a block into one of another type that says the same in another form. What that type has no place for is told. */
export const turnBlock = (ground: Ground, entry: EntryAt, wanted: string): Plan => {
  const { kit } = ground
  const { list, index, pointer, value } = entry
  if (!isOfBlocks(list) || !isBlock(value))
    return refuse(say('onlyBlocksTurn', { what: sayEntry(entry) }))
  if (!isSound(kit, value)) return refuse(say('blockNotSound', { what: sayEntry(entry) }))
  const types = turnsInto(kit, value)
  const known = types.map((type) => titleOfType(kit, type))
  const found = choiceOf(
    wanted,
    types.map((type) => ({ names: [type, titleOfType(kit, type)], is: type })),
  )
  const near = nearest(wanted, [...types, ...known])
  const type =
    found ?? refuse(say('cannotBecome', { what: sayEntry(entry), wanted, near, titles: known }))
  const block =
    turned(kit, value, type) ??
    refuse(say('cannotBecome', { what: sayEntry(entry), wanted, near, titles: known }))
  const places = placesInEntry(ground, entry)
  const after = list.entries.with(index, block)
  const file = list.file.path
  const pins = keepPlaces(kit, file, list.entries, after)
  const now = placesInEntry(ground, {
    ...entry,
    list: {
      ...list,
      file: { ...list.file, value: { ...list.file.value, blocks: after } },
      entries: after,
    },
  })
  const gone = places.filter((place) => !now.includes(place))
  return {
    change: {
      label: `Turn ${sayEntry(entry)} into ${titleOfType(kit, type)}`,
      edits: [...editsInside(file, value, block, pointer), ...pins],
    },
    messages: [
      say('blockTurned', {
        what: sayEntry(entry),
        page: list.file.path,
        title: titleOfType(kit, type),
      }),
      ...lostBetween(kit, value, block),
      ...tellUnfinished(block),
      ...tellLeft(gone.length > 0 ? stillNaming(ground, entry, gone) : []),
    ],
  }
}
