import type { Theme } from '../../core/document/site.ts'
import { ownScale, type Scale } from '../../core/model/color/ownScale.ts'

/** The colour scales of Radix Themes, twelve steps each for light and dark, read from its token files. */
const files = import.meta.glob<string>(
  '../../../node_modules/@radix-ui/themes/tokens/colors/*.css',
  { query: '?raw', import: 'default', eager: true },
)

const steps = (css: string, name: string): string[] =>
  Array.from(
    { length: 12 },
    (_, index) => new RegExp(`--${name}-${index + 1}:\\s*(#[0-9a-f]+)`, 'i').exec(css)?.[1] ?? '',
  )

const scales = new Map<string, Scale>()

/** The scale of a colour by its Radix name or as a value, `#rrggbb`. Throws for a name that Radix does not have. */
export const scaleOf = (name: string): Scale => {
  if (name.startsWith('#')) return ownScale(name.toLowerCase())
  const known = scales.get(name)
  if (known) return known
  const css = Object.entries(files).find(([path]) => path.endsWith(`/${name}.css`))?.[1]
  if (!css) throw new Error(`Radix Themes has no colour "${name}".`)
  const [light = '', dark = ''] = css.split(/\.dark,\s*\.dark-theme\s*\{/)
  const scale = { light: steps(light, name), dark: steps(dark, name) }
  scales.set(name, scale)
  return scale
}

/** The scale of a site's accent, and of the colour that stands beside it. */
export const accentOf = ({ accent, colors }: Theme): Scale => scaleOf(colors?.accent ?? accent)
/** The scale that a tinted ground is taken from: its steps are as light in every colour. */
export const groundScaleOf = (theme: Theme): Scale =>
  scaleOf(theme.colors?.ground ?? accentOf(theme).light[8] ?? '#808080')
export const secondOf = ({ accent, second, colors }: Theme): Scale =>
  scaleOf(colors?.second ?? second ?? colors?.accent ?? accent)
