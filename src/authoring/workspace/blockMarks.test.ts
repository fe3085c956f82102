import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markBlock, moveMarks } from './blockMarks.ts'

const drawn = (...elements: Parameters<typeof markBlock>[1][]) =>
  moveMarks(
    elements.map((element, index) => renderToStaticMarkup(markBlock(index, element))).join(''),
  )

test('moves a block’s marker to an attribute of its first element', () => {
  const section = createElement('section', { className: 'a' }, createElement('p', null, 'One'))
  expect(drawn(section, createElement('hr'))).toBe(
    '<section data-block="0" class="a"><p>One</p></section><hr data-block="1"/>',
  )
})
test('leaves nothing of a block that renders nothing', () => {
  expect(drawn(null)).toBe('')
})
test('keeps text that looks like a marker', () => {
  expect(drawn(createElement('p', null, '<x-block data-i="7">'))).toBe(
    '<p data-block="0">&lt;x-block data-i=&quot;7&quot;&gt;</p>',
  )
})
