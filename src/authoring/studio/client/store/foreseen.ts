import type { Arrangement } from '../../protocol/frameMessages.ts'
import type { Place, StudioCommand } from '../../protocol/requests.ts'

/** What a command will come to on the page, before the server has done it: of the document at `file`. */
export type Foreseen = Arrangement & { readonly file: string }
/** With the version of the page, as it is drawn, that its blocks are counted in. */
export type ForeseenOn = Foreseen & { readonly version: number }

const blockAt = ({ pointer }: Place): number | undefined => {
  const [, number] = /^\/blocks\/(\d+)$/.exec(pointer) ?? []
  return number === undefined ? undefined : Number(number)
}

/** What of a command can be shown on a page without its server: a block that moves, goes, is hidden or duplicated. Undefined for all else. Pure. */
export const foreseenOf = (command: StudioCommand): Foreseen | undefined => {
  if (!('at' in command)) return undefined
  const { file } = command.at
  const block = blockAt(command.at)
  if (block === undefined) return undefined
  switch (command.kind) {
    case 'removeEntry':
    case 'hideBlock':
      return { file, block, does: 'goes' }
    case 'copyEntry':
      return command.position ? undefined : { file, block, does: 'doubles' }
    case 'moveEntry':
      return { file, block, does: command.by < 0 ? 'before' : 'after', other: block + command.by }
    case 'moveEntryTo': {
      const { position } = command
      if ('into' in position) return undefined
      const isBefore = 'before' in position
      const beside = isBefore ? position.before : position.after
      const other = blockAt(beside)
      return beside.file === file && other !== undefined
        ? { file, block, does: isBefore ? 'before' : 'after', other }
        : undefined
    }
    default:
      return undefined
  }
}
