import { isObject } from '../../core/document/isObject.ts'
import { blockOf } from '../../core/kit/blockOf.ts'
import { chosenSchema } from '../../core/model/schema/walkSchema.ts'
import { replacePicture } from './assets/replacePicture.ts'
import { hideBlock, showBlock } from './blocks/hideBlock.ts'
import { turnBlock } from './blocks/turnBlock.ts'
import type { Command, Position } from './Command.ts'
import { blankAmong, blankBlock } from './entries/blankEntry.ts'
import { copyEntry } from './entries/copyEntry.ts'
import { withGiven } from './entries/fillEntry.ts'
import { insertEntry } from './entries/insertEntry.ts'
import { entryAt, isOfBlocks, listAt, type Spot } from './entries/listAt.ts'
import { moveEntry, spotBeside } from './entries/moveEntry.ts'
import { removeEntry } from './entries/removeEntry.ts'
import { makeFact } from './facts/makeFact.ts'
import { writeOut } from './facts/writeOut.ts'
import { type Ground, type Plan, refuse } from './Ground.ts'
import { say } from './messages/say.ts'
import { rename } from './move.ts'
import { copyPage } from './pages/copyPage.ts'
import { removeTarget } from './remove.ts'
import { replaceText } from './texts/replaceText.ts'

const spotAt = (ground: Ground, position: Position): Spot => {
  if ('into' in position) {
    const list = listAt(ground, position.into)
    return { list, index: list.entries.length }
  }
  const { list, index } = entryAt(ground, 'before' in position ? position.before : position.after)
  return { list, index: 'before' in position ? index : index + 1 }
}

const newEntry = ({ kit }: Ground, { list }: Spot, given: unknown): unknown => {
  if (!isOfBlocks(list))
    return withGiven(
      chosenSchema(kit.choices, list.item, undefined),
      blankAmong(kit, list.item, list.entries),
      given,
    )
  const type = isObject(given) ? String(given['type']) : ''
  return Object.hasOwn(kit.blocks, type)
    ? withGiven(blockOf(kit, type).schema ?? {}, blankBlock(kit, type), given)
    : refuse(say('noSuchBlockType', { type }))
}

/** What a command changes. Pure. Errors: `OperationError` where it can't be carried out. */
export const planFor = (ground: Ground, command: Command): Plan => {
  switch (command.kind) {
    case 'insertEntry': {
      const spot = spotAt(ground, command.position)
      return insertEntry(ground, spot, newEntry(ground, spot, command.value))
    }
    case 'copyEntry':
      return copyEntry(
        ground,
        entryAt(ground, command.at),
        command.position && spotAt(ground, command.position),
      )
    case 'moveEntry': {
      const entry = entryAt(ground, command.at)
      return moveEntry(ground, entry, spotBeside(entry, command.by))
    }
    case 'moveEntryTo':
      return moveEntry(ground, entryAt(ground, command.at), spotAt(ground, command.position))
    case 'removeEntry':
      return removeEntry(ground, entryAt(ground, command.at), command.to)
    case 'hideBlock':
      return hideBlock(ground, entryAt(ground, command.at))
    case 'showBlock':
      return showBlock(ground, entryAt(ground, command.at))
    case 'turnBlock':
      return turnBlock(ground, entryAt(ground, command.at), command.type)
    case 'copyPage':
      return copyPage(ground, command.from, command.to, command.title)
    case 'rename':
      return rename(ground, command.from, command.to)
    case 'remove':
      return removeTarget(ground, command.target, command.to)
    case 'makeFact':
      return makeFact(ground, command, command.in, command.hits)
    case 'writeOutFact':
      return writeOut(ground, command.name, command.in)
    case 'replaceText':
      return replaceText(ground, command.text, command.by, {
        where: command.in,
        chosen: command.hits,
        likeness: command.likeness,
      })
    case 'replacePicture':
      return replacePicture(ground, command.from, command.to, command.alt)
  }
}
