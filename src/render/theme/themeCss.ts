import type { SiteDocument, Theme } from '../../core/document/site.ts'
import { contrast } from '../../core/model/color/contrast.ts'
import { darker, type Scale, underWhite } from '../../core/model/color/ownScale.ts'
import { wordsOn } from '../../core/model/color/wordsOn.ts'
import { layoutOf } from './compositionLayouts.ts'
import type { SheetName } from './compositionSheets.ts'
import { deviceFamilyCss, familyCss } from './faceCss.ts'
import { accentOf, groundScaleOf, scaleOf, secondOf } from './scales.ts'

const radii = { none: '0', small: '.1875rem', medium: '.5rem', large: '.875rem' } as const
const densities = { compact: '.85', regular: '1', generous: '1.15' } as const
const scales = { small: '.88', regular: '1', large: '1.14' } as const
const schemes = { auto: 'light dark', light: 'light', dark: 'dark' } as const

const scaleCss = (role: string, { light, dark }: Scale) =>
  light
    .map(
      (color, index) =>
        `--${role}-${index + 1}:${color === dark[index] ? color : `light-dark(${color},${dark[index]})`}`,
    )
    .join(';')

/** All custom properties that a theme may set, as declarations without a value. */
export const themeProperties: string = [
  ...['accent', 'second', 'gray', 'warn', 'danger'].flatMap((role) =>
    Array.from({ length: 12 }, (_, index) => `--${role}-${index + 1}:`),
  ),
  ...[
    '--origin:',
    '--font-heading:',
    '--font-body:',
    '--heading-weight:',
    '--heading-case:',
    '--heading-tracking:',
    '--radius:',
    '--density:',
    '--scale:',
    '--on-field:',
    '--on-second:',
  ],
].join('')

/** What a site's `theme` says, as parts of a style sheet; `scheme`, `roles` and `device` (the faces of the device) are declarations of the root. */
export type ThemeCss = {
  readonly scheme: string
  readonly roles: string
  readonly device: string
  /** What holds of single choices, and is left out of the sheet without them: widths of menus, an ornament. */
  readonly choices: string
  readonly sheets: SheetName
  readonly own?: string
}

const deviceCss = (theme: Theme): string => {
  const manner = layoutOf(theme)
  const [heading, text] = [
    deviceFamilyCss(theme.headingFace, manner.heading),
    deviceFamilyCss(theme.textFace, manner.text),
  ]
  return [heading && `--font-heading:${heading}`, text && `--font-body:${text}`]
    .filter(Boolean)
    .join(';')
}

/** The least contrast of text. Source: WCAG 2.2, 1.4.3. */
const readable = 4.5

/**
 * Roles that a vivid theme reads differently: buttons in the brightest step, bands in grey. Where white can't be read on that step, black can;
 * where it can, the step that follows is too bright for it in the dark, and the one before is taken.
 */
const vivid = ({ light }: Scale) => {
  const words = wordsOn(light[8] ?? '')
  return [
    '--accent-solid:var(--accent-9)',
    `--accent-solid-hover:${words === '#fff' ? 'light-dark(var(--accent-10),var(--accent-8))' : 'var(--accent-10)'}`,
    `--on-accent:${words}`,
    '--band:var(--gray-3)',
  ]
}

/** Buttons in the accent itself, or in the nearest step under it that white can be read on; the same in both schemes. */
const middle = ({ light }: Scale) => {
  const solid = underWhite(light[8] ?? '#000000')
  return [`--accent-solid:${solid}`, `--accent-solid-hover:${darker(solid)}`, '--on-accent:#fff']
}

/** Buttons on dark ground: an accent whose solid step is too dark for the text on them takes the next brighter ones. */
const quiet = ({ dark }: Scale) => {
  if ([dark[8], dark[9]].every((solid) => contrast(dark[0] ?? '', solid ?? '') >= readable))
    return []
  return [
    '--accent-solid:light-dark(var(--accent-12),var(--accent-11))',
    '--accent-solid-hover:light-dark(var(--accent-11),var(--accent-12))',
  ]
}

