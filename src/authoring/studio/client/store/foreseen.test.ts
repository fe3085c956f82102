import { expect, it } from 'vitest'
import { foreseenOf } from './foreseen.ts'

const file = 'pages/about.json'
const at = (pointer: string) => ({ file, pointer })

it.each<[Parameters<typeof foreseenOf>, object | undefined]>([
  [[['move', at('/blocks/3'), 'up'], {}], { block: 3, does: 'before', other: 2 }],
  [[['move', at('/blocks/3'), 'down'], {}], { block: 3, does: 'after', other: 4 }],
  [
    [['move', at('/blocks/3')], { before: at('/blocks/0') }],
    { block: 3, does: 'before', other: 0 },
  ],
  [[['move', at('/blocks/3')], { after: at('/blocks/7') }], { block: 3, does: 'after', other: 7 }],
  [[['remove', at('/blocks/10')], {}], { block: 10, does: 'goes' }],
  [[['hide', at('/blocks/1')], {}], { block: 1, does: 'goes' }],
  [[['copy', at('/blocks/1')], {}], { block: 1, does: 'doubles' }],
  [[['copy', at('/blocks/1')], { into: '/contact' }], undefined],
  [
    [['move', at('/blocks/3')], { before: { file: 'pages/index.json', pointer: '/blocks/0' } }],
    undefined,
  ],
  [[['move', at('/blocks/3/items/1'), 'up'], {}], undefined],
  [[['show', at('/blocks/1')], {}], undefined],
  [[['insert', 'prose'], { before: at('/blocks/1') }], undefined],
  [[['replace', 'one', 'other'], {}], undefined],
])(
  'of an operation the page can show before the server has done it: %j',
  ([words, options], foreseen) => {
    expect(foreseenOf(words, options)).toEqual(foreseen && { file, ...foreseen })
  },
)
