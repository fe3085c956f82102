import type { SiteDocument, Theme } from '../document/site.ts'
import { contrast } from './contrast.ts'
import { deviceFamilyCss, faceCss, familyCss } from './faceCss.ts'
import { scaleOf } from './scales.ts'

const radii = { none: '0', small: '.1875rem', medium: '.5rem', large: '.875rem' } as const
const densities = { compact: '.85', regular: '1', generous: '1.15' } as const
const schemes = { auto: 'light dark', light: 'light', dark: 'dark' } as const

const scaleCss = (role: string, name: string) => {
  const { light, dark } = scaleOf(name)
  return light.map((color, index) => `--${role}-${index + 1}:${color === dark[index] ? color : `light-dark(${color},${dark[index]})`}`).join(';')
}

/** All custom properties that a theme may set, as declarations without a value. */
export const themeProperties: string = [
  ...['accent', 'gray', 'warn', 'danger'].flatMap((role) => Array.from({ length: 12 }, (_, index) => `--${role}-${index + 1}:`)),
  ...['--origin:', '--font-heading:', '--font-body:', '--heading-weight:', '--heading-case:', '--heading-tracking:', '--radius:', '--density:'],
].join('')

/** What a site's `theme` says, as parts of a style sheet; `scheme`, `roles` and `device` (the faces of the device) are declarations of the root. */
export type ThemeCss = {
  readonly faces: string
  readonly scheme: string
  readonly roles: string
  readonly device: string
  readonly menus: string
  readonly own?: string
}

const usualHeading = 'Georgia,serif'
const usualText = 'system-ui,sans-serif'

const deviceCss = ({ headingFace, textFace }: Theme): string => {
  const [heading, text] = [deviceFamilyCss(headingFace, usualHeading), deviceFamilyCss(textFace, usualText)]
  return [heading && `--font-heading:${heading}`, text && `--font-body:${text}`].filter(Boolean).join(';')
}

/** The least contrast of text. Source: WCAG 2.2, 1.4.3. */
const readable = 4.5

/**
 * Roles that a vivid theme reads differently: buttons in the brightest step, bands in grey. Where white can't be read on that step, black can;
 * where it can, the step that follows is too bright for it in the dark, and the one before is taken.
 */
const vivid = ({ accent }: Theme) => {
  const isDark = contrast('#ffffff', scaleOf(accent).light[8] ?? '') >= readable
  return [
    '--accent-solid:var(--accent-9)',
    `--accent-solid-hover:${isDark ? 'light-dark(var(--accent-10),var(--accent-8))' : 'var(--accent-10)'}`,
    `--on-accent:${isDark ? '#fff' : '#000'}`,
    '--band:var(--gray-3)',
  ]
}

/** Buttons on dark ground: an accent whose solid step is too dark for the text on them takes the next brighter ones. */
const quiet = ({ accent }: Theme) => {
  const { dark } = scaleOf(accent)
  if (contrast(dark[0] ?? '', dark[8] ?? '') >= readable) return []
  return ['--accent-solid:light-dark(var(--accent-12),var(--accent-11))', '--accent-solid-hover:light-dark(var(--accent-11),var(--accent-12))']
}

/**
 * Makes the part of the style sheet that differs between sites: colour scales, faces, a few roles. Only characters that
 * can't leave a CSS value reach it; lint and the schema hold the rest to names and numbers.
 */
export const themeCss = ({ theme, navigation, origin }: SiteDocument): ThemeCss => {
  const upper = theme.headingCase === 'uppercase'
  const roles = [
    scaleCss('accent', theme.accent),
    scaleCss('gray', theme.neutral),
    scaleCss('warn', 'amber'),
    scaleCss('danger', 'red'),
    `--origin:"${URL.canParse(origin) ? new URL(origin).host : ''}"`, // before the addresses that paper tells; a URL's host holds no quotation mark
    `--font-heading:${familyCss(theme.headingFace, usualHeading)}`,
    `--font-body:${familyCss(theme.textFace, usualText)}`,
    `--heading-weight:${theme.headingWeight ?? 600}`,
    `--heading-case:${upper ? 'uppercase' : 'none'}`,
    `--heading-tracking:${upper ? '.005em' : '-.015em'}`,
    `--radius:${radii[theme.radius ?? 'small']}`,
    `--density:${densities[theme.density ?? 'regular']}`,
    ...(theme.signature === 'none' ? ['--sum:var(--hairline)', '--ruled:0'] : []),
    ...(theme.solid === 'vivid' ? vivid(theme) : quiet(theme)),
  ]
  const widths = [...new Set(navigation.flatMap(({ width }) => width ?? []))].map((width) => `.menu-${width}{inline-size:${width}px}`)
  return {
    faces: [...new Set([theme.headingFace, theme.textFace, theme.strongFace].flatMap((face) => (face ? [faceCss(face)] : [])))].join(''),
    scheme: `color-scheme:${schemes[theme.scheme ?? 'auto']}`,
    roles: roles.join(';'),
    device: deviceCss(theme),
    menus: `@media (width>=64em){${widths.join('')}}`,
  }
}
