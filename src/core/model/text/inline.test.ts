import { expect, it } from 'vitest'
import { type Inline, parseInline } from './inline.ts'

const told = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'strong') return `<b>${told(node.children)}</b>`
      return node.kind === 'emphasis' ? `<i>${told(node.children)}</i>` : node.kind
    })
    .join('')

it.each([
  ['***both***', '<b><i>both</i></b>'],
  ['**bold *and both***', '<b>bold <i>and both</i></b>'],
  ['***both* bold**', '<b><i>both</i> bold</b>'],
  ['*slanted **and both***', '<i>slanted <b>and both</b></i>'],
  ['*slanted **both** again*', '<i>slanted <b>both</b> again</i>'],
  ['**bold***slanted*', '<b>bold</b><i>slanted</i>'],
])('%s is read as %s', (text, html) => {
  const { nodes, problems } = parseInline(text)
  expect([told(nodes), problems]).toEqual([html, []])
})

const linksIn = (text: string): string[] => {
  const found: string[] = []
  const visit = (nodes: readonly Inline[]): void => {
    for (const node of nodes) {
      if (node.kind === 'link') found.push(node.href)
      if ('children' in node) visit(node.children)
    }
  }
  visit(parseInline(text).nodes)
  return found
}

it.each([
  [
    '[saddles](https://en.wikipedia.org/wiki/Saddle_(bicycle)).',
    'https://en.wikipedia.org/wiki/Saddle_(bicycle)',
  ],
  [
    '([saddles](https://en.wikipedia.org/wiki/Saddle_(bicycle)))',
    'https://en.wikipedia.org/wiki/Saddle_(bicycle)',
  ],
  ['[nested](/a_(b_(c)_d)_e) (and more)', '/a_(b_(c)_d)_e'],
  ['[spaces around]( /a_(b) )', '/a_(b)'],
  ['**[bold](/a_(b))**', '/a_(b)'],
  ['*[starred](/a*b*c) still*', '/a*b*c'],
  ['[one](/a_(b)) and [two](/c)', '/a_(b)', '/c'],
])('the addresses in %s are read whole', (text, ...addresses) => {
  expect(linksIn(text)).toEqual(addresses)
  expect(parseInline(text).problems).toEqual([])
})

it('an address with an opening parenthesis alone ends where it always did', () => {
  expect(linksIn('[a](/x(y) and (more)')).toEqual(['/x(y'])
  expect(linksIn('[write](mailto:a@b.example?subject=My bicycle)')).toEqual([
    'mailto:a@b.example?subject=My bicycle',
  ])
})
