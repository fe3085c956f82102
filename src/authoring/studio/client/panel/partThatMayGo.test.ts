import { expect, test } from 'vitest'
import { standardSchemaKit } from '../../../../kits/standard/schemaKit.ts'
import { partThatMayGo } from './partThatMayGo.ts'

const picture = { src: '/assets/a.svg', alt: 'A' }
const document = {
  blocks: [
    { type: 'hero', heading: 'One', picture },
    { type: 'figure', picture },
  ],
}

test.each([
  ['/blocks/0/picture', 'Picture'], // which its block can do without
  ['/blocks/1/picture', undefined], // which its block is made of
  ['/blocks/0/heading', undefined], // a text, which keys write
  ['/blocks/0/picture/alt', undefined],
  ['/blocks/0', undefined],
  ['/blocks/7/picture', undefined],
])('removing %s on its own is offered, if at all, as %s', (pointer, title) =>
  expect(partThatMayGo(standardSchemaKit, document, pointer)).toEqual(
    title === undefined ? undefined : { pointer, title },
  ),
)
