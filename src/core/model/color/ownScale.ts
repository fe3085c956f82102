import { contrast } from './contrast.ts'
import { hexOf, oklchOf } from './oklch.ts'

/** Twelve steps of a colour, from the ground of a page to text on it, for both schemes. */
export type Scale = { readonly light: readonly string[]; readonly dark: readonly string[] }

/** How light each step is and which part of the colour's strength it has; steps 9 to 11 follow from the colour itself. Taken from the middle of Radix' scales. */
const curves = {
  light: {
    lightness: [0.992, 0.98, 0.958, 0.932, 0.903, 0.866, 0.815, 0.745],
    chroma: [0.03, 0.08, 0.17, 0.28, 0.38, 0.46, 0.56, 0.72],
    last: [0.34, 0.5],
  },
  dark: {
    lightness: [0.18, 0.208, 0.25, 0.288, 0.327, 0.378, 0.446, 0.53],
    chroma: [0.1, 0.15, 0.3, 0.42, 0.48, 0.52, 0.58, 0.68],
    last: [0.91, 0.3],
  },
} as const

/** Text is judged on the darkest and lightest grounds that pages have beside those of the colour itself. */
const grounds = { light: '#e8e8e8', dark: '#2e2e2e' } as const

/** The least contrast of text, and a little for what rounding takes. Source: WCAG 2.2, 1.4.3. */
const readable = 4.6

/** The step nearest to a colour that can be read on some grounds: darker on light ones, lighter on dark ones. */
const readableOn = (color: string, on: readonly string[], by: number): string => {
  let { light, chroma, hue } = oklchOf(color)
  let found = color
  while (light >= 0 && light <= 1 && on.some((ground) => contrast(found, ground) < readable)) {
    light += by
    found = hexOf({ light, chroma, hue })
  }
  return found
}

const stepsOf = (color: string, scheme: 'light' | 'dark'): string[] => {
  const { light, chroma, hue } = oklchOf(color)
  const { lightness, chroma: parts, last } = curves[scheme]
  const washes = lightness.map((step, index) =>
    hexOf({ light: step, chroma: chroma * (parts[index] ?? 0), hue }),
  )
  const by = scheme === 'light' ? -0.01 : 0.01
  const beside = hexOf({ light: light + (light < 0.5 ? 0.04 : -0.035), chroma, hue })
  const text = readableOn(color, [grounds[scheme], washes[3] ?? color], by)
  return [...washes, color, beside, text, hexOf({ light: last[0], chroma: chroma * last[1], hue })]
}

const known = new Map<string, Scale>()

/** The scale of a colour `#rrggbb`: step 9 is the colour itself, steps 11 and 12 can be read on all grounds of their scheme. */
export const ownScale = (color: string): Scale => {
  const scale = known.get(color) ?? { light: stepsOf(color, 'light'), dark: stepsOf(color, 'dark') }
  known.set(color, scale)
  return scale
}

/** A colour as much darker as white words on it need. */
export const underWhite = (color: string): string => readableOn(color, ['#ffffff'], -0.005)

/** A colour a little darker: a button that is pointed at. */
export const darker = (color: string): string => {
  const { light, chroma, hue } = oklchOf(color)
  return hexOf({ light: Math.max(0, light - 0.06), chroma, hue })
}
