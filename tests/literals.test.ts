import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = 'src/blocks'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:css|tsx)$/.test(path) && !path.endsWith('.test.tsx'))
  .map((path) => join(folder, path))

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

/** Colours, lengths and faces that only `src/ui/tokens.css` may name; blocks refer to roles. */
const literals: readonly [what: string, pattern: RegExp][] = [
  ['a colour', /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![\w-])/i],
  ['a colour function', /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\(/i],
  ['a named colour', /:\s*(?:[^;{}]*\s)?(?:white|black|gray|grey|silver|red|green|blue|orange|yellow|teal|navy|crimson|gold)(?=[\s;}])/i],
  ['a size in pixels or points', /(?<![\w-])\d*\.?\d+(?:px|pt)\b/i],
  ['a size of type', /font-size:(?!\s*(?:var\(--step|inherit))[^;]+/i],
  ['a face', /font-family:(?!\s*(?:var\(|inherit))[^;]+/i],
  ['a font in short', /(?<![\w-])font:(?!\s*inherit)(?![^;]*var\(--step)[^;]+/i],
  ['a line of its own strength', /border[\w-]*:\s*(?:\d|\.\d)*\.?\d+(?:px|rem)[^;]*/i],
]

const wrong = [
  'color: #1a211e;',
  'background: light-dark(a, b);',
  'color: white;',
  'inset: 2px;',
  'font-size: 1rem;',
  'font-family: Arial;',
  'font: 600 1rem/1 Arial;',
  'border: 0.1rem solid;',
]

const styleRules = (path: string) => (path.endsWith('.css') ? literals : literals.slice(0, 2))

describe('blocks take colours, sizes and faces from the tokens', () => {
  test.each(files)('%s', (path) => {
    const source = withoutComments(readFileSync(path, 'utf8'))
    const found = styleRules(path).flatMap(([what, pattern]) => {
      const match = pattern.exec(source)
      return match ? [`${what}: ${match[0].trim()}`] : []
    })
    expect(found).toEqual([])
    expect(source, 'an inline style cannot follow the theme').not.toMatch(/\sstyle=/)
  })

  test.each(literals.map(([what, pattern], index) => [what, pattern, wrong[index] ?? '']))('the check for %s finds one', (_what, pattern, css) => {
    expect(css).toMatch(pattern)
  })

  test('every role that a block refers to is declared', () => {
    const shared = readdirSync('src/ui').filter((name) => name.endsWith('.css'))
    const all = [...shared.map((name) => join('src/ui', name)), ...files.filter((path) => path.endsWith('.css')), 'src/theme/themeCss.ts']
    const declared = new Set(all.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)))
    const used = files.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    expect([...new Set(used)].filter((name) => !declared.has(name))).toEqual([])
  })
})
