import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Rule } from 'postcss'
import { expect, it } from 'vitest'

/**
 * Words that only those hear who hear the studio are placed absolutely. Where what scrolls around them is not positioned itself, they lie in the window
 * instead, as far down as the list is long: the whole studio can then be scrolled away, and its window is white.
 */
const folder = 'src/authoring/studio'

const selectorOf = (rule: Rule): string => {
  const outer = rule.parent?.type === 'rule' ? `${selectorOf(rule.parent as Rule)} ` : ''
  return `${outer}${rule.selector}`
}
const scrolls = (property: string, value: string) =>
  /^overflow(-[xy]|-block|-inline)?$/.test(property) && /auto|scroll/.test(value)

const unplacedIn = (css: string): string[] => {
  const scrolling = new Set<string>()
  const placed = new Set<string>()
  postcss.parse(css).walkDecls((declaration) => {
    if (declaration.parent?.type !== 'rule') return
    const selector = selectorOf(declaration.parent as Rule)
    if (declaration.prop === 'position' && declaration.value !== 'static') placed.add(selector)
    if (scrolls(declaration.prop, declaration.value)) scrolling.add(selector)
  })
  return [...scrolling].filter((selector) => !placed.has(selector))
}

it('the check reports scrolling elements without a position', () => {
  expect(
    unplacedIn(
      '.a { overflow: auto } .b { position: relative; overflow-y: auto } @media print { .b { overflow-x: scroll } } .c { & p { overflow: auto } }',
    ),
  ).toEqual(['.a', '.c & p'])
})

it('every scrolling element in the studio is positioned', () => {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  expect(sheets.length).toBeGreaterThan(2)
  expect(
    unplacedIn(sheets.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')),
  ).toEqual([])
})
