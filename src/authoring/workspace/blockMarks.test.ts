import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markBlock, moveMarks } from './blockMarks.ts'

const drawn = (...elements: Parameters<typeof markBlock>[1][]) =>
  moveMarks(
    elements.map((element, index) => renderToStaticMarkup(markBlock(index, element))).join(''),
  )

test('a mark becomes an attribute of the first element and leaves no element behind', () => {
  const section = createElement('section', { className: 'a' }, createElement('p', null, 'One'))
  expect(drawn(section, createElement('hr'))).toBe(
    '<section data-block="0" class="a"><p>One</p></section><hr data-block="1"/>',
  )
})
test('a block that draws nothing leaves nothing', () => {
  expect(drawn(null)).toBe('')
})
test('words that look like a mark stay words', () => {
  expect(drawn(createElement('p', null, '<x-block data-i="7">'))).toBe(
    '<p data-block="0">&lt;x-block data-i=&quot;7&quot;&gt;</p>',
  )
})
