/** A colour by how light it is (0 to 1), how strong, and its hue in radians. Source: Björn Ottosson, "A perceptual color space for image processing" (2020). */
export type Oklch = { readonly light: number; readonly chroma: number; readonly hue: number }

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

/** Reads `#rrggbb`. */
export const oklchOf = (color: string): Oklch => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    light: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: Math.atan2(bb, a),
  }
}

const channels = ({ light, chroma, hue }: Oklch): readonly number[] => {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const [l, m, s] = [
    0.3963377774 * a + 0.2158037573 * b,
    -0.1055613458 * a - 0.0638541728 * b,
    -0.0894841775 * a - 1.291485548 * b,
  ].map((part) => (light + part) ** 3) as [number, number, number] // three of three
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Writes `#rrggbb`: what no screen shows is taken back in strength, not in lightness, until one does. */
export const hexOf = (color: Oklch): string => {
  const found = channels(color)
  if (color.chroma > 0.001 && found.some((value) => value < -0.0005 || value > 1.0005))
    return hexOf({ ...color, chroma: color.chroma * 0.97 })
  return `#${found
    .map((value) =>
      Math.round(255 * fromLinear(Math.min(1, Math.max(0, value))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
