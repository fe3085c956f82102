import { expect, test } from 'vitest'
import { accents, neutrals } from '../src/document/site.ts'
import { buildModel } from '../src/model/buildModel.ts'
import { standardKit } from '../src/standard/kit.ts'
import { contrast } from '../src/theme/contrast.ts'
import { fullSite } from './support/fullSite.ts'
import { roleColors, type Scheme } from './support/roleColors.ts'

const { settings } = buildModel(standardKit, fullSite())
/** What visitors' pages are styled with; the pages for authors have colours of their own. */
const sheets: Readonly<Record<string, string>> = import.meta.glob<string>(
  ['../src/ui/*.css', '../src/blocks/**/*.css', '../src/fields/**/*.css', '../src/shell/**/*.css', '../src/page/**/*.css', '../src/form/**/*.css'],
  { eager: true, query: '?raw', import: 'default' },
)
const css = Object.entries(sheets).flatMap(([path, text]) => (/\/(?:tokens|print)\.css$/.test(path) ? [] : [text.replace(/\/\*[\s\S]*?\*\//g, '')]))

/** The roles that the styles use in declarations of some properties. */
const rolesIn = (property: RegExp): string[] => {
  const declared = css.flatMap((text) => [...text.matchAll(/([\w-]+)\s*:\s*([^;{}]+)/g)])
  const values = declared.flatMap(([, name = '', value = '']) => (property.test(name) ? [value] : []))
  return [...new Set(values.flatMap((value) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, role = '']) => role)))].filter(
    (role) => !/^--(?:space|step|radius|line|hairline)/.test(role),
  )
}

const texts = ['--text', '--text-quiet', '--accent-text', '--danger-text', '--warn-text']
const grounds = ['--surface', '--surface-sunken', '--surface-raised', '--accent-wash', '--warn-wash', '--danger-wash', '--band']
const solids = ['--accent-solid', '--accent-solid-hover']
/** Drawn and not read: the mark before an entry of a list, the line of a summary, the dot of an office that is open. */
const marks = ['--accent-line', '--rule-strong']
/** Least contrast: WCAG 2.2, 1.4.3 for text, 1.4.11 for the focus and the edges of controls. */
const pairs = [
  ...texts.flatMap((role) => grounds.map((on) => ({ role, on, least: 4.5 }))),
  ...solids.map((on) => ({ role: '--on-accent', on, least: 4.5 })),
  ...['--focus', '--rule-strong'].flatMap((role) => grounds.map((on) => ({ role, on, least: 3 }))),
]

test('every role that the styles write or paint with is one that is judged', () => {
  expect(rolesIn(/^color$/)).toEqual(expect.arrayContaining(texts))
  expect(rolesIn(/^color$/).filter((role) => ![...texts, ...marks, '--on-accent'].includes(role))).toEqual([])
  expect(rolesIn(/^background(-color)?$/).filter((role) => ![...grounds, ...solids, ...marks, '--backdrop'].includes(role))).toEqual([])
})

test.each(accents)('every text can be read on every ground with the accent %s, whatever the grey, the scheme and the buttons', (accent) => {
  const poor = neutrals.flatMap((neutral) =>
    (['quiet', 'vivid'] as const).flatMap((solid) => {
      const colorOf = roleColors({ ...settings, theme: { accent, neutral, solid } })
      return (['light', 'dark'] satisfies Scheme[]).flatMap((scheme) =>
        pairs.flatMap(({ role, on, least }) => {
          const [front, back] = [colorOf(role, scheme), colorOf(on, scheme)]
          const reached = front && back ? contrast(front, back) : 0
          return reached < least ? [`${neutral} ${solid} ${scheme}: ${role} on ${on} ${reached.toFixed(2)}`] : []
        }),
      )
    }),
  )
  expect(poor).toEqual([])
})
