import { expect, it } from 'vitest'
import type { StudioCommand } from '../../protocol/requests.ts'
import { foreseenOf } from './foreseen.ts'

const file = 'pages/about.json'
const at = (pointer: string) => ({ file, pointer })

it.each<[StudioCommand, object | undefined]>([
  [
    { kind: 'moveEntry', at: at('/blocks/3'), by: -1 },
    { block: 3, does: 'before', other: 2 },
  ],
  [
    { kind: 'moveEntry', at: at('/blocks/3'), by: 1 },
    { block: 3, does: 'after', other: 4 },
  ],
  [
    { kind: 'moveEntryTo', at: at('/blocks/3'), position: { before: at('/blocks/0') } },
    { block: 3, does: 'before', other: 0 },
  ],
  [
    { kind: 'moveEntryTo', at: at('/blocks/3'), position: { after: at('/blocks/7') } },
    { block: 3, does: 'after', other: 7 },
  ],
  [
    { kind: 'removeEntry', at: at('/blocks/10') },
    { block: 10, does: 'goes' },
  ],
  [
    { kind: 'hideBlock', at: at('/blocks/1') },
    { block: 1, does: 'goes' },
  ],
  [
    { kind: 'copyEntry', at: at('/blocks/1') },
    { block: 1, does: 'doubles' },
  ],
  [
    {
      kind: 'copyEntry',
      at: at('/blocks/1'),
      position: { into: { file: 'pages/contact.json', pointer: '/blocks' } },
    },
    undefined,
  ],
  [
    {
      kind: 'moveEntryTo',
      at: at('/blocks/3'),
      position: { before: { file: 'pages/index.json', pointer: '/blocks/0' } },
    },
    undefined,
  ],
  [{ kind: 'moveEntry', at: at('/blocks/3/items/1'), by: -1 }, undefined],
  [{ kind: 'showBlock', at: at('/blocks/1') }, undefined],
  [
    { kind: 'insertEntry', position: { before: at('/blocks/1') }, value: { type: 'prose' } },
    undefined,
  ],
  [{ kind: 'replaceText', text: 'one', by: 'other', likeness: 'exact' }, undefined],
])('predicts what the page can show optimistically for a command: %j', (command, foreseen) => {
  expect(foreseenOf(command)).toEqual(foreseen && { file, ...foreseen })
})