const solids = { quiet, middle, vivid } as const

/** Pages printed on a colour's light steps, in the dark on its dark ones. */
const tinted = (theme: Theme) => {
  const { light, dark } = groundScaleOf(theme)
  const step = (onLight: number, onDark: number) =>
    `light-dark(${light[onLight - 1]},${dark[onDark - 1]})`
  return [
    `--surface:${step(3, 1)}`,
    `--surface-sunken:${step(4, 2)}`,
    `--surface-raised:${step(1, 3)}`,
    `--accent-wash:${step(4, 4)}`,
    `--rule:${step(6, 5)}`,
    '--text-quiet:light-dark(var(--gray-12),var(--gray-11))',
    '--danger-text:light-dark(var(--danger-12),var(--danger-11))',
  ]
}

/** A row of tiles. */
const frieze = (theme: Theme): string =>
  theme.ornament
    ? `${layoutOf(theme).frieze}{content:"";display:block;block-size:3.5rem;background:url(${theme.ornament}) 50%/3.5rem repeat-x}`
    : ''

/** A register is the ledger, drawn otherwise. */
const sheetsFor = ({ composition = 'ledger', signature }: Theme): SheetName =>
  composition === 'ledger' && signature === 'register' ? 'register' : composition

/** The fields of colour that some compositions print on, and what words on them are written in. */
const fields = (theme: Theme) => [
  `--on-field:${wordsOn(accentOf(theme).light[8] ?? '')}`,
  `--on-second:${wordsOn(secondOf(theme).light[8] ?? '')}`,
]

/**
 * Makes the part of the style sheet that differs between sites: colour scales, faces, a few roles. Only characters that
 * can't leave a CSS value reach it; lint and the schema hold the rest to names and numbers.
 */
export const themeCss = ({ theme, navigation, origin }: SiteDocument): ThemeCss => {
  const upper = theme.headingCase === 'uppercase'
  const manner = layoutOf(theme)
  const roles = [
    scaleCss('accent', accentOf(theme)),
    scaleCss('second', secondOf(theme)),
    scaleCss('gray', scaleOf(theme.neutral)),
    scaleCss('warn', scaleOf('amber')),
    scaleCss('danger', scaleOf('red')),
    `--origin:"${URL.canParse(origin) ? new URL(origin).host : ''}"`, // before the addresses that paper tells; a URL's host holds no quotation mark
    `--font-heading:${familyCss(theme.headingFace, manner.heading)}`,
    `--font-body:${familyCss(theme.textFace, manner.text)}`,
    `--heading-weight:${theme.headingWeight ?? manner.weight}`,
    `--heading-case:${upper ? 'uppercase' : 'none'}`,
    `--heading-tracking:${upper ? '.005em' : manner.tracking}`,
    `--radius:${radii[theme.radius ?? manner.radius]}`,
    `--density:${densities[theme.density ?? 'regular']}`,
    `--scale:${scales[theme.scale ?? 'regular']}`,
    ...fields(theme),
    ...(theme.signature === 'none' ? ['--sum:var(--hairline)', '--ruled:0'] : []),
    ...solids[theme.solid ?? 'quiet'](accentOf(theme)),
    ...(theme.ground === 'tinted' ? tinted(theme) : []),
  ]
  const widths = [...new Set(navigation.flatMap(({ width }) => width ?? []))].map(
    (width) => `.menu-${width}{inline-size:${width}px}`,
  )
  return {
    scheme: `color-scheme:${schemes[theme.scheme ?? 'auto']}`,
    roles: roles.join(';'),
    device: deviceCss(theme),
    sheets: sheetsFor(theme),
    choices: `@media (width>=64em){${widths.join('')}}${frieze(theme)}`,
  }
}
