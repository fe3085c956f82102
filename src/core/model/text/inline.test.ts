import { expect, it } from 'vitest'
import { type Inline, parseInline } from './inline.ts'

const told = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'code') return `<code>${node.text}</code>`
      if (node.kind === 'link') return `<a ${node.href}>${told(node.children)}</a>`
      if (node.kind === 'strong') return `<b>${told(node.children)}</b>`
      return node.kind === 'emphasis' ? `<i>${told(node.children)}</i>` : node.kind
    })
    .join('')

it.each([
  ['***both***', '<i><b>both</b></i>'],
  ['**bold *and both***', '<b>bold <i>and both</i></b>'],
  ['***both* bold**', '<b><i>both</i> bold</b>'],
  ['*slanted **and both***', '<i>slanted <b>and both</b></i>'],
  ['*slanted **both** again*', '<i>slanted <b>both</b> again</i>'],
  ['**bold***slanted*', '<b>bold</b><i>slanted</i>'],
])('parseInline reads nested emphasis %s as %s', (text, html) => {
  const { nodes, problems } = parseInline(text)
  expect([told(nodes), problems]).toEqual([html, []])
})

/** Sources: the examples of CommonMark 0.31 for emphasis, code, links and backslashes; texts that authors typed. */
it.each([
  ['foo*bar*', 'foo<i>bar</i>'],
  ['foo*bar*baz', 'foo<i>bar</i>baz'],
  ['a * foo bar*', 'a * foo bar*'],
  ['a*"foo"*', 'a*"foo"*'],
  ['*(*foo*)*', '<i>(<i>foo</i>)</i>'],
  ['*(**foo**)*', '<i>(<b>foo</b>)</i>'],
  [
    '**Gomphocarpus (*Gomphocarpus physocarpus*, syn.)**',
    '<b>Gomphocarpus (<i>Gomphocarpus physocarpus</i>, syn.)</b>',
  ],
  ['*foo**bar***', '<i>foo<b>bar</b></i>'],
  ['*foo**bar**baz*', '<i>foo<b>bar</b>baz</i>'],
  ['*foo**bar*', '<i>foo**bar</i>'],
  ['foo***bar***baz', 'foo<i><b>bar</b></i>baz'],
  ['***foo** bar*', '<i><b>foo</b> bar</i>'],
  ['****foo****', '<b><b>foo</b></b>'],
  ['foo*', 'foo*'],
  ['*a `*`*', '<i>a <code>*</code></i>'],
  ['Prices*, postage*', 'Prices*, postage*'],
  ['Prices*, postage* and more*.', 'Prices*, postage* and more*.'],
  ['20*30*40 cm', '20*30*40 cm'],
  ['20cm*30cm*40cm', '20cm*30cm*40cm'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['2**3**4', '2**3**4'],
  ['*20*', '<i>20</i>'],
  ['\u{f0000}**£60** or\u{ff000}', '\u{f0000}<b>£60</b> or\u{ff000}'],
  ['**\u{100000}45\u{ff001}**', '<b>\u{100000}45\u{ff001}</b>'],
  ['Kolleg*innen und Schüler*innen', 'Kolleg*innen und Schüler*innen'],
  ['Kolleg*innen sind *nett*', 'Kolleg*innen sind <i>nett</i>'],
  ['"*(a b)*"', '"<i>(a b)</i>"'],
  ['**£50**', '<b>£50</b>'],
  ['これは**重要。**です', 'これは<b>重要。</b>です'],
  ['C:\\Users\\Public', 'C:\\Users\\Public'],
  ['one\\ntwo', 'one\\ntwo'],
  ['\\*not italic\\* \\[x\\] \\`y\\` \\_z\\_ \\\\', '*not italic* [x] `y` _z_ \\'],
  ['\\é \\ ', '\\é \\ '],
  ['end\\', 'end\\'],
  ['`a\\` b', '<code>a\\</code> b'],
  ['``a ` b``', '<code>a ` b</code>'],
  ['`` ` ``', '<code>`</code>'],
  ['*[a*](/b)', '*<a /b>a*</a>'],
])('%s is parsed as CommonMark does', (text, html) => {
  expect(told(parseInline(text).nodes)).toBe(html)
})

it('a backslash at the end of a line is a line break', () => {
  expect(told(parseInline('one\\\ntwo').nodes)).toBe('onebreaktwo')
})

it('a link can’t contain another link', () => {
  const { nodes, problems } = parseInline('[a [b](/c) d](/e)')
  expect(told(nodes)).toBe('[a <a /c>b</a> d](/e)')
  expect(problems).toHaveLength(1)
})

it.each([
  ['We are *always open', [7]],
  ['We are **open', [7]],
  ['un*glaub*lich', [2]],
  ['Prices*, postage*', []],
  ['a*b', []],
  ['See [our prices].', [4]],
  ['A ` of its own', [2]],
])('in %s parseInline reports the unmatched markers at %j', (text, places) => {
  expect(parseInline(text).problems.map(({ index }) => index)).toEqual(places)
})

it.each(['*a ', 'a* ', '*', '[', '[a](', '`', '`a``', '**a*', 'a**b*c', '![', '\\*'])(
  'parsing many repetitions of “%s” keeps its output within four times the input',
  (part) => {
    const text = part.repeat(100_000 / part.length)
    expect(told(parseInline(text).nodes).length).toBeLessThanOrEqual(text.length * 4)
  },
)

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
])('parseInline finds the whole URL of each link in %s', (text, ...addresses) => {
  expect(linksIn(text)).toEqual(addresses)
  expect(parseInline(text).problems).toEqual([])
})

it('a URL with an unbalanced opening parenthesis ends at the first closing one', () => {
  expect(linksIn('[a](/x(y) and (more)')).toEqual(['/x(y'])
  expect(linksIn('[write](mailto:a@b.example?subject=My bicycle)')).toEqual([
    'mailto:a@b.example?subject=My bicycle',
  ])
})

it('an unmatched asterisk at the start of a line is marked as a possible footnote', () => {
  expect(parseInline('*plus postage\n**on weekdays').problems).toMatchObject([
    { index: 0, kind: 'emphasis', isFirst: true },
    { index: 14, kind: 'strong', isFirst: true },
  ])
  expect(parseInline('We are *open').problems[0]).toMatchObject({ isFirst: false })
})
