import type { Theme } from '../../document/site.ts'
import { contrast } from '../../theme/contrast.ts'
import { roleColors, type Scheme } from '../../theme/roleColors.ts'
import type { Rule } from '../rule.ts'

/** Text and edges with what they stand on. Least contrast: WCAG 2.2, 1.4.3 (text) and 1.4.11 (edges of controls, focus). */
type Pair = { readonly on: string; readonly role: string; readonly least: number; readonly what: string; readonly dueTo: 'accent' | 'neutral' }

const text = (role: string, what: string, dueTo: Pair['dueTo'], grounds: readonly string[]): Pair[] =>
  grounds.map((on) => ({ role, on, least: 4.5, what, dueTo }))

const everywhere = ['--surface', '--surface-sunken', '--surface-raised', '--accent-wash']
const pairs: readonly Pair[] = [
  ...text('--text', 'text', 'neutral', everywhere),
  ...text('--text-quiet', 'quiet text', 'neutral', ['--surface', '--surface-sunken', '--surface-raised']),
  ...text('--accent-text', 'links', 'accent', everywhere),
  ...text('--on-accent', 'the text of buttons', 'accent', ['--accent-solid', '--accent-solid-hover']),
  { role: '--focus', on: '--surface', least: 3, what: 'the mark of the focus', dueTo: 'accent' },
]
/** A band is dark in either scheme. */
const inBand: readonly Pair[] = [...text('--text', 'text in a band', 'neutral', ['--band']), ...text('--accent-text', 'links in a band', 'accent', ['--band'])]

const schemesOf = ({ scheme }: Theme): Scheme[] => (scheme === 'light' || scheme === 'dark' ? [scheme] : ['light', 'dark'])

export const rule: Rule = {
  name: 'contrast',
  severity: 'error',
  what: "The theme's colours can be read: 4.5:1 for text and 3:1 for the edges of controls, in each scheme that the site has.",
  why: 'WCAG 2.2 AA asks for it, and so do people in sunlight, on old screens, and past forty.',
  bad: [{ file: 'pages/_site.json', at: '/theme', value: { accent: 'cyan', neutral: 'slate', solid: 'vivid' } }],
  good: [{ file: 'pages/_site.json', at: '/theme', value: { accent: 'cyan', neutral: 'slate' } }],
  *check({ site, siteFile }) {
    if (!site || !siteFile) return
    const colorOf = roleColors(site)
    const failing = [
      ...schemesOf(site.theme).flatMap((scheme) => pairs.map((pair) => ({ ...pair, scheme }))),
      ...inBand.map((pair) => ({ ...pair, scheme: 'dark' as const })),
    ].flatMap((pair) => {
      const [front, back] = [colorOf(pair.role, pair.scheme), colorOf(pair.on, pair.scheme)]
      const reached = front && back ? contrast(front, back) : pair.least
      return reached < pair.least ? [{ ...pair, reached }] : []
    })
    for (const dueTo of ['accent', 'neutral'] as const) {
      const worst = failing.filter((pair) => pair.dueTo === dueTo).sort((a, b) => a.reached / a.least - b.reached / b.least)[0]
      if (!worst) continue
      yield {
        file: siteFile.path,
        pointer: `/theme/${dueTo}`,
        message: `With "${site.theme[dueTo]}", ${worst.what} has a contrast of only ${(Math.floor(worst.reached * 100) / 100).toFixed(2)}:1 in the ${worst.scheme} scheme; ${worst.least}:1 is needed.`,
        suggestion: dueTo === 'accent' && site.theme.solid === 'vivid' ? 'Choose another accent, or leave out "solid": "vivid".' : 'Choose another colour.',
      }
    }
  },
}
