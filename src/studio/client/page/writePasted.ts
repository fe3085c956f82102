import type { Kit } from '../../../kit/Kit.ts'
import type { FromFrame, ToFrame } from '../../protocol/frameMessages.ts'
import type { Studio } from '../store/Studio.ts'
import { pastedBlocks } from './pastedBlocks.ts'
import { writeEntry } from './writeEntry.ts'

type Pasted = Extract<FromFrame, { kind: 'pasted' }>

const noTable = 'A table has no place in a text. Add a block for tables, and paste it into its cells.'

/**
 * Puts in what was pasted and is more than a text: as entries of the list that it was pasted into, else as blocks after the one that it was
 * pasted into. What can't be put in is said: nothing that somebody pasted goes without a word.
 */
export const writePasted = (studio: Pick<Studio, 'send' | 'say'>, kit: Kit | undefined, asked: Pasted, tell: (message: ToFrame) => void): void => {
  if (writeEntry(studio, asked, tell)) return
  const [, index] = /^\/blocks\/(\d+)(\/|$)/.exec(asked.pointer) ?? []
  const blocks = kit && index !== undefined ? pastedBlocks(kit, asked.parts) : []
  const hasTable = asked.parts.some(({ kind }) => kind === 'table')
  if (blocks.length === 0) {
    studio.say(hasTable ? noTable : 'This has no place here: paste it into a text of the page, a paragraph at a time.', 'trouble')
    return
  }
  studio.send({
    label: `Pasted ${blocks.length === 1 ? 'a block' : `${blocks.length} blocks`}`,
    edits: [{ kind: 'insert', file: asked.file, pointer: `/blocks/${Number(index) + 1}`, values: blocks }],
  })
  const where =
    blocks.length === 1 ? 'What was pasted stands in a block of its own below.' : `What was pasted stands in ${blocks.length} blocks of its own below.`
  studio.say(hasTable ? `${where} ${noTable}` : where, 'done', true)
}
