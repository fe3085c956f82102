import postcss from 'postcss'
import { expect, test } from 'vitest'
import type { Theme } from '../../src/core/document/site.ts'
import { accents, compositions, neutrals } from '../../src/core/document/theme.ts'
import { contrast } from '../../src/core/model/color/contrast.ts'
import { buildModel } from '../../src/core/model/site/buildModel.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { fullSite } from '../support/fullSite.ts'
import { roleColors, type Scheme } from '../support/roleColors.ts'

const { settings } = buildModel(standardKit, fullSite())
/** What visitors' pages are styled with; the pages for authors have colours of their own. */
const sheets: Readonly<Record<string, string>> = import.meta.glob<string>(
  [
    '../../src/render/ui/**/*.css',
    '../../src/render/blocks/**/*.css',
    '../../src/render/fields/**/*.css',
    '../../src/render/shell/**/*.css',
    '../../src/render/page/**/*.css',
    '../../src/render/form/**/*.css',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
const css = Object.entries(sheets).flatMap(([path, text]) =>
  /\/(?:tokens|print)\.css$/.test(path) ? [] : [text.replace(/\/\*[\s\S]*?\*\//g, '')],
)

/** The roles that the styles use in declarations of some properties. */
const rolesIn = (property: RegExp): string[] => {
  const declared = css.flatMap((text) => [...text.matchAll(/([\w-]+)\s*:\s*([^;{}]+)/g)])
  const values = declared.flatMap(([, name = '', value = '']) =>
    property.test(name) ? [value] : [],
  )
  return [
    ...new Set(
      values.flatMap((value) =>
        [...value.matchAll(/var\((--[\w-]+)/g)].map(([, role = '']) => role),
      ),
    ),
  ].filter((role) => !/^--(?:space|step|radius|line|hairline)/.test(role))
}

const texts = ['--text', '--text-quiet', '--accent-text', '--danger-text', '--warn-text']
const grounds = [
  '--surface',
  '--surface-sunken',
  '--surface-raised',
  '--accent-wash',
  '--warn-wash',
  '--danger-wash',
  '--band',
]
const solids = ['--accent-solid', '--accent-solid-hover']
/** Drawn and not read: the mark before an entry of a list, the line of a summary, the dot of an office that is open. */
const marks = ['--accent-line', '--rule-strong']
/** What words on a field of colour are written in, and the fields; see `scopes` below. Some things change the colours of their surroundings about. */
const onFields = ['--on-field', '--on-second']
const fieldGrounds = [
  '--field',
  '--accent-9',
  '--second-9',
  '--second-3',
  '--second-6',
  '--disc',
  '--gray-1',
  '--feature',
  '--bill',
  '--accent-11',
]
const turned = [
  '--accent-11',
  '--gray-1',
  '--surface',
  '--surface-raised',
  '--field',
  '--accent-9',
  '--disc',
]
/** Least contrast: WCAG 2.2, 1.4.3 for text, 1.4.11 for the focus and the edges of controls. */
const pairs: readonly {
  readonly role: string
  readonly on: string
  readonly least: number
  readonly only?: Scheme
}[] = [
  ...texts.flatMap((role) => grounds.map((on) => ({ role, on, least: 4.5 }))),
  ...solids.map((on) => ({ role: '--on-accent', on, least: 4.5 })),
  { role: '--on-field', on: '--accent-9', least: 4.5 },
  { role: '--on-second', on: '--second-9', least: 4.5 },
  { role: '--accent-11', on: '--gray-1', least: 4.5, only: 'dark' }, // the footer's sentence in poster, and its button the other way round
  ...texts.slice(0, 3).map((role) => ({ role, on: '--second-3', least: 4.5 })),
  { role: '--text', on: '--second-6', least: 4.5, only: 'dark' }, // the ways on in hearth's footer
  ...['--focus', '--rule-strong'].flatMap((role) => grounds.map((on) => ({ role, on, least: 3 }))),
]

test('the contrast tests cover every colour role that the styles use', () => {
  expect(rolesIn(/^color$/)).toEqual(expect.arrayContaining(texts))
  expect(
    rolesIn(/^color$/).filter(
      (role) => ![...texts, ...marks, '--on-accent', ...onFields, ...turned].includes(role),
    ),
  ).toEqual([])
  expect(
    rolesIn(/^background(-color)?$/).filter(
      (role) =>
        ![
          ...grounds,
          ...solids,
          ...marks,
          '--backdrop',
          ...fieldGrounds,
          ...texts.slice(0, 1),
          ...onFields,
        ].includes(role),
    ),
  ).toEqual([])
})

const poorOf = (theme: Theme, scope = '', judged = pairs): string[] => {
  const colorOf = roleColors({ ...settings, theme }, scope)
  return (['light', 'dark'] satisfies Scheme[]).flatMap((scheme) =>
    judged.flatMap(({ role, on, least, only = scheme }) => {
      if (only !== scheme) return []
      const [front, back] = [colorOf(role, scheme), colorOf(on, scheme)]
      const reached = front && back ? contrast(front, back) : 0
      return reached < least
        ? [
            `${JSON.stringify(theme)} ${scheme}: ${role} ${front} on ${on} ${back} ${reached.toFixed(2)}`,
          ]
        : []
    }),
  )
}
const solidsOf = ['quiet', 'middle', 'vivid'] as const

test.each(accents)(
  'text and controls meet WCAG contrast on every surface with the accent %s',
  (accent) => {
    const themes = neutrals.flatMap((neutral) =>
      solidsOf.flatMap((solid) =>
        (['plain', 'tinted'] as const).map((ground): Theme => ({ accent, neutral, solid, ground })),
      ),
    )
    expect(themes.flatMap((theme) => poorOf(theme))).toEqual([])
  },
)

/** Colours of an author's own: the darkest, the lightest, the loudest, and what firms have. */
const own = [
  '#000000',
  '#ffffff',
  '#ffff00',
  '#00ff00',
  '#ff00ff',
  '#b4532a',
  '#2f5d8c',
  '#ff5a36',
  '#c9b6ff',
  '#7a2436',
  '#d99a3a',
  '#808080',
]

test.each(own)(
  'text and controls meet WCAG contrast with the custom colour %s in every composition',
  (color) => {
    const themes = compositions.flatMap((composition) =>
      solidsOf.flatMap((solid) =>
        (['plain', 'tinted'] as const).map(
          (ground): Theme => ({
            accent: 'blue',
            neutral: 'sand',
            composition,
            solid,
            ground,
            colors: { accent: color, second: color, ground: color },
          }),
        ),
      ),
    )
    expect(themes.flatMap((theme) => poorOf(theme))).toEqual([])
  },
)

/** The parts of a page that have other roles than the rest: what a rule of a composition declares anew. */
const scopes = Object.entries(sheets).flatMap(([path, text]) => {
  const composition = compositions.find((name) => path.includes(`/${name}/`))
  if (!composition || path.endsWith('tokens.css')) return []
  const declared = new Map<string, string>()
  for (const node of postcss.parse(text).nodes)
    if (
      node.type === 'rule' &&
      node.nodes.some(
        (inner) => inner.type === 'decl' && /^--(?:text|surface|field)$/.test(inner.prop),
      )
    )
      for (const selector of node.selectors) {
        const roles = node.nodes.flatMap((inner) =>
          inner.type === 'decl' && inner.prop.startsWith('--')
            ? [`${inner.prop}:${inner.value}`]
            : [],
        )
        declared.set(selector, [declared.get(selector) ?? '', ...roles].join(';'))
      }
  return [...declared].map(([selector, roles]) => ({ composition, selector, roles }))
})

/** Steps of a scale are no ground of a field, which is one itself. */
const onField = pairs.filter(({ on }) => !/-\d$/.test(on))

test('compositions have colour fields that redeclare roles', () =>
  expect(scopes.length).toBeGreaterThan(3))

test.each(scopes)(
  'text and controls meet WCAG contrast on the field $selector of $composition in any colour',
  ({ composition, roles }) => {
    const named = accents.map(
      (accent): Theme => ({ composition, accent, second: accent, neutral: 'sand' }),
    )
    const valued = own.map(
      (color): Theme => ({
        composition,
        accent: 'blue',
        neutral: 'sand',
        ground: 'tinted',
        colors: { accent: color, second: color },
      }),
    )
    expect([...named, ...valued].flatMap((theme) => poorOf(theme, roles, onField))).toEqual([])
  },
)
