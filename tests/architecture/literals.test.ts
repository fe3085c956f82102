import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { literals, literalsIn } from '../../src/kits/plugins/literals.ts'

const folder = 'src/render/blocks'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:css|tsx)$/.test(path) && !path.endsWith('.test.tsx'))
  .map((path) => join(folder, path))

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

describe('blocks take colours, sizes and fonts from design tokens', () => {
  test.each(files)('in %s', (path) => {
    expect(
      literalsIn(path, readFileSync(path, 'utf8')).map(({ what, found }) => `${what}: ${found}`),
    ).toEqual([])
  })

  test.each(literals.map(([what, pattern], index) => [what, pattern, wrong[index] ?? '']))(
    'the check for %s detects a literal',
    (_what, pattern, css) => {
      expect(css).toMatch(pattern)
    },
  )

  test('every custom property that a block uses is declared', () => {
    const shared = readdirSync('src/render/ui', { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.css'),
    )
    const all = [
      ...shared.map((name) => join('src/render/ui', name)),
      ...files.filter((path) => path.endsWith('.css')),
      'src/render/theme/themeCss.ts',
    ]
    const declared = new Set(
      all.flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name),
      ),
    )
    const used = files.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
    )
    expect([...new Set(used)].filter((name) => !declared.has(name))).toEqual([])
  })
})
