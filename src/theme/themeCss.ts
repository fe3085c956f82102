import type { SiteDocument, Theme } from '../document/site.ts'
import { scaleOf } from './scales.ts'

const radii = { none: '0', small: '.1875rem', medium: '.5rem', large: '.875rem' } as const
const densities = { compact: '.85', regular: '1', generous: '1.15' } as const
const schemes = { auto: 'light dark', light: 'light', dark: 'dark' } as const

const scaleCss = (role: string, name: string) => {
  const { light, dark } = scaleOf(name)
  return light.map((color, index) => `--${role}-${index + 1}:${color === dark[index] ? color : `light-dark(${color},${dark[index]})`}`).join(';')
}

/** Accents whose solid step is so bright that dark text must stand on it. Source: Radix Colors, "Solid backgrounds". */
const bright = new Set(['amber', 'lime', 'mint', 'sky', 'yellow'])

type Face = NonNullable<Theme['headingFace']>

const faceCss = (face: Face): string => {
  const [first = ''] = face.family.split(',')
  const name = first.trim().replace(/^["']|["']$/g, '')
  const loaded = face.src ? `@font-face{font-family:"${name}";src:url(${face.src}) format("woff2");font-weight:${face.weight ?? '400'};font-display:optional}` : ''
  const { fallback } = face
  if (!fallback) return loaded
  const override = (key: string, value: number | undefined) => (value === undefined ? '' : `;${key}-override:${value}%`)
  return `${loaded}@font-face{font-family:"${name} fallback";src:local("${fallback.local}");size-adjust:${fallback.sizeAdjust}%${override('ascent', fallback.ascent)}${override('descent', fallback.descent)};line-gap-override:0%}`
}

const familyCss = (face: Face | undefined, usual: string) => {
  if (!face) return usual
  const [first = '', ...rest] = face.family.split(',').map((name) => name.trim())
  return [first, ...(face.fallback ? [`"${first.replace(/^["']|["']$/g, '')} fallback"`] : []), ...rest].join(',')
}

/**
 * The part of the style sheet that a site's `theme` makes: its colour scales, faces and a few roles. Only characters
 * that can't leave a CSS value reach it; lint and the schema hold the rest to names and numbers.
 */
export const themeCss = ({ theme, navigation }: SiteDocument): string => {
  const values = [
    `color-scheme:${schemes[theme.scheme ?? 'auto']}`,
    scaleCss('accent', theme.accent),
    scaleCss('gray', theme.neutral),
    scaleCss('warn', 'amber'),
    scaleCss('danger', 'red'),
    `--font-heading:${safeFamily(familyCss(theme.headingFace, 'Georgia,serif'))}`,
    `--font-body:${safeFamily(familyCss(theme.textFace, 'system-ui,sans-serif'))}`,
    `--heading-weight:${theme.headingWeight ?? 600}`,
    `--heading-case:${theme.headingCase === 'uppercase' ? 'uppercase' : 'none'}`,
    `--heading-tracking:${theme.headingCase === 'uppercase' ? '.005em' : '-.015em'}`,
    `--radius:${radii[theme.radius ?? 'small']}`,
    `--density:${densities[theme.density ?? 'regular']}`,
    ...(theme.signature === 'none' ? ['--sum:var(--hairline)'] : []),
    ...(theme.solid === 'vivid' ? ['--accent-solid:var(--accent-9)', '--accent-solid-hover:var(--accent-10)', `--on-accent:${bright.has(theme.accent) || theme.accent === 'orange' ? '#000' : '#fff'}`, '--band:var(--gray-3)'] : []),
  ]
  const widths = [...new Set(navigation.flatMap(({ width }) => width ?? []))].map((width) => `.menu-${width}{inline-size:${width}px}`)
  const faces = [...new Set([theme.headingFace, theme.textFace, theme.strongFace].flatMap((face) => (face ? [faceCss(face)] : [])))]
  return `${faces.join('')}:root{${values.join(';')}}@media (min-width:64em){${widths.join('')}}`
}

/** Keeps a family list from leaving its declaration. */
const safeFamily = (family: string): string => family.replace(/[^\w\s",.'-]/g, '')
