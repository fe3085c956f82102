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
