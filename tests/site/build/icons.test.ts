import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { iconNames, libraryIcons, ownIcons } from '../../../src/core/document/iconNames.ts'
import { iconPaths } from '../../../src/render/ui/iconPaths.ts'
import { libraryDrawings, pathOf } from '../../support/libraryPaths.ts'

const file = 'src/render/ui/libraryIcons.json'

describe('icons', () => {
  it('match the drawings of the icon library (UPDATE_ICONS=1 rewrites them)', () => {
    const drawings = libraryDrawings()
    const wanted = Object.fromEntries(
      libraryIcons.map((name) => [name, pathOf(drawings[name]?.body ?? '')]),
    )
    const text = `${JSON.stringify(wanted, null, 2)}\n`
    if (process.env['UPDATE_ICONS']) writeFileSync(file, text)
    expect(
      readFileSync(file, 'utf8') === text,
      `${file} is not what the library draws: run UPDATE_ICONS=1 npx vitest run tests/site/build/icons.test.ts`,
    ).toBe(true)
  })

  it('have unique names and a path each', () => {
    expect(new Set(iconNames).size).toBe(iconNames.length)
    expect(iconNames.filter((name) => !/^M[\d.\s-]/.test(iconPaths[name] ?? ''))).toEqual([])
    expect([...libraryIcons]).toEqual([...libraryIcons].sort())
    expect(ownIcons).toHaveLength(24)
  })

  it('are merged from several shapes into one path', () => {
    expect(
      pathOf(
        '<g fill="none"><path d="m1 2 3 4"/><path d="m5-6v2"/><circle cx="6" cy="7" r="2"/><rect width="4" height="6" x="1" y="2"/></g>',
      ),
    ).toBe('M1 2l3 4M5 -6v2M4 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M1 2h4v6h-4z')
    expect(() => pathOf('<circle r="2" fill="currentColor"/>')).toThrow('fill="currentColor"')
  })
})
