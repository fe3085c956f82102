import { expect, test } from 'vitest'
import { isToWrite } from './isToWrite.ts'

const page = {
  title: 'TODO: Title',
  blocks: [
    {
      type: 'hero',
      heading: 'Masts',
      actions: [{ label: 'TODO: Label' }, { label: 'See', href: '/nowhere' }],
    },
    { type: 'hero', heading: 'Booms' },
  ],
}

test.each([
  ['a text that only guides', 'scaffold', '/title', true],
  ['a text that guides too long', 'length', '/title', true],
  ['a text that is missing on a page', 'summary', '/summary', false],
  ['a button that has no words yet and leads nowhere', 'action', '/blocks/0/actions/0', true],
  ['a key that is missing in it', 'action', '/blocks/0/actions/0/href', true],
  ['a block in which something is to be written', 'heading', '/blocks/0', true],
  ['a button that is written', 'link', '/blocks/0/actions/1/href', false],
  ['a block that is written', 'first', '/blocks/1', false],
  ['the blocks of a page', 'first', '/blocks', false],
  ['the page', 'language', '', false],
])(
  'recognises findings about text that is still to be written: %s',
  (_what, rule, pointer, expected) => {
    expect(isToWrite({ rule, pointer }, page)).toBe(expected)
  },
)
